#pragma once
// Calls of Linux that Swift can't make: variadic functions, and those that only GNU's headers declare.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// prctl(2) PR_SET_PDEATHSIG: the process is killed when its parent ends.
static inline int child_process_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

// pipe2(2) O_CLOEXEC: a pipe that no other process gets.
static inline int child_process_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */); }

// posix_spawn_file_actions_addclosefrom_np(3): the new process has no descriptors from `first` on.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
static inline int child_process_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

// POSIX_SPAWN_SETSID of posix_spawnattr_setflags(3).
enum { CHILD_PROCESS_NEW_SESSION = 0x80 };
