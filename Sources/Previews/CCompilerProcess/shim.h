#pragma once
// Calls of Linux that Swift can't make: it has no fork(2), and posix_spawn(3) can't bind a program to this process.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// fork(2), execvp(3): starts a program in a process group of its own, with no input and `output` as what it writes to, and lets
// others go before it: nice(2), 0 for as this process. It is killed when the thread that started it ends, however that ends: prctl(2) PR_SET_PDEATHSIG.
// Returns the process; -1 with errno if it can't be started.
static inline pid_t compiler_process_start(char *const words[], int output, int niceness) {
    int fault[2];
    if (pipe(fault) != 0) return -1;
    fcntl(fault[0], F_SETFD, FD_CLOEXEC);
    fcntl(fault[1], F_SETFD, FD_CLOEXEC);
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        // It has ended already.
        if (getppid() != parent) _exit(127);
        setpgid(0, 0);
        if (niceness > 0) {
            errno = 0;
            if (nice(niceness) < 0 && errno != 0) _exit(127);
        }
        for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        int input = open("/dev/null", O_RDONLY);
        if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(127);
        execvp(words[0], words);
        int reason = errno;
        if (write(fault[1], &reason, sizeof reason) < 0) _exit(126);
        _exit(127);
    }
    int reason = process < 0 ? errno : 0;
    close(fault[1]);
    if (process > 0 && read(fault[0], &reason, sizeof reason) < 0) reason = 0;
    close(fault[0]);
    if (reason == 0) return process;
    // Nobody else waits for a copy of this program that could not become the other one.
    if (process > 0) waitpid(process, NULL, 0);
    errno = reason;
    return -1;
}
