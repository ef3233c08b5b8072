#pragma once
// A count of the instructions that a thread executes, where the kernel and the processor offer one.
#include <linux/perf_event.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Opens a counter of the calling thread's own instructions, which stands still; -1 with errno if there is none.
static inline int instruction_counter_open(void) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

// Begins to count from 0.
static inline void instruction_counter_begin(int counter) {
    ioctl(counter, PERF_EVENT_IOC_RESET, 0);
    ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
}

// Ends the count, and returns it; 0 if nothing was counted.
static inline uint64_t instruction_counter_end(int counter) {
    uint64_t count = 0;
    ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
    return read(counter, &count, sizeof count) == sizeof count ? count : 0;
}
