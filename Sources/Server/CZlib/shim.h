#include <zlib.h>

// Macros that Swift can't import.

// Deflate without a header, as RFC 7692 has it.
static inline int zlib_begin_raw(z_stream *stream) {
    return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

// Gzip's format: RFC 1952.
static inline int zlib_begin_gzip(z_stream *stream) {
    return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
