//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// patience is how long a condition may take to come true on a loaded machine.
const patience = 90 * time.Second

// builtProgram is the program as make build builds it, built once for all tests.
var builtProgram string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "damiera-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	builtProgram = filepath.Join(folder, "damiera")
	build := exec.Command("go", "build", "-tags", "migrated_fynedo", "-o", builtProgram, "damiera")
	build.Stdout, build.Stderr = os.Stderr, os.Stderr
	status := 1
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "the program does not build:", err)
	} else {
		status = m.Run()
	}
	os.RemoveAll(folder)
	os.Exit(status)
}

// A program is Damiera on a screen, with a home folder of its own that outlives its runs.
type program struct {
	t       *testing.T
	screen  screen
	home    string
	variant string // "light" or "dark"
	process *exec.Cmd
	said    string // the file of what its runs wrote to their standard error
	started time.Time
}

// newProgram sets the stage; nothing runs yet.
func newProgram(t *testing.T, variant string) *program {
	t.Helper()
	p := &program{t: t, screen: openScreen(t), home: t.TempDir(), variant: variant}
	p.said = filepath.Join(t.TempDir(), "stderr")
	t.Cleanup(func() {
		if t.Failed() {
			p.keepPicture()
		}
		p.kill()
	})
	return p
}

// start runs the program.
func (p *program) start() {
	p.t.Helper()
	p.startAs(builtProgram)
}

// startAs runs the program by a command that becomes the program.
func (p *program) startAs(command ...string) {
	p.t.Helper()
	said, err := os.OpenFile(p.said, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		p.t.Fatal(err)
	}
	defer said.Close()
	p.process = exec.Command(command[0], command[1:]...)
	p.process.Dir = p.home
	p.process.Stderr = said
	p.process.Env = p.environment()
	p.started = time.Now()
	if err := p.process.Start(); err != nil {
		p.t.Fatal(err)
	}
}

// environment is what a program on the screen knows of where it runs. Nothing of the desktop that the test
// itself runs in reaches it: neither its settings nor its other display nor its message bus.
func (p *program) environment() []string {
	return []string{
		"PATH=" + os.Getenv("PATH"),
		"HOME=" + p.home,
		"DISPLAY=" + p.screen.display,
		"LANG=en_US.UTF-8",
		"LIBGL_ALWAYS_SOFTWARE=1",
		"FYNE_THEME=" + p.variant,
		"DBUS_SESSION_BUS_ADDRESS=unix:path=" + filepath.Join(p.home, "no-bus"),
	}
}

// kill ends the program as a power cut would: it has no say in it.
func (p *program) kill() {
	if p.process == nil {
		return
	}
	_ = p.process.Process.Signal(syscall.SIGKILL)
	_ = p.process.Wait()
	p.process = nil
}

// quit asks the program to end, as a desktop does on leaving, and wants it to end well.
func (p *program) quit() {
	p.t.Helper()
	if err := p.process.Process.Signal(syscall.SIGTERM); err != nil {
		p.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- p.process.Wait() }()
	select {
	case err := <-ended:
		p.process = nil
		if err != nil {
			p.t.Errorf("the program ended badly: %v\n%s", err, p.complaints())
		}
	case <-time.After(patience):
		p.t.Fatal("the program does not end when asked to")
	}
}

// complaints is what the program's runs wrote to their standard error.
func (p *program) complaints() string {
	text, err := os.ReadFile(p.said)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// resident is the program's memory in MB, as the system counts it.
func (p *program) resident() int {
	p.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.process.Process.Pid))
	if err != nil {
		p.t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		fields := strings.Fields(line)
		if len(fields) >= 2 && fields[0] == "VmRSS:" {
			kilobytes, err := strconv.Atoi(fields[1])
			if err != nil {
				p.t.Fatal(err)
			}
			return kilobytes / 1024
		}
	}
	p.t.Fatal("the system does not tell the program's memory")
	return 0
}

// await polls until the condition holds. The condition tells in a word what it saw instead.
func (p *program) await(what string, holds func() (bool, string)) {
	p.t.Helper()
	end := time.Now().Add(patience)
	for pause := 10 * time.Millisecond; ; pause = min(2*pause, 100*time.Millisecond) {
		ok, saw := holds()
		if ok {
			return
		}
		if time.Now().After(end) {
			p.t.Fatalf("waited for %s, but after %v: %s\n%s", what, patience, saw, p.complaints())
		}
		time.Sleep(pause)
	}
}
