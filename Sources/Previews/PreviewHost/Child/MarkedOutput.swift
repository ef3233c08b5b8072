import CChildProcess

/// What this process prints, with marks of the steps in which it was.
///
/// The variables of a C header are a module's or a file's own, as it was compiled: all that uses these stands here.
enum MarkedOutput {
    /// Has what is printed from now on be marked, and each line of it go out at once.
    @inline(never)
    static func begin() {
        child_process_mark_output()
    }

    /// Says in which step what is printed from now on is.
    @inline(never)
    static func beginStep(to tick: UInt32, of room: UInt32, repeats: Bool = false) {
        child_process_begin_step(room, tick, repeats ? 1 : 0)
    }
}
