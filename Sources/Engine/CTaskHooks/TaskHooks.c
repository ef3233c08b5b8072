// The concurrency runtime asks functions of the program's where jobs are to run, if it has some: ConcurrencyHooks.h of Swift's
// own sources. Swift can't state their calling convention.
#include "TaskHooks.h"

#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

// Swift's `UnownedSerialExecutor`.
typedef struct {
    void *identity;
    void *implementation;
} executor;

extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *, SWIFT_CALL void (*)(void *));
extern SWIFT_CALL executor (*swift_task_getMainExecutor_hook)(SWIFT_CALL executor (*)(void));
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(executor, SWIFT_CALL bool (*)(executor));
SWIFT_CALL void swift_task_enqueueMainExecutor(void *);
SWIFT_CALL void swift_job_run(void *, executor);

static bool (*taker)(void *);
static executor main_executor;

static SWIFT_CALL void enqueue_global(void *job, SWIFT_CALL void (*original)(void *)) {
    if (!taker(job)) original(job);
}

static SWIFT_CALL executor get_main_executor(SWIFT_CALL executor (*original)(void)) {
    (void)original;
    return main_executor;
}

static SWIFT_CALL bool is_main_executor(executor other, SWIFT_CALL bool (*original)(executor)) {
    return other.identity == main_executor.identity || original(other);
}

void task_hooks_install(bool (*take)(void *), void *main_identity, void *main_implementation) {
    taker = take;
    main_executor = (executor){main_identity, main_implementation};
    swift_task_isMainExecutor_hook = is_main_executor;
    swift_task_getMainExecutor_hook = get_main_executor;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

void task_hooks_run_on_main_queue(void *job) { swift_task_enqueueMainExecutor(job); }

void task_hooks_run(void *job) {
    // That of no actor.
    executor none = {NULL, NULL};
    swift_job_run(job, none);
}
