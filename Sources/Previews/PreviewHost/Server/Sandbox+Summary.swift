extension Sandbox {
    /// Whether previewed code is kept from all that it must not reach.
    public var isComplete: Bool { confinement == .all }

    /// What holds, and what does not, by each part of a confinement.
    private static let parts: [(part: Confinement, kept: String, missing: String)] = [
        (.files, "reads the project alone and writes no file", "sees all of your files"),
        (.network, "has no network", "has your network"),
        (.processes, "reaches no other process", "reaches your other processes"),
        (.privileges, "has no privileges", "has yours"),
        (.memory, "has limited memory and time", "can take more memory than it should"),
    ]

    /// The state of the isolation in one line for people.
    public var summary: String {
        let means: String
        switch keeper {
        case .bubblewrap: means = " (bubblewrap)"
        case .itself: means = " (Landlock and seccomp)"
        case .nobody: means = ""
        }
        let kept = Self.parts.filter { confinement.contains($0.part) }.map(\.kept)
        let start = "Previewed code runs in a process of its own\(means)"
        guard !isComplete else { return "\(start): it \(Self.list(kept))." }
        return kept.isEmpty ? "\(start), but \(missing)." : "\(start): it \(Self.list(kept)), but \(missing)."
    }

    /// What previewed code can do that it should not, and what helps, in one sentence; nil if there is nothing.
    public var fault: String? {
        guard !isComplete else { return nil }
        return """
            previewed code can't be kept apart here: it \(missing); install bubblewrap (Debian's package of that name) or \
            run as a user of its own, where that is allowed, or run such code all the same with --unconfined
            """
    }

    private var missing: String {
        Self.list(Self.parts.filter { !confinement.contains($0.part) }.map(\.missing))
    }

    private static func list(_ phrases: [String]) -> String {
        phrases.count < 2
            ? phrases.joined() : phrases.dropLast().joined(separator: ", ") + " and " + phrases[phrases.count - 1]
    }
}
