#pragma once
#include <stddef.h>

// Decompresses DEFLATE (RFC 1951) by zlib: `length` bytes of `source` into at most `room` of `target`.
// Returns how many bytes there are; -1 for bytes that are damaged, cut off or stand for more.
long inflate_bytes(const unsigned char *source, size_t length, unsigned char *target, size_t room);
