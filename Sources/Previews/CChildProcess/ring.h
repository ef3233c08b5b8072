#pragma once
// Memory that two processes share: in a ring of it one writes a stream of bytes, and the other reads that: futex(2).
//
// Whoever is at the other end may write anything at any time. Each side therefore keeps its own count for itself, and compares the
// other's, read once, with that.
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// The bytes of a ring, a power of two.
enum { CHILD_PROCESS_RING_SIZE = 1 << 16 };

// What one side waits at until the other rings it.
struct child_process_bell {
    uint32_t rings, is_awaited;
};

// What the two sides write lies in cache lines of their own.
struct child_process_ring {
    // The writer's: the bytes that it has written until now, modulo 2^32, and whether none follow.
    uint32_t written, is_over, unused_1[14];
    // The reader's: the bytes that it has taken.
    uint32_t taken, unused_2[15];
    // What the reader waits at, and the writer.
    struct child_process_bell news;
    uint32_t unused_3[14];
    struct child_process_bell room;
    uint32_t unused_4[14];
};

// The two rings of two processes, which lie one after the other, each with its bytes right behind it.
enum {
    CHILD_PROCESS_RING_STRIDE = sizeof(struct child_process_ring) + CHILD_PROCESS_RING_SIZE,
    CHILD_PROCESS_RINGS_SIZE = 2 * CHILD_PROCESS_RING_STRIDE,
};

static inline struct child_process_ring *child_process_ring(void *memory, int index) {
    return (struct child_process_ring *)((uint8_t *)memory + index * CHILD_PROCESS_RING_STRIDE);
}

static inline uint32_t child_process_load(const uint32_t *number) { return __atomic_load_n(number, __ATOMIC_ACQUIRE); }

static inline void child_process_store(uint32_t *number, uint32_t value) {
    __atomic_store_n(number, value, __ATOMIC_RELEASE);
}

// Says that this side is about to wait. Whether there is anything to wait for is looked at after it, and then
// child_process_wait is told what this returns: none of the other's rings is missed.
static inline uint32_t child_process_expect(struct child_process_bell *bell) {
    uint32_t rings = __atomic_load_n(&bell->rings, __ATOMIC_SEQ_CST);
    __atomic_store_n(&bell->is_awaited, 1, __ATOMIC_SEQ_CST);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return rings;
}

// Waits for a ring. The other side can have the kernel move whoever waits to another place (FUTEX_REQUEUE), where no ring is heard: it
// is for some milliseconds at most.
static inline void child_process_wait(struct child_process_bell *bell, uint32_t rings, int milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    syscall(SYS_futex, &bell->rings, FUTEX_WAIT, rings, &time, NULL, 0);
}

static inline void child_process_stop_expecting(struct child_process_bell *bell) {
    __atomic_store_n(&bell->is_awaited, 0, __ATOMIC_RELAXED);
}

// Wakes whoever waits, or is about to.
static inline void child_process_wake(struct child_process_bell *bell) {
    __atomic_fetch_add(&bell->rings, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &bell->rings, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
}

// Wakes the other side if it waits: without, no system call is made.
static inline void child_process_tell_of_change(struct child_process_bell *bell) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (__atomic_load_n(&bell->is_awaited, __ATOMIC_RELAXED) == 0) return;
    __atomic_store_n(&bell->is_awaited, 0, __ATOMIC_RELAXED);
    child_process_wake(bell);
}

// memfd_create(2): memory without a name for two rings, whose size nobody can change any more, so that each page is there for good; -1
// where there is none.
static inline int child_process_make_rings(void) {
    int file = (int)syscall(SYS_memfd_create, "rings", 3 /* MFD_CLOEXEC | MFD_ALLOW_SEALING */);
    if (file < 0) return -1;
    // F_ADD_SEALS, and F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW.
    if (ftruncate(file, CHILD_PROCESS_RINGS_SIZE) == 0 && fcntl(file, 1033, 7) == 0) return file;
    close(file);
    return -1;
}

// The memory of a descriptor that child_process_make_rings has made; NULL for another.
static inline void *child_process_map_rings(int file) {
    struct stat status;
    if (fstat(file, &status) != 0 || status.st_size != CHILD_PROCESS_RINGS_SIZE || fcntl(file, 1034 /* F_GET_SEALS */) != 7) {
        return NULL;
    }
    void *memory = mmap(NULL, CHILD_PROCESS_RINGS_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

// Whether the main queue has something to run: libdispatch makes this descriptor readable for run loops.
int _dispatch_get_main_queue_handle_4CF(void);
