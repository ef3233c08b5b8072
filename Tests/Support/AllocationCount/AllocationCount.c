#include "AllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

static atomic_ulong count;

static _Thread_local unsigned long own_count;

unsigned long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

unsigned long thread_allocation_count(void) { return own_count; }

unsigned long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

bool counts_allocations(void) { return false; }

#else

bool counts_allocations(void) { return true; }

// A program's own malloc stands before the C library's, for its shared libraries, too; these go on to the library's own.
// free is the library's, as the blocks are.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void note(void) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    own_count += 1;
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    note();
    return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

#endif
