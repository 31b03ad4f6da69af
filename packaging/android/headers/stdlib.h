/* Android's own <stdlib.h> brings the types of <stdint.h> along, and code for Android counts on it. */
#pragma once
#include <stdint.h>
#include_next <stdlib.h>
