#pragma once
// The heap from which malloc(3) takes what the main thread asks for.
#include <malloc.h>
#include <stdint.h>
#include <unistd.h>

// Has the heap grow, and be given back, by this number of bytes at least, and take in what is smaller than `largest`; 0 if the
// C library is another one than glibc.
static inline int heap_grow_by(int bytes, int largest) {
#ifdef __GLIBC__
    // With any of these set the library no longer chooses the others by what is freed.
    return mallopt(M_TOP_PAD, bytes) == 1 && mallopt(M_TRIM_THRESHOLD, 2 * bytes) == 1 && mallopt(M_MMAP_THRESHOLD, largest) == 1;
#else
    return 0;
#endif
}

// The address at which the heap ends, as the C library knows it.
static inline uintptr_t heap_end(void) { return (uintptr_t)sbrk(0); }
