import CInstructions
import Foundation

/// A counter of the instructions that the calling thread executes, which depend on no clock and on no other program.
struct InstructionCounter: ~Copyable {
    private let counter: Int32

    /// Opens a counter.
    ///
    /// - Throws: `Missing` where the kernel or the processor offers none.
    init() throws(Missing) {
        counter = instruction_counter_open()
        if counter < 0 { throw Missing(error: errno) }
    }

    deinit { close(counter) }

    /// Returns how many instructions a body of code takes.
    borrowing func count<Fault: Error>(_ body: () throws(Fault) -> Void) throws(Fault) -> UInt64 {
        instruction_counter_begin(counter)
        do {
            try body()
        } catch {
            _ = instruction_counter_end(counter)
            throw error
        }
        return instruction_counter_end(counter)
    }

    /// A reason why instructions can't be counted.
    struct Missing: Error, CustomStringConvertible {
        let error: Int32

        var description: String {
            switch error {
            case EACCES, EPERM, ENOSYS:
                "instructions are not counted: the kernel allows no counter (kernel.perf_event_paranoid must be 2 or less)"
            case ENOENT, EOPNOTSUPP, ENODEV:
                "instructions are not counted: this machine\u{2019}s processor offers no counter"
            default: "instructions are not counted: \(String(cString: strerror(error)))"
            }
        }
    }
}
