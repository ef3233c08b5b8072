import ArgumentParser
import Foundation

/// The reports of a check that are asked for.
struct CheckReports: Equatable {
    /// The file of the page; nil for none.
    var html: String? = "zoetrope-check.html"
    /// The file of the results as JUnit has them; nil for none.
    var junit: String?
    /// Whether the workflow commands of GitHub are printed, which mark the sessions that differ.
    var github = false

    /// Makes the usual ones: the page.
    init() {}

    /// Reads a list as `html=check.html,junit=check.xml,github`; a path alone is the page's.
    ///
    /// - Throws: `ValidationError` for what is no report.
    init(argument: String) throws {
        html = nil
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch (parts[0], parts.count == 2 ? parts[1] : nil) {
            case ("html", let file?) where !file.isEmpty: html = file
            case ("junit", let file?) where !file.isEmpty: junit = file
            case ("github", nil): github = true
            case (let file, nil) where file.hasSuffix(".html"): html = file
            default:
                throw ValidationError(
                    "'\(word)' is no report; there are html=FILE, junit=FILE and github, separated by commas")
            }
        }
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - runs: the sessions.
    ///   - films: the documents that play them, by their names.
    /// - Returns: lines to be printed.
    /// - Throws: an error if a file can't be written.
    func write(_ runs: [CheckedSession], films: [String: String] = [:]) throws -> [String] {
        var lines: [String] = []
        if let html {
            try CheckReport(runs, films: films).html.write(toFile: html, atomically: true, encoding: .utf8)
            lines.append("The report is in \(html)")
        }
        if let junit { try Self.results(runs).write(toFile: junit, atomically: true, encoding: .utf8) }
        if github { lines += Self.annotations(runs, in: FileManager.default.currentDirectoryPath) }
        return lines
    }

    /// Returns the results as JUnit's XML has them: a test case for each session.
    static func results(_ runs: [CheckedSession]) -> String {
        var results = TestResults(of: "check")
        for run in runs {
            if let failure = run.failure { results.fail(failure) }
            results.end(session: run.name)
        }
        return results.xml
    }

    /// Makes an error of a GitHub workflow for each session that differs or costs more.
    ///
    /// Format: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    ///
    /// - Parameters:
    ///   - runs: the sessions.
    ///   - folder: the folder to which files are named relatively.
    /// - Returns: the lines.
    static func annotations(_ runs: [CheckedSession], in folder: String) -> [String] {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        }
        return runs.compactMap { run in
            guard let failure = run.failure else { return nil }
            let root = folder.hasSuffix("/") ? folder : folder + "/"
            let file = run.log.hasPrefix(root) ? String(run.log.dropFirst(root.count)) : run.log
            let property = escaped(file).replacing(":", with: "%3A").replacing(",", with: "%2C")
            return "::error file=\(property),title=zoetrope check::\(escaped(failure))"
        }
    }
}
