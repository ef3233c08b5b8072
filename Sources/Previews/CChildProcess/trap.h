#pragma once
// What a process says of where its code was when a signal ended it. Only calls that signal-safety(7) allows are made then.
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

enum {
    // The greatest number of addresses in a report, and of callers that are looked through for them.
    CHILD_PROCESS_ADDRESSES = 48,
    CHILD_PROCESS_CALLERS = 100000,
    // The words of the stack that are looked through where no caller is found.
    CHILD_PROCESS_WORDS = 4096,
    // The greatest distance in bytes of a stack's end from an address that code failed to reach there.
    CHILD_PROCESS_GUARD = 1 << 16,
};

struct child_process_traps {
    // The library's instructions, and the place of its file's address 0.
    uintptr_t begin, end, origin;
    // The socket for the report, and the message's first byte.
    int socket;
    uint8_t kind;
    // A pipe of the process's own, by which addresses are tried.
    int pipe[2];
    // How often a better moment was waited for.
    int tries;
};

static inline struct child_process_traps *child_process_traps(void) {
    static struct child_process_traps traps;
    return &traps;
}

// A report as it is sent: its length, and a message of bytes and addresses in the machine's byte order.
struct child_process_trap {
    uint32_t length;
    uint8_t kind, signal, overflows;
    uint64_t addresses[CHILD_PROCESS_ADDRESSES];
} __attribute__((packed));

struct child_process_place {
    uintptr_t instruction, frame, stack;
};

// Where a signal came; zeros where that is not known.
static inline struct child_process_place child_process_interrupted(void *context) {
#if defined(__x86_64__)
    const greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    // REG_RIP, REG_RBP, REG_RSP.
    return (struct child_process_place){(uintptr_t)registers[16], (uintptr_t)registers[10], (uintptr_t)registers[15]};
#elif defined(__aarch64__)
    const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
    return (struct child_process_place){(uintptr_t)machine->pc, (uintptr_t)machine->regs[29], (uintptr_t)machine->sp};
#else
    return (struct child_process_place){0, 0, 0};
#endif
}

static inline int child_process_is_inside(uintptr_t place) {
    struct child_process_traps *traps = child_process_traps();
    return place >= traps->begin && place < traps->end;
}

// Reads two words, if there is memory at `address`: a system call fails where an instruction would trap.
static inline int child_process_peek(uintptr_t address, uintptr_t words[2]) {
    int *pipe = child_process_traps()->pipe;
    ssize_t size = 2 * sizeof *words;
    return write(pipe[1], (const void *)address, size) == size && read(pipe[0], words, size) == size;
}

// The addresses in the library's file of the instruction at `place` and of the calls that led there, innermost first.
static inline int child_process_callers(struct child_process_place place, uint64_t *addresses) {
    uintptr_t origin = child_process_traps()->origin, words[2];
    int count = 0;
    if (child_process_is_inside(place.instruction)) addresses[count++] = place.instruction - origin;
    uintptr_t frame = place.frame;
    for (int caller = 0; caller < CHILD_PROCESS_CALLERS && count < CHILD_PROCESS_ADDRESSES; caller++) {
        // A frame is where the caller's is kept, before the address to return to.
        if (frame % sizeof frame != 0 || !child_process_peek(frame, words)) break;
        if (child_process_is_inside(words[1])) addresses[count++] = words[1] - 1 - origin;
        if (words[0] <= frame) break;
        frame = words[0];
    }
    // Code without frames that can be followed: what looks like an address to return to.
    uintptr_t word = place.stack - place.stack % sizeof word;
    for (int i = 0; count == 0 && i < CHILD_PROCESS_WORDS; i++, word += sizeof word) {
        if (!child_process_peek(word, words)) break;
        if (child_process_is_inside(words[0])) addresses[count++] = words[0] - 1 - origin;
    }
    return count;
}

