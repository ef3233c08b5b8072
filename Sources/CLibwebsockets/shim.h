#pragma once
#include <libwebsockets.h>

/* A macro that Swift cannot import. */
enum { CLWS_PRE = LWS_PRE };
