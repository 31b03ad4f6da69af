// A stand-in for bcryptprimitives.dll, only for trying the program under a Wine that has none: Go's
// runtime takes its random numbers from there. It is part of no package.
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T length) { return RtlGenRandom(to, (ULONG)length); }
