import ArgumentParser
import Foundation

/// The browser of this machine that draws films, and what can be done where there is none.
enum FilmBrowser {
    /// The names by which it is looked for on the path: Chromium and what is made of it.
    ///
    /// The first have no windows at all.
    static let names = [
        "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
        "google-chrome-stable", "microsoft-edge",
    ]
    static let help =
        "apt-get install chromium-headless-shell, or have Chromium or Chrome on the path, or name one with --browser"

    /// Returns the path of the browser that is on the path; nil if there is none.
    static func find() -> String? { names.lazy.compactMap(ToolRun.path).first }

    /// - Throws: `ValidationError`, if there is none, with how to get one.
    static func path(asked: String?) throws -> String {
        guard let asked else {
            guard let found = find() else {
                throw ValidationError("a film is drawn by Chromium, which is not on the path; \(help)")
            }
            return found
        }
        let path = asked.contains("/") ? asked : ToolRun.path(of: asked) ?? asked
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw ValidationError("the browser '\(asked)' can't be run; \(help)")
        }
        return path
    }

    /// What `zoetrope doctor` says.
    static var finding: Finding {
        guard let path = find() else {
            return Finding(
                name: "browser", state: .note, found: "there is no Chromium on the path, which draws films",
                help: "\(help) of zoetrope film")
        }
        return Finding(name: "browser", state: .fine, found: path)
    }
}
