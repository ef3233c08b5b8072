#pragma once
// Calls of Linux that Swift can't make: variadic functions, and those that only GNU's headers declare.
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

// prctl(2) PR_SET_PDEATHSIG: the process is killed when its parent ends.
static inline int child_process_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

// The most of Landlock's interface that is used here, as old headers lack it: landlock(7).
struct child_process_ruleset { uint64_t files, network, scopes; };
struct child_process_rule { uint64_t access; int32_t folder; } __attribute__((packed));
enum {
    CHILD_PROCESS_EXECUTE = 1 << 0, CHILD_PROCESS_WRITE = 1 << 1, CHILD_PROCESS_READ = 1 << 2,
    CHILD_PROCESS_LIST = 1 << 3,
};

// landlock_create_ruleset(2): the rules' descriptor, by which nothing is allowed yet; -1 where the kernel has no Landlock.
// What it handles: all of a file's uses, TCP, and, so that no other process is reached, signals and abstract sockets.
static inline int child_process_make_rules(void) {
    long version = syscall(444, NULL, 0, 1 /* LANDLOCK_CREATE_RULESET_VERSION */);
    if (version < 1) return -1;
    uint64_t files = version >= 5 ? (1 << 16) - 1 : version >= 3 ? (1 << 15) - 1 : version == 2 ? (1 << 14) - 1 : (1 << 13) - 1;
    struct child_process_ruleset ruleset = {files, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    return (int)syscall(444, &ruleset, size, 0);
}

// landlock_add_rule(2): allows what `access` says of a file, or of what is in a folder; 0, or -1. One that isn't there is
// overlooked.
static inline int child_process_allow(int rules, const char *path, uint64_t access) {
    int file = open(path, 010000000 /* O_PATH */ | O_CLOEXEC);
    if (file < 0) return errno == ENOENT || errno == ENOTDIR ? 0 : -1;
    struct stat status;
    struct child_process_rule rule = {access, file};
    int result = fstat(file, &status);
    // Files can't be listed.
    if (result == 0 && !S_ISDIR(status.st_mode)) rule.access &= ~(uint64_t)CHILD_PROCESS_LIST;
    if (result == 0) result = (int)syscall(445, rules, 1 /* LANDLOCK_RULE_PATH_BENEATH */, &rule, 0);
    close(file);
    return result;
}

// prctl(2) PR_SET_NO_NEW_PRIVS, landlock_restrict_self(2): limits this process, and those that it starts, for good.
static inline int child_process_keep_rules(int rules) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return (int)syscall(446, rules, 0);
}

// seccomp(2): refuses this process, and those that it starts, new sockets (pairs are allowed), and rings of requests,
// through which it could have some.
static inline int child_process_refuse_sockets(void) {
#if defined(__x86_64__)
    uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
    uint32_t machine = AUDIT_ARCH_AARCH64;
#else
    return -1;
#endif
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        // Other numbers mean other calls: none of those is made by what is compiled for this machine.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
        // The calls of the x32 interface.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 2, 0),
#else
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0xffffffff, 2, 0),
#endif
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 425 /* io_uring_setup */, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
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

// Whether a function of the library has no frame of its own at an instruction: a backtrace from there leaves out the
// function that calls. So it is in the stubs by which the library calls others, and where a function begins and ends.
static inline int child_process_lacks_frame(uintptr_t place) {
#if defined(__x86_64__)
    const unsigned char *code = (const unsigned char *)place;
    // endbr64, where that is used, and the prefix bnd.
    if (code[0] == 0xf3 && code[1] == 0x0f && code[2] == 0x1e && code[3] == 0xfa) code += 4;
    if (code[0] == 0xf2) code += 1;
    // A stub: jmp *offset(%rip).
    if (code[0] == 0xff && code[1] == 0x25) return 1;
    // push %rbp; mov %rsp, %rbp; and ret.
    return code[0] == 0x55 || (code[0] == 0x48 && code[1] == 0x89 && code[2] == 0xe5) || code[0] == 0xc3;
#elif defined(__aarch64__)
    uint32_t code = *(const uint32_t *)place;
    // A stub: adrp x16; ldr x17, [x16, offset]; add x16, x16, offset; br x17.
    if ((code & 0x9f00001f) == 0x90000010 || (code & 0xffc003ff) == 0xf9400211
        || (code & 0xffc003ff) == 0x91000210 || code == 0xd61f0220) return 1;
    // stp x29, x30, [sp, offset] and the same with !; add x29, sp, offset; and ret.
    return (code & 0xff407fff) == 0xa9007bfd || (code & 0xffc003ff) == 0x910003fd || code == 0xd65f03c0;
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
    // A loop of calls is interrupted in such places again and again: there it is tried for another half second.
    int is_frameless = is_inside && child_process_lacks_frame(place);
    if ((is_inside && !is_frameless) || place == 0 || ++watch->tries >= (is_frameless ? 1000 : 500)) {
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
