#pragma once
// What a process prints, with marks of the step in which it was: a mark stands before what follows it in another step.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

enum {
    // The first byte of a mark, SYN; then the room and the stage tick in decimal digits, "n" or, of a step that is repeated, "r", and a
    // line feed, with colons between them.
    CHILD_PROCESS_MARK = 0x16,
    // The greatest length of a mark.
    CHILD_PROCESS_MARK_LIMIT = 32,
};

struct child_process_step {
    unsigned room, tick;
    int repeats;
};

struct child_process_printer {
    pthread_mutex_t lock;
    struct child_process_step now, marked;
};

static struct child_process_printer child_process_printer = {.lock = PTHREAD_MUTEX_INITIALIZER};

// write(2) all of it.
static inline int child_process_write(int descriptor, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0) return -1;
        bytes += written;
        count -= (size_t)written;
    }
    return 0;
}

// fopencookie(3), which stdio.h of glibc 2.36 has for those alone who ask for all of GNU's, and that of 2.41 for everybody.
#ifndef __cookie_io_functions_t_defined
#include <bits/types/cookie_io_functions_t.h>
FILE *fopencookie(void *cookie, const char *mode, cookie_io_functions_t functions);
#endif

// A write function of fopencookie(3), whose cookie is a descriptor plus 1.
static inline ssize_t child_process_print(void *cookie, const char *bytes, size_t count) {
    int descriptor = (int)((intptr_t)cookie - 1);
    struct child_process_printer *printer = &child_process_printer;
    pthread_mutex_lock(&printer->lock);
    struct child_process_step now = printer->now, marked = printer->marked;
    int result = 0;
    if (now.room != marked.room || now.tick != marked.tick || now.repeats != marked.repeats) {
        char mark[CHILD_PROCESS_MARK_LIMIT];
        int length = snprintf(
            mark, sizeof mark, "%c%u:%u:%c\n", CHILD_PROCESS_MARK, now.room, now.tick, now.repeats ? 'r' : 'n');
        result = child_process_write(descriptor, mark, (size_t)length);
        printer->marked = now;
    }
    if (result == 0) result = child_process_write(descriptor, bytes, count);
    pthread_mutex_unlock(&printer->lock);
    return result == 0 ? (ssize_t)count : 0;
}

// Has what is printed be marked, and each line of it go out at once.
static inline void child_process_mark_output(void) {
    cookie_io_functions_t functions = {.write = child_process_print};
    FILE *output = fopencookie((void *)(intptr_t)(STDOUT_FILENO + 1), "w", functions);
    FILE *errors = fopencookie((void *)(intptr_t)(STDERR_FILENO + 1), "w", functions);
    if (output == NULL || errors == NULL) return;
    setvbuf(output, NULL, _IOLBF, 0);
    setvbuf(errors, NULL, _IONBF, 0);
    stdout = output;
    stderr = errors;
}

// Says in which step what is printed from now on is.
static inline void child_process_begin_step(unsigned room, unsigned tick, int repeats) {
    struct child_process_printer *printer = &child_process_printer;
    pthread_mutex_lock(&printer->lock);
    printer->now = (struct child_process_step){room, tick, repeats};
    pthread_mutex_unlock(&printer->lock);
}
