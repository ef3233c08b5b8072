#pragma once
// Calls of Linux that Swift can't make: variadic functions, and those that only GNU's headers declare.
#include <signal.h>
#include <stdint.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <unistd.h>
#include <sys/syscall.h>
#include <ucontext.h>

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

struct child_process_watch {
    uintptr_t begin, end;
    int tries;
};

// The instructions of the library whose endless loops are reported, and how often one was looked for.
static inline struct child_process_watch *child_process_watched(void) {
    static struct child_process_watch watch;
    return &watch;
}

// The address of the instruction that a signal came at; 0 where that is not known.
static inline uintptr_t child_process_interrupted(void *context) {
#if defined(__x86_64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[16 /* REG_RIP */];
#elif defined(__aarch64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#else
    return 0;
#endif
}

// Aborts where the library's own instructions run, whose lines a backtrace can name. What they call is often without
// frames that can be followed: there it is tried again a millisecond later, up to half a second.
static inline void child_process_report(int number, siginfo_t *info, void *context) {
    uintptr_t place = child_process_interrupted(context);
    struct child_process_watch *watch = child_process_watched();
    int is_inside = place >= watch->begin && place < watch->end;
    if (is_inside || place == 0 || ++watch->tries == 500) {
        // Comes when this function has returned, which blocks it: at the instruction that was interrupted.
        raise(SIGABRT);
        return;
    }
    struct itimerval soon = {{0, 0}, {0, 1000}};
    setitimer(ITIMER_REAL, &soon, NULL);
}

// Has SIGALRM abort the process, preferably within the instructions from `begin` to before `end`.
static inline void child_process_report_at_alarm(uintptr_t begin, uintptr_t end) {
    struct child_process_watch *watch = child_process_watched();
    watch->begin = begin;
    watch->end = end;
    struct sigaction action = {0};
    action.sa_sigaction = child_process_report;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaddset(&action.sa_mask, SIGABRT);
    sigaction(SIGALRM, &action, NULL);
}
