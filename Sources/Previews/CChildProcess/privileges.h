#pragma once
// What a process may do that others may not: capabilities(7), user_namespaces(7).
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The user and group that own nothing, by the numbers that most systems give to nobody.
enum { CHILD_PROCESS_NOBODY = 65534 };

static inline int child_process_write_file(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = write(file, text, strlen(text));
    close(file);
    return count == (ssize_t)strlen(text) ? 0 : -1;
}

// Makes root an unprivileged user in a user namespace of its own, which owns root's files still, and is held to their
// modes; 0, or -1 where that is not allowed. Others are unprivileged already. While there is but one thread.
static inline int child_process_leave_root(void) {
    if (geteuid() != 0) return 0;
    if (syscall(SYS_setgroups, 0, NULL) != 0 && errno != EPERM) return -1;
    gid_t group = getegid();
    char users[64], groups[64];
    snprintf(users, sizeof users, "%d 0 1\n", CHILD_PROCESS_NOBODY);
    snprintf(groups, sizeof groups, "%d %u 1\n", CHILD_PROCESS_NOBODY, (unsigned)group);
    if (syscall(SYS_unshare, 0x10000000 /* CLONE_NEWUSER */) != 0) return -1;
    if (child_process_write_file("/proc/self/setgroups", "deny") != 0
        || child_process_write_file("/proc/self/gid_map", groups) != 0
        || child_process_write_file("/proc/self/uid_map", users) != 0) return -1;
    // What /proc has of this process is its own still.
    return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
}

// Drops every capability, and the possibility to get one; 0, or -1.
static inline int child_process_drop_capabilities(void) {
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
        if (prctl(PR_CAPBSET_READ, capability, 0, 0, 0) == 1) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    }
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[2] = {{0}};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return (int)syscall(SYS_capset, &header, data);
}

// Whether this process is an unprivileged user, has no capability, and can't get any.
static inline int child_process_is_unprivileged(void) {
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[2] = {{0}};
    if (syscall(SYS_capget, &header, data) != 0) return 0;
    uint32_t held = 0;
    for (int half = 0; half < 2; half++) held |= data[half].effective | data[half].permitted | data[half].inheritable;
    return held == 0 && getuid() != 0 && geteuid() != 0 && prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1;
}
