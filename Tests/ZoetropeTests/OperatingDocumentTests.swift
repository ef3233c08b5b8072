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
            "--filter", "--skip", "--list-tests", "--xunit-output", "--watch", "--costs", "--report", "--compare",
            "--against", "--author", "--no-fetch",
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

    private struct Scene: Decodable {
        var name: String
        var parameters: [Named]
        var actions: [Named]

        struct Named: Decodable { var name: String }
    }

    @Test func itListsEveryScenesParametersAndActions() throws {
        let printed = try RunningCommand(["scenes"]).wait().output
        let told = try RunningCommand(["scenes", "--json"]).wait().output
        let scenes = try JSONDecoder().decode([Scene].self, from: Data(told.utf8))
        #expect(scenes.count > 5 && scenes.contains { !$0.actions.isEmpty })
        for scene in scenes {
            let start = try #require(printed.range(of: "\(scene.name) - ")?.upperBound)
            let text = printed[start...].components(separatedBy: "\n\n")[0]
            #expect(!scene.parameters.isEmpty)
            for parameter in scene.parameters { #expect(text.contains("\n  \(parameter.name)="), "\(parameter.name)") }
            for action in scene.actions { #expect(text.contains("\n  action \(action.name): "), "\(action.name)") }
        }
    }

    @Test func aStepIsALineOfJSON() throws {
        let result = try RunningCommand(["simulate", "monzo", "--ticks", "5"]).wait()
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 0 && lines.count >= 5)
        let ticks = try lines.map { line in
            let step = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return try #require(step?["tick"] as? Int)
        }
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $1 == $0 + 1 })
    }

    private struct Made: Decodable {
        let room: String
        let links: [String: String]
    }

    /// The three commands of the section on logs, with this server's port and this test's folder.
    @Test func whatTheReadmesCommandsDoWithALog() throws {
        let section = document.components(separatedBy: "\n## ").first { $0.hasPrefix("Logs of rooms\n") } ?? ""
        let commands = section.components(separatedBy: "```")[1].split(separator: "\n").map(String.init)
        #expect(commands.count == 3)
        let folder = try TestFolder(["index.html": ""])
        let server = try RunningCommand(["serve", "--port", "0", "--web", folder.path])
        let port = try server.port()
        let program = try RunningCommand.program()
        func run(_ index: Int) throws -> RunningCommand.Result {
            let words = commands[index].replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")
                .replacing("swift run zoetrope", with: program)
            return try RunningCommand(program: "/bin/sh", ["-c", words], folder: folder.path).wait()
        }
        #expect(try run(0).status == 0)
        let log = try String(contentsOfFile: folder.path + "/monzo.jsonl", encoding: .utf8)
        #expect(log.contains("\"monzo\""), "\(log)")
        let simulated = try run(1)
        #expect(simulated.status == 0 && !simulated.output.isEmpty, "\(simulated.errors)")
        let made = try JSONDecoder().decode(Made.self, from: Data(try run(2).output.utf8))
        let key = try #require(made.links["present"]?.split(separator: "#").last)
        let copy = "/rooms/\(made.room)/log"
        #expect(try TestHTTP(copy, port: port).status == 401)
        let own = try TestHTTP(copy, port: port, headers: ["Authorization": "Bearer \(key)"])
        #expect(own.status == 200)
        #expect(try TestHTTP("\(copy)?to=300", port: port, headers: ["Authorization": "Bearer \(key)"]).status == 200)
    }
}
