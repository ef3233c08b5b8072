import Foundation
import TestClient
import Testing

/// What README.md says of the server's options, defaults and scenes is what the command says.
@Suite struct OperatingDocumentTests {
    private let document: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        document = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }

    /// Each option of the help with its default, if it has one.
    private func options() throws -> [String: String?] {
        let help = try RunningCommand(["serve", "--help"]).wait().output
        var options: [String: String?] = [:]
        var name: String?
        for line in help.split(separator: "\n") {
            if let option = line.firstMatch(of: /^  (?:-h, )?(--[a-z-]+)/) {
                name = String(option.1)
                options[String(option.1)] = .some(nil)
            }
            let text = line.trimmingCharacters(in: .whitespaces)
            if let name, let value = text.firstMatch(of: /([\d.]+)\)$/) { options[name] = String(value.1) }
        }
        return options
    }

    @Test func everyOptionInItIsOneOfTheCommand() throws {
        let known = try options()
        #expect(known.count > 20)
        let mentioned = document.matches(of: /(?:zoetrope serve|[|(`]) ?(--[a-z][a-z-]+)/).map { String($0.1) }
        // Options of other commands, by the words before them.
        let others = [
            "--input", "--html", "--record", "--init", "--rm", "--target", "--offline", "--unconfined", "--json",
            "--filter", "--skip", "--list-tests", "--xunit-output", "--watch",
        ]
        for option in Set(mentioned).subtracting(others) { #expect(known.keys.contains(option), "\(option)") }
    }

    @Test func theDefaultsInItsTableAreThoseOfTheCommand() throws {
        let known = try options()
        var compared = 0
        for row in document.matches(of: /\n\| `(--[a-z-]+) [A-Z]+` \| ([\d,]+)\b/) {
            let value = try #require(known[String(row.1)] ?? nil, "\(row.1) has no default")
            #expect(Double(value) == Double(row.2.replacing(",", with: "")), "\(row.1)")
            compared += 1
        }
        #expect(compared >= 5)
    }

    @Test func itsTableHasEveryScene() throws {
        let printed = try RunningCommand(["scenes"]).wait().output
        let scenes = printed.split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/^([a-z]+) - /#).map { String($0.1) }
        }
        let section = document.components(separatedBy: "\n## ").first { $0.hasPrefix("The scenes\n") } ?? ""
        let rows = section.matches(of: #/\n\| `/([a-z]+)` \|/#).map { String($0.1) }
        #expect(scenes.count > 5)
        #expect(Set(rows) == Set(scenes))
    }
}
