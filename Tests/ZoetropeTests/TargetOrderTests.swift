import Foundation
import Testing

/// The order in which `Package.swift` lists the targets, which is that of their dependencies.
@Suite struct TargetOrderTests {
    private struct Package: Decodable {
        struct Target: Decodable {
            /// A target of the package, or nil for what another package has; and the trait that it is used with, if that is
            /// a condition.
            struct Dependency: Decodable {
                let name: String?
                let trait: String?

                private struct Condition: Decodable {
                    let traits: [String]?
                }
                private enum Key: CodingKey {
                    case byName, target
                }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: Key.self)
                    guard let key = values.allKeys.first else {
                        (name, trait) = (nil, nil)
                        return
                    }
                    var fields = try values.nestedUnkeyedContainer(forKey: key)
                    name = try fields.decode(String?.self)
                    trait = try fields.isAtEnd ? nil : fields.decode(Condition?.self)?.traits?.first
                }
            }
            let name: String
            let path: String?
            let dependencies: [Dependency]

            var used: [String] { dependencies.compactMap(\.name) }
        }
        let targets: [Target]
    }

    private let targets: [Package.Target]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A folder of its own: the build's may be locked by who runs the tests.
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: scratch) }
        process.arguments = [
            "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        targets = try JSONDecoder().decode(Package.self, from: json).targets
    }

    @Test func targetsUseWhatIsListedBelowThem() {
        #expect(targets.count > 50)
        let places = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1.name, $0) })
        for (place, target) in targets.enumerated() {
            for used in target.used {
                #expect(places[used].map { $0 > place } ?? false, "\(target.name) uses \(used), which stands above it")
            }
        }
    }

    @Test func neighbourhoodsUseThemselvesAndThoseBelow() throws {
        let neighbourhoods = ["zoetrope", "Previews", "Server", "Scenes", "Engine"]
        func neighbourhood(_ target: Package.Target) throws -> Int {
            let folders = try #require(target.path).split(separator: "/")
            return try #require(
                neighbourhoods.firstIndex(of: String(folders[1])), "\(target.name) is in no neighbourhood")
        }
        let sources = targets.filter { $0.path?.hasPrefix("Sources/") == true }
        let places = try Dictionary(uniqueKeysWithValues: sources.map { ($0.name, try neighbourhood($0)) })
        #expect(Set(places.values).count == neighbourhoods.count)
        for target in sources {
            for used in target.used {
                #expect(try #require(places[used]) >= neighbourhood(target), "\(target.name) uses \(used)")
            }
        }
    }

    /// Returns all targets that one is linked with, itself included.
    ///
    /// - Parameters:
    ///   - name: the target's name.
    ///   - traits: the traits that the package is built with.
    /// - Returns: their names.
    private func needs(of name: String, traits: Set<String>) -> Set<String> {
        var needed: Set<String> = []
        func need(_ name: String) {
            guard needed.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { return }
            for dependency in target.dependencies where dependency.trait.map(traits.contains) ?? true {
                if let name = dependency.name { need(name) }
            }
        }
        need(name)
        return needed
    }

    /// `DependencyTests` builds it so, and looks what is linked.
    @Test func onlyTheProgramLinksNATSAndOnlyWithTheTrait() {
        let nodes: Set = ["Cluster", "NATS", "CNATS"]
        #expect(needs(of: "StageServer", traits: ["NATS"]).isDisjoint(with: nodes))
        #expect(needs(of: "StageServer", traits: []).contains("ClusterContract"))
        #expect(needs(of: "zoetrope", traits: ["NATS"]).isSuperset(of: nodes))
        #expect(needs(of: "zoetrope", traits: []).isDisjoint(with: nodes))
        #expect(needs(of: "Cluster", traits: []).isDisjoint(with: ["StageServer", "WebSocketServer", "Wire"]))
        let linking = targets.filter { $0.path?.hasPrefix("Sources/") == true && !nodes.contains($0.name) }
            .filter { !nodes.isDisjoint(with: $0.used) }
        #expect(linking.map(\.name) == ["zoetrope"])
    }

    /// Who tests a layout links none of the demonstrations, no server and no cluster.
    @Test func testingALayoutNeedsNeitherDemonstrationsNorAServer() throws {
        let needed = needs(of: "StageTesting", traits: ["NATS"])
        #expect(needed.contains("UIKit"))
        let unneeded = targets.filter { $0.path?.hasPrefix("Sources/Server/") == true }.map(\.name) + ["Demonstrations"]
        #expect(needed.isDisjoint(with: unneeded))
    }
}
