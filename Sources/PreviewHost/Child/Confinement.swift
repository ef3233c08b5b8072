import CChildProcess
import Glibc

/// What a process that runs previewed code has lost by its own doing, where bubblewrap does not keep it apart.
public struct Confinement: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int32

    /// Makes a set of its bits.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// It reads nothing but the folders that it was given, and the system's programs and libraries; it writes nothing, and
    /// reaches no process that it has not started: landlock(7).
    static let files = Confinement(rawValue: 1)
    /// It has no network: seccomp(2) refuses it sockets.
    static let network = Confinement(rawValue: 2)

    /// Confines this process for good, as far as the kernel allows it.
    ///
    /// - Parameter readable: the folders that it can still read.
    /// - Returns: what it has lost.
    static func enter(readable: [String]) -> Confinement {
        var lost: Confinement = []
        if leaveFiles(but: readable) { lost.insert(.files) }
        if child_process_refuse_sockets() == 0 { lost.insert(.network) }
        return lost
    }

    private static func leaveFiles(but readable: [String]) -> Bool {
        let rules = child_process_make_rules()
        guard rules >= 0 else { return false }
        defer { close(rules) }
        let read = UInt64(CHILD_PROCESS_READ | CHILD_PROCESS_LIST)
        let run = read | UInt64(CHILD_PROCESS_EXECUTE)
        let allowed =
            Sandbox.systemFolders.map { ($0, run) } + readable.map { ($0, run) }
            + [("/proc", read), ("/dev/null", read | UInt64(CHILD_PROCESS_WRITE)), ("/dev/urandom", read)]
        guard allowed.allSatisfy({ child_process_allow(rules, $0.0, $0.1) == 0 }) else { return false }
        return child_process_keep_rules(rules) == 0
    }
}
