#pragma once
// What a process can reach of the file system, by its own doing: landlock(7).
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

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
