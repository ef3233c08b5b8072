#pragma once

#include <stdbool.h>

/// System calls of the sockets' kind that the calling thread has made. In a program that links this, they go by way of a
/// counter.
struct system_call_count {
    unsigned long send;
    unsigned long receive;
    /// Waits for descriptors: epoll_wait(2) and poll(2).
    unsigned long wait;
    /// Those of them that look at each descriptor: poll(2).
    unsigned long poll;
    /// Waits for memory to change, and their ends: futex(2), as far as syscall(2) makes it, which locks of the C library don't.
    unsigned long futex;
};

struct system_call_count thread_system_call_count(void);

/// Whether they are counted: not where the thread sanitizer, which follows them itself, stands in the way.
bool counts_system_calls(void);
