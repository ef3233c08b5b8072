import PreviewProtocol

extension PackageFetch {
    /// What is said of it on the terminal.
    var line: String {
        if let fault { return "\(name) can't be fetched from \(address): \(fault)" }
        switch version {
        case nil: return "Fetching \(name) from \(address)"
        case ""?: return "Fetched \(name), its newest commit: the version that is asked for is not there"
        case let version?: return "Fetched \(name) \(version)"
        }
    }
}
