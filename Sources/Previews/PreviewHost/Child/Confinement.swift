import CChildProcess
import Glibc

/// What a process that runs previewed code can't do.
public struct Confinement: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int32

    /// Makes a set of its bits.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// It reads nothing but the folders that it was given and the system's programs and libraries, and writes nothing.
    static let files = Confinement(rawValue: 1)
    /// It has no network.
    static let network = Confinement(rawValue: 2)
    /// It can't look into other processes, signal or limit them.
    static let processes = Confinement(rawValue: 4)
    /// It is an unprivileged user without capabilities, and can't become another.
    static let privileges = Confinement(rawValue: 8)
    /// It has no memory that its limits don't count, and starts no other process.
    static let memory = Confinement(rawValue: 16)

    /// All of that.
    static let all: Confinement = [.files, .network, .processes, .privileges, .memory]

    /// Gives up for good what previewed code has no use for, as far as the kernel allows it.
    ///
    /// Must be called while there is but one thread.
    ///
    /// - Parameters:
    ///   - keeper: what keeps the process apart.
    ///   - readable: the folders that it can still read.
    static func enter(keptBy keeper: Keeper, readable: [String]) {
        guard keeper != .nobody else { return }
        if keeper == .itself { _ = child_process_leave_root() }
        _ = child_process_drop_capabilities()
        if keeper == .itself { leaveFiles(but: readable) }
        _ = child_process_filter_calls()
    }

    private static func leaveFiles(but readable: [String]) {
        let rules = child_process_make_rules()
        guard rules >= 0 else { return }
        defer { close(rules) }
        let read = UInt64(CHILD_PROCESS_READ | CHILD_PROCESS_LIST)
        let run = read | UInt64(CHILD_PROCESS_EXECUTE)
        // A process reads there where its libraries are.
        let allowed =
            Sandbox.systemFolders.map { ($0, run) } + readable.map { ($0, run) }
            + [("/proc/self", read), ("/dev/null", read | UInt64(CHILD_PROCESS_WRITE)), ("/dev/urandom", read)]
        guard allowed.allSatisfy({ child_process_allow(rules, $0.0, $0.1) == 0 }) else { return }
        _ = child_process_keep_rules(rules)
    }
}
