#pragma once
#include <stdbool.h>

/// Has the concurrency runtime offer each job of the global executor to `take`, which returns false to leave it to the
/// runtime and is called on any thread, and use another executor for the main actor, given as the two words of an
/// `UnownedSerialExecutor`.
///
/// Called once, while no job is offered.
void task_hooks_install(bool (*take)(void *job), void *main_identity, void *main_implementation);

/// Gives a job to the main queue, as the runtime does by itself.
void task_hooks_run_on_main_queue(void *job);

/// Runs a job of the global executor now.
void task_hooks_run(void *job);
