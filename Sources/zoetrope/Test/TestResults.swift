import Foundation

/// The results of tests as JUnit's XML has them.
struct TestResults {
    private struct Case {
        /// The class's name with the module's.
        var suite: String
        var name: String
        var seconds: Double
        var isSkipped: Bool
        var failures: [String]
    }

    private let module: String
    private var cases: [Case] = []
    /// What has failed in the test that runs.
    private var failures: [String] = []

    /// - Parameter module: the module of the tests.
    init(of module: String) {
        self.module = module
    }

    /// Notes that something has failed in the test that runs.
    mutating func fail(_ message: String) { failures.append(message) }

    /// Notes that a test has ended.
    ///
    /// - Parameters:
    ///   - name: `<class>.<method>`.
    ///   - seconds: how long it took.
    ///   - isSkipped: whether it has skipped itself.
    mutating func end(_ name: String, _ seconds: Double, isSkipped: Bool) {
        let dot = name.lastIndex(of: ".")
        let suite = dot.map { "\(module).\(name[..<$0])" } ?? module
        let method = dot.map { String(name[name.index(after: $0)...]) } ?? name
        cases.append(
            Case(suite: suite, name: method, seconds: seconds, isSkipped: isSkipped, failures: failures))
        failures = []
    }

    /// Notes that a session has been checked.
    mutating func end(session name: String) {
        cases.append(Case(suite: module, name: name, seconds: 0, isSkipped: false, failures: failures))
        failures = []
    }

    /// The document.
    var xml: String {
        let failed = cases.count { !$0.failures.isEmpty }
        let skipped = cases.count(where: \.isSkipped)
        let seconds = cases.reduce(0) { $0 + $1.seconds }
        let list = cases.map { test -> String in
            let head =
                "    <testcase classname=\"\(test.suite.escaped)\" name=\"\(test.name.escaped)\" time=\"\(test.seconds)\""
            let inner =
                test.failures.map { "      <failure message=\"\($0.escaped)\" />\n" }
                + (test.isSkipped ? ["      <skipped />\n"] : [])
            return inner.isEmpty ? "\(head) />\n" : "\(head)>\n\(inner.joined())    </testcase>\n"
        }
        return Self.document(
            """
              <testsuite name="TestResults" errors="0" tests="\(cases.count)" failures="\(failed)" \
            skipped="\(skipped)" time="\(seconds)">
            \(list.joined())  </testsuite>

            """)
    }

    private static let start = "<testsuites>\n"
    private static let end = "</testsuites>"

    private static func document(_ suites: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(start)\(suites)\(end)\n"
    }

    /// Writes what runs have written into one file for each framework, of the names that `swift test` gives them.
    ///
    /// - Parameters:
    ///   - runs: the runs; one that has ended early has written nothing.
    ///   - path: the file for XCTest's.
    /// - Throws: an error if a file can't be written.
    static func merge(_ runs: [TestRun], to path: String) throws {
        for framework in TestRun.Framework.allCases {
            let own = runs.filter { $0.framework == framework }
            guard !own.isEmpty else { continue }
            let suites = own.compactMap { run -> String? in
                guard let results = run.results else { return nil }
                return (try? String(contentsOfFile: results, encoding: .utf8)).flatMap { Self.suites(in: $0) }
            }
            let file = framework == .xctest ? path : swiftTestingPath(beside: path)
            try document(suites.joined()).write(toFile: file, atomically: true, encoding: .utf8)
        }
    }

    private static func suites(in document: String) -> String? {
        guard let first = document.range(of: start), let last = document.range(of: end) else { return nil }
        return String(document[first.upperBound..<last.lowerBound])
    }

    private static func swiftTestingPath(beside path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent + "-swift-testing"
        return url.deletingLastPathComponent().appendingPathComponent(name).appendingPathExtension(url.pathExtension)
            .path
    }
}

extension String {
    /// As an attribute's value in XML.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    }
}
