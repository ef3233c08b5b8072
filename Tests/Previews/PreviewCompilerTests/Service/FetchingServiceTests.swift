import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// A service whose project names packages that are not in its folder, over pipes.
@Suite struct FetchingServiceTests {
    init() {
        // As the program does: a service whose reader is gone must not end the others' process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Runs a service on a project, and returns its events until something is built.
    private func events(of packages: LocalPackages, fetches: Bool) throws -> [PreviewEvent] {
        let (requests, events) = (Pipe(), Pipe())
        let (input, output) = (requests.fileHandleForReading, events.fileHandleForWriting)
        let variables = packages.variables
        let thread = Thread {
            PreviewService(input: input.fileDescriptor, output: output.fileDescriptor, variables: variables).run()
            try? input.close()
            try? output.close()
        }
        thread.start()
        defer { try? requests.fileHandleForWriting.close() }
        let project = PreviewProject(
            path: packages.project.path, modules: "/nowhere",
            output: packages.folder.appendingPathComponent("out").path,
            engineTime: 0, fetches: fetches)
        let request = try JSONEncoder().encode(PreviewRequest.open(project))
        try requests.fileHandleForWriting.write(contentsOf: request + Data("\n".utf8))
        var received: [PreviewEvent] = []
        var line = Data()
        while let byte = try events.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            line += byte
            guard byte == Data("\n".utf8) else { continue }
            received.append(try JSONDecoder().decode(PreviewEvent.self, from: line))
            line = Data()
            if case .built? = received.last { break }
        }
        return received
    }

    private func packages() throws -> LocalPackages {
        let packages = try LocalPackages()
        try packages.commit(
            [
                "Sources/Deck/Deck.swift": "import Wheel\npublic class Deck { let wheel = Wheel() }\n",
                "Package.swift": """
                .package(url: "https://example.com/a/Wheel", from: "2.0.0")
                """,
            ], to: "a/Deck", tag: "1.0.0")
        try packages.commit(["Sources/Wheel.swift": "public class Wheel {}\n"], to: "a/Wheel", tag: "2.1.0")
        try packages.write([
            "App.swift": "import Deck\nimport UIKit\nclass App: UIViewController { let deck = Deck() }\n",
            "Package.swift": ".package(url: \"https://example.com/a/Deck\", from: \"1.0.0\")",
        ])
        return packages
    }

    /// Packages come with those that they depend on, after what is there is told and before it is built.
    @Test func packagesAreFetchedBetweenTheBeginningAndTheEndOfABuild() throws {
        let events = try events(of: packages(), fetches: true)
        #expect(events.count == 6)
        guard case .building(let start)? = events.first, case .built(let build)? = events.last else {
            Issue.record("no build")
            return
        }
        #expect(start.number == 1 && build.number == 1)
        #expect(
            events.dropFirst().dropLast() == [
                .fetching(PackageFetch(name: "Deck", address: "https://example.com/a/Deck")),
                .fetching(PackageFetch(name: "Deck", address: "https://example.com/a/Deck", version: "1.0.0")),
                .fetching(PackageFetch(name: "Wheel", address: "https://example.com/a/Wheel")),
                .fetching(PackageFetch(name: "Wheel", address: "https://example.com/a/Wheel", version: "2.1.0")),
            ])
        let compiled = [
            ".build/checkouts/Deck/Sources/Deck/Deck.swift", ".build/checkouts/Wheel/Sources/Wheel.swift", "App.swift",
        ]
        #expect(build.compiled.sorted() == compiled)
    }

    @Test func withoutBeingToldToNothingIsFetched() throws {
        let packages = try packages()
        let events = try events(of: packages, fetches: false)
        #expect(events.count == 2)
        #expect(packages.text(".build/.gitignore") == nil)
    }
}
