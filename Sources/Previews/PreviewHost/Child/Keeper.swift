/// What keeps a process that runs previewed code from everything else.
public enum Keeper: String, CaseIterable, Sendable {
    /// The program of that name, which starts the process in namespaces of its own.
    case bubblewrap
    /// The process itself, which gives up for good what it could do: Landlock and seccomp.
    case itself
    /// Nothing.
    case nobody
}
