// Page assembles the web page of the program, ready for any server of files.
//
//	page [-brotli N] -wasm FILE -icons FOLDER -out FOLDER
//
// It runs in the root of the source. The page and its scripts come from packaging/web, the endgame
// tables from where packaging/web/tables.txt says. What packs well is there packed with gzip and
// brotli as well, for servers that can make use of it. Packing the program well takes minutes, so what
// was packed is kept beside FILE for the next time.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	quality := flag.Int("brotli", 9, "how hard brotli tries, 0 to 11")
	wasm := flag.String("wasm", "", "the program, built for the browser")
	icons := flag.String("icons", "", "the folder of the icons")
	out := flag.String("out", "", "the folder to fill, which must not exist")
	flag.Parse()
	if *wasm == "" || *icons == "" || *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	packer := packer{quality: *quality, folder: filepath.Join(filepath.Dir(*wasm), "packed")}
	if err := run(*wasm, *icons, *out, packer); err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

func run(wasm, icons, out string, p packer) error {
	site, err := gather(wasm, icons)
	if err != nil {
		return err
	}
	files, err := site.assemble()
	if err != nil {
		return err
	}
	if err := p.addPacked(files); err != nil {
		return err
	}
	if _, err := os.Stat(out); err == nil {
		return fmt.Errorf("%s exists", out)
	}
	for name, content := range files {
		file := filepath.Join(out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
