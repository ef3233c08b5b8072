#pragma once
#include <libwebsockets.h>
#include <netdb.h>
#include <netinet/tcp.h>

/* A macro that Swift cannot import. */
enum { CLWS_PRE = LWS_PRE };
