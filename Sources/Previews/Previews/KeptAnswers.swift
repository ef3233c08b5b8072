import Foundation

/// The answers to requests that a project keeps in files, in the place of servers: that to `https://example.com/v1/cards?page=2`
/// is in `.zoetrope/answers/example.com/v1/cards?page=2.json`, or else in `cards.json`.
struct KeptAnswers {
    private let folder: String

    /// - Parameter project: the path of the project's folder.
    init(of project: String) {
        folder = URL(fileURLWithPath: project).resolvingSymlinksInPath().path + "/.zoetrope/answers"
    }

    /// Returns the answer to a request for a URL; nil if there is none.
    func data(for url: URL) -> Data? { path(of: url).flatMap(FileManager.default.contents(atPath:)) }

    private func path(of url: URL) -> String? {
        guard let host = url.host, !host.isEmpty else { return nil }
        let parts = [host] + url.path.split(separator: "/").map(String.init)
        // What a server is asked for names no other folder.
        guard !parts.contains(where: { [".", ".."].contains($0) || $0.contains("\0") || $0.contains("/") }) else {
            return nil
        }
        let path = "\(folder)/\(parts.joined(separator: "/"))"
        let asked = url.query.flatMap { $0.contains("/") ? nil : "\(path)?\($0).json" }
        return ([asked].compactMap { $0 } + ["\(path).json", "\(path)/index.json"]).first(where: isFile)
    }

    /// Whether there is a file at a path to which no link leads out of the folder.
    private func isFile(_ path: String) -> Bool {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return url.path.hasPrefix(folder + "/")
            && (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
}
