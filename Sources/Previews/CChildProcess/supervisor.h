#pragma once
// A process that outlives another one, and ends whatever that has started: PR_SET_CHILD_SUBREAPER of prctl(2).
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// Kills this process's children, adopted ones too, of which there may be more than this sees.
static inline void child_process_kill_children(void) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return;
    text[count] = 0;
    // The last number may be cut off.
    char *last = count == (ssize_t)sizeof text - 1 ? strrchr(text, ' ') : NULL;
    if (last) *last = 0;
    for (char *next = text, *end; ; next = end) {
        long child = strtol(next, &end, 10);
        if (end == next) return;
        kill((pid_t)child, SIGKILL);
    }
}

// Goes on in a new process; the one that calls waits for the end of that, of its own parent, or for SIGTERM. Then it kills
// all that is left, and ends. While there is but one thread.
static inline void child_process_supervise(void) {
    pid_t parent = getppid();
    sigset_t awaited, before;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGTERM);
    sigaddset(&awaited, SIGCHLD);
    sigprocmask(SIG_BLOCK, &awaited, &before);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    pid_t process = fork();
    if (process < 0) _exit(71);
    if (process == 0) {
        sigprocmask(SIG_SETMASK, &before, NULL);
        return;
    }
    prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    // The server sees their ends as soon as nobody else has them.
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(null, descriptor);
    int status = 0, is_over = getppid() != parent;
    while (!is_over) {
        pid_t ended;
        while ((ended = waitpid(-1, &status, WNOHANG | 0x40000000 /* __WALL */)) > 0) {
            if (ended == process) break;
        }
        if (ended == process) break;
        is_over = sigwaitinfo(&awaited, NULL) == SIGTERM;
    }
    do child_process_kill_children();
    while (waitpid(-1, NULL, 0x40000000) > 0 || errno == EINTR);
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}
