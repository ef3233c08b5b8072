#define _GNU_SOURCE
#include "SystemCallCount.h"

#include <dlfcn.h>
#include <poll.h>
#include <stdarg.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// A program's own functions stand before the C library's, for its shared libraries, too.

static _Thread_local struct system_call_count count;

struct system_call_count thread_system_call_count(void) { return count; }

#if __has_feature(thread_sanitizer)

bool counts_system_calls(void) { return false; }

#else

bool counts_system_calls(void) { return true; }

long syscall(long number, ...) {
    if (number == SYS_futex) count.futex += 1;
    // Those that follow the last one of a call are not looked at.
    va_list list;
    va_start(list, number);
    long values[6];
    for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
    va_end(list);
    static long (*next)(long, ...);
    if (next == NULL) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    return next(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

ssize_t send(int socket, const void *bytes, size_t size, int flags) {
    count.send += 1;
    return syscall(SYS_sendto, socket, bytes, size, flags, NULL, 0);
}

ssize_t recv(int socket, void *bytes, size_t size, int flags) {
    count.receive += 1;
    return syscall(SYS_recvfrom, socket, bytes, size, flags, NULL, NULL);
}

int epoll_wait(int queue, struct epoll_event *events, int size, int timeout) {
    count.wait += 1;
    return syscall(SYS_epoll_pwait, queue, events, size, timeout, NULL, 8);
}

int poll(struct pollfd *descriptors, nfds_t size, int timeout) {
    count.wait += 1;
    count.poll += 1;
    struct timespec time = {timeout / 1000, timeout % 1000 * 1000000L};
    return syscall(SYS_ppoll, descriptors, size, timeout < 0 ? NULL : &time, NULL, 8);
}

#endif
