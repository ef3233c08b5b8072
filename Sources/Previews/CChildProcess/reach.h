#pragma once
// What a process finds that it can still do, without doing harm by it.
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Whether another process can be signalled, limited, or looked into, its arguments included.
static inline int child_process_reaches(int process) {
    static const char *const files[] = {"environ", "cmdline", "status"};
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/%s", process, files[index]);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        close(file);
        return 1;
    }
    unsigned long limits[2];
    return kill(process, 0) == 0
        || syscall(SYS_prlimit64, process, 7 /* RLIMIT_NOFILE */, NULL, limits) == 0;
}

// Whether there can be memory that belongs to no process: shmget(2), memfd_create(2).
static inline int child_process_has_loose_memory(void) {
    long segment = syscall(SYS_shmget, 0 /* IPC_PRIVATE */, 4096, 0600);
    if (segment >= 0) syscall(SYS_shmctl, segment, 0 /* IPC_RMID */, NULL);
    long file = syscall(SYS_memfd_create, "probe", 1 /* MFD_CLOEXEC */);
    if (file >= 0) close((int)file);
    return segment >= 0 || file >= 0;
}

// Whether this process can start a program: posix_spawn(3).
static inline int child_process_starts_programs(void) {
    pid_t program = 0;
    char *words[] = {"true", NULL}, *variables[] = {NULL};
    int status = posix_spawn(&program, "/bin/true", NULL, NULL, words, variables);
    if (status == 0) waitpid(program, NULL, 0);
    return status == 0;
}

// Whether this process can multiply with a copy of its memory: fork(2).
static inline int child_process_multiplies(void) {
    pid_t copy = fork();
    if (copy == 0) _exit(0);
    if (copy > 0) waitpid(copy, NULL, 0);
    return copy > 0;
}
