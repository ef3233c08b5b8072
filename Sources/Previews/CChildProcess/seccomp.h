#pragma once
// The system calls that a process, and those that it starts, can still make: seccomp(2).
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Calls that are refused whatever their arguments are, by what they would lead to.
static const uint32_t child_process_refused[] = {
    // Networks, and sockets of other processes; pairs are allowed.
    SYS_socket, 425 /* io_uring_setup */, 426 /* io_uring_enter */, 427 /* io_uring_register */,
    // Memory that no limit of a process counts.
    SYS_shmget, SYS_shmat, SYS_semget, SYS_msgget, SYS_mq_open, SYS_memfd_create, 447 /* memfd_secret */,
    // Other processes.
    SYS_ptrace, SYS_process_vm_writev, SYS_tkill, SYS_kcmp, SYS_setpriority, SYS_ioprio_set, SYS_sched_setaffinity,
    SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_move_pages, SYS_migrate_pages,
    424 /* pidfd_send_signal */, 434 /* pidfd_open */, 438 /* pidfd_getfd */, 440 /* process_madvise */,
    448 /* process_mrelease */,
    // Processes; with clone(2), see below.
#ifdef SYS_fork
    SYS_fork,
#endif
#ifdef SYS_vfork
    SYS_vfork,
#endif
    SYS_setsid,
    // The machine, and other views of it.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, 428 /* open_tree */, 429 /* move_mount */,
    430 /* fsopen */, 431 /* fsconfig */, 432 /* fsmount */, 433 /* fspick */, 442 /* mount_setattr */,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key,
    SYS_request_key, SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon,
    SYS_swapoff, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname,
    SYS_syslog, SYS_acct, SYS_quotactl, SYS_personality,
};

// Calls whose first argument is a process, which must be this one.
static const uint32_t child_process_of_itself[] = {
    SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_process_vm_readv,
};

// The flags of clone(2) by which it makes a thread of this process, and those by which it makes namespaces.
enum { CHILD_PROCESS_THREAD = 0x10000, CHILD_PROCESS_NAMESPACES = 0x7e020000 };

// Refuses this process, and those that it starts, what it has no use for; 0, or -1.
static inline int child_process_filter_calls(void) {
#if defined(__x86_64__)
    const uint32_t machine = AUDIT_ARCH_X86_64, end = 0x40000000 /* of the calls, before those of the x32 interface */;
#elif defined(__aarch64__)
    const uint32_t machine = AUDIT_ARCH_AARCH64, end = 0xffffffff;
#else
    return -1;
#endif
    const uint32_t argument = offsetof(struct seccomp_data, args), call = offsetof(struct seccomp_data, nr);
    const uint32_t own = (uint32_t)getpid();
    struct sock_filter filter[400];
    unsigned short count = 0;
#define ADD(...) filter[count++] = (struct sock_filter)__VA_ARGS__
#define REFUSE(error) ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error)))
    ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
    // Other numbers mean other calls: none of those is made by what is compiled for this machine.
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
    ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, call));
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, end, 0, 1));
    REFUSE(EPERM);
    // Its flags are in memory, where they can't be looked at: without it, clone is called.
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435 /* clone3 */, 0, 1));
    REFUSE(ENOSYS);
    for (size_t index = 0; index < sizeof child_process_refused / sizeof *child_process_refused; index++) {
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, child_process_refused[index], 0, 1));
        REFUSE(EPERM);
    }
    for (size_t index = 0; index < sizeof child_process_of_itself / sizeof *child_process_of_itself; index++) {
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, child_process_of_itself[index], 0, 4));
        ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, argument));
        ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own, 0, 1));
        ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
        REFUSE(EPERM);
    }
    // Limits of other processes; 0 is this one.
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 5));
    ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, argument));
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own, 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    REFUSE(EPERM);
    // Threads, and no processes.
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 5));
    ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, argument));
    ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CHILD_PROCESS_NAMESPACES, 2, 0));
    ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CHILD_PROCESS_THREAD, 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    REFUSE(EPERM);
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
#undef REFUSE
#undef ADD
    struct sock_fprog program = {count, filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
