#include "CInflate.h"
#include <limits.h>
#include <zlib.h>

long inflate_bytes(const unsigned char *source, size_t length, unsigned char *target, size_t room) {
    if (length > UINT_MAX || room > UINT_MAX) return -1;
    z_stream stream = {.next_in = (Bytef *)source, .avail_in = (uInt)length, .next_out = target, .avail_out = (uInt)room};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return -1;
    int status = inflate(&stream, Z_FINISH);
    long count = (long)stream.total_out;
    inflateEnd(&stream);
    return status == Z_STREAM_END ? count : -1;
}
