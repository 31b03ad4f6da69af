/*
 * Android's own marks on declarations, which glibc's <sys/cdefs.h> does not know: since which version of
 * the system there is something, and under which name a 64-bit offset is meant. They check no types.
 */
#pragma once
#include_next <sys/cdefs.h>

#ifndef __INTRODUCED_IN
#define __INTRODUCED_IN(api_level)
#endif
#define __RENAME_IF_FILE_OFFSET64(func)