static inline void child_process_send(struct child_process_trap *report, int number, int overflows, int count) {
    struct child_process_traps *traps = child_process_traps();
    report->kind = traps->kind;
    report->signal = (uint8_t)number;
    report->overflows = overflows != 0;
    size_t size = offsetof(struct child_process_trap, addresses) + (size_t)count * sizeof *report->addresses;
    report->length = (uint32_t)(size - sizeof report->length);
    send(traps->socket, report, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static inline void child_process_trapped(int number, siginfo_t *info, void *context) {
    struct child_process_place place = child_process_interrupted(context);
    uintptr_t reached = number == SIGSEGV ? (uintptr_t)info->si_addr : 0;
    int overflows = reached + CHILD_PROCESS_GUARD > place.stack && reached < place.stack + CHILD_PROCESS_GUARD;
    struct child_process_trap report;
    child_process_send(&report, number, overflows, child_process_callers(place, report.addresses));
    signal(number, SIG_DFL);
    // Comes when this function has returned, which blocks it.
    raise(number);
}

// A walk over callers: what it has found of the library, and whether it left the library again.
struct child_process_walk {
    uint64_t *addresses;
    int count, is_outside;
};

static inline _Unwind_Reason_Code child_process_visit(struct _Unwind_Context *context, void *state) {
    struct child_process_walk *walk = state;
    // An address to return to is behind the call; that of the interrupted instruction is its own.
    int is_before = 0;
    uintptr_t place = _Unwind_GetIPInfo(context, &is_before);
    if (!is_before) place -= 1;
    walk->is_outside = !child_process_is_inside(place);
    if (!walk->is_outside) walk->addresses[walk->count++] = place - child_process_traps()->origin;
    return walk->count < CHILD_PROCESS_ADDRESSES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

// Ends the process where the library's own instructions run, which more often have a line than their calls of Swift's runtime do;
// after a tenth of a second, wherever it runs. All callers are found by what the compilers say of every instruction (.eh_frame):
// in what the library calls, too, and where functions begin and end. The linker's stubs alone may have none of that, and end
// the walk inside the library. It is tried again every millisecond, up to a fifth of a second.
static inline void child_process_end_at_alarm(int number, siginfo_t *info, void *context) {
    struct child_process_traps *traps = child_process_traps();
    struct child_process_trap report;
    struct child_process_walk walk = {report.addresses, 0, 0};
    _Unwind_Backtrace(child_process_visit, &walk);
    int is_whole = walk.count == CHILD_PROCESS_ADDRESSES || (walk.count > 0 && walk.is_outside);
    int is_wanted = is_whole && (child_process_is_inside(child_process_interrupted(context).instruction) || traps->tries >= 100);
    if (!is_wanted && ++traps->tries < 200) {
        struct itimerval soon = {{0, 0}, {0, 1000}};
        setitimer(ITIMER_REAL, &soon, NULL);
        return;
    }
    child_process_send(&report, number, 0, walk.count);
    raise(SIGKILL);
}

// Has each signal that code of the library ends the process by, and SIGALRM, be reported to a socket in a message whose
// first byte is `kind`. The library's instructions are from `begin` to before `end`, and its file's address 0 is at `origin`.
static inline void child_process_report_traps(int socket, uint8_t kind, uintptr_t begin, uintptr_t end, uintptr_t origin) {
    struct child_process_traps *traps = child_process_traps();
    traps->begin = begin;
    traps->end = end;
    traps->origin = origin;
    traps->socket = socket;
    traps->kind = kind;
    if (syscall(SYS_pipe2, traps->pipe, 02004000 /* O_CLOEXEC | O_NONBLOCK */) != 0) return;
    // An endless recursion leaves no room on the stack.
    enum { stack_size = 1 << 16 };
    stack_t stack = {malloc(stack_size), 0, stack_size};
    if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
    struct sigaction action = {0};
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    sigfillset(&action.sa_mask);
    action.sa_sigaction = child_process_trapped;
    const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
    action.sa_sigaction = child_process_end_at_alarm;
    sigaction(SIGALRM, &action, NULL);
}
