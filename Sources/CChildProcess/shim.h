#pragma once
// Calls of Linux that Swift can't make: variadic functions, and those that only GNU's headers declare.
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>
#include <sys/syscall.h>

// prctl(2) PR_SET_PDEATHSIG: the process is killed when its parent ends.
static inline int child_process_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

// unshare(2): a network of its own, without any device that leads out of it.
static inline int child_process_leave_network(void) {
    // Root may do so as it is; others only as root of a user namespace of their own.
    int result = (int)syscall(SYS_unshare, 0x40000000 /* CLONE_NEWNET */);
    if (result != 0) result = (int)syscall(SYS_unshare, 0x10000000 /* CLONE_NEWUSER */ | 0x40000000 /* CLONE_NEWNET */);
    // prctl(2): with other rights a process can't be looked into, which whoever explains its crash has to.
    prctl(PR_SET_DUMPABLE, 1);
    return result;
}

// setvbuf(3): each line that is printed goes out at once.
static inline void child_process_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

// pipe2(2) O_CLOEXEC: a pipe that no other process gets.
static inline int child_process_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */); }

// posix_spawn_file_actions_addclosefrom_np(3): the new process has no descriptors from `first` on.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
static inline int child_process_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
