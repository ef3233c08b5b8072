/// The program's version, which the change log's newest section has as its heading.
enum Version {
    /// Three numbers by semantic versioning.
    static let text = "0.1.0"
}
