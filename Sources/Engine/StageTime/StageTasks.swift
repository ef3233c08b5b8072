import QuartzCore

/// The tasks of code on stages, which have their turns in the stage's steps.
///
/// Tasks that a stage's code makes, and all that they wait for, run on the main thread, in the order in which they became
/// due, so that they do the same each time; their priorities have no effect. Other tasks run as they do without stages.
@MainActor
package enum StageTasks {
    private static let installed: Void = {
        let (identity, implementation) = unsafeBitCast(
            executor.asUnownedSerialExecutor(), to: (UnsafeMutableRawPointer, UnsafeMutableRawPointer).self)
        installHooks({ job in give(MainActorBox(value: job)) { runJob($0.value) } }, identity, implementation)
    }()

    fileprivate nonisolated static let executor = StageExecutor()

    /// Has the tasks of stages run in their steps from now on, in the whole process.
    package static func install() {
        _ = installed
    }

    /// Has a job run in a turn of the stage whose code is running.
    ///
    /// - Returns: false if no stage's code is running.
    fileprivate nonisolated static func give<Job>(
        _ job: MainActorBox<Job>, run: @escaping @Sendable (MainActorBox<Job>) -> Void
    ) -> Bool {
        guard StageTurn.isOnMainActor else { return false }
        return MainActor.assumeIsolated {
            guard let clock = FrameClock.ofStep else { return false }
            clock.addTurn { run(job) }
            return true
        }
    }
}

/// The main actor's executor: that of the stage whose code is running, and the main queue's otherwise.
private final class StageExecutor: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
        let isGiven = StageTasks.give(MainActorBox(value: job)) { job in
            job.value.runSynchronously(on: StageTasks.executor.asUnownedSerialExecutor())
        }
        if !isGiven { runOnMainQueue(unsafeBitCast(job, to: UnsafeMutableRawPointer.self)) }
    }

    func checkIsolated() {
        precondition(StageTurn.isOnMainActor, "code of the main actor runs on another thread")
    }
}

// Of CTaskHooks, whose module those who import StageTime don't have.

@_silgen_name("task_hooks_install")
private func installHooks(
    _ take: @convention(c) (_ job: UnsafeMutableRawPointer) -> Bool, _ mainIdentity: UnsafeMutableRawPointer,
    _ mainImplementation: UnsafeMutableRawPointer)

@_silgen_name("task_hooks_run_on_main_queue")
private func runOnMainQueue(_ job: UnsafeMutableRawPointer)

@_silgen_name("task_hooks_run")
private func runJob(_ job: UnsafeMutableRawPointer)
