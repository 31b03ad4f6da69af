/*
 * Stands in for the NDK's header of the same name, which Debian does not have. Enough of it to check
 * types: nothing is linked against it.
 */
#pragma once
#include <stdint.h>

typedef struct ANativeWindow ANativeWindow;

typedef struct ARect {
	int32_t left, top, right, bottom;
} ARect;

int32_t ANativeWindow_getWidth(ANativeWindow *window);
int32_t ANativeWindow_getHeight(ANativeWindow *window);
int32_t ANativeWindow_setBuffersGeometry(ANativeWindow *window, int32_t width, int32_t height, int32_t format);
