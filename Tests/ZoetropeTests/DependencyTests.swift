import Foundation
import TestClient
import Testing

/// Builds of parts of the package: for a package of somebody's own that depends on a version of it, and without NATS.
///
/// They take minutes: `make test-long`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ZOETROPE_LONG"] != nil)) struct DependencyTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private static let tests = """
        import StageTesting
        import Testing

        @MainActor
        @Suite struct CardsTests {
            @Test func aCellIsWhereTheLayoutPutsIt() throws {
                final class Source: NSObject, UICollectionViewDataSource {
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                        view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
                    }
                }
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 100, height: 80)
                let controller = UICollectionViewController(collectionViewLayout: layout)
                let source = Source()
                controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
                controller.collectionView.dataSource = source
                let stage = Stage(controller)
                try stage.settle()
                #expect(stage.cells.count == 3)
                #expect(stage.cells.first?.frame.size == CGSize(width: 100, height: 80))
            }
        }

        """

    /// Runs a command in a folder; returns what it says, and its status.
    private func run(_ words: [String], in folder: URL) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    @Test func itsTestsBuildAndPassWithoutDemonstrationsAndServer() throws {
        let folder = try TestFolder(["cards/Tests/CardsTests/CardsTests.swift": Self.tests])
        let clone = folder.url.appending(path: "zoetrope")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Cards",
                dependencies: [.package(url: "\(clone.path)", from: "0.1.0")],
                targets: [
                    .testTarget(
                        name: "CardsTests", dependencies: [.product(name: "StageTesting", package: "zoetrope")],
                        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])])
                ],
                swiftLanguageModes: [.v5]
            )

            """
        let package = folder.url.appending(path: "cards")
        try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
        let cloned = try run(["git", "clone", "--quiet", Self.root.path, "zoetrope"], in: folder.url)
        try #require(cloned.status == 0, "\(cloned.output)")
        _ = try run(["git", "tag", "--delete", "0.1.0"], in: clone)
        try #require(try run(["git", "tag", "0.1.0"], in: clone).status == 0)
        let tested = try run(["swift", "test"], in: package)
        #expect(tested.status == 0, "\(tested.output.suffix(4000))")
        let built = package.appending(path: ".build/debug").resolvingSymlinksInPath()
        let modules = try FileManager.default.subpathsOfDirectory(atPath: built.path).filter {
            $0.hasSuffix(".swiftmodule")
        }
        #expect(modules.contains { $0.hasSuffix("UIKit.swiftmodule") })
        for module in ["Demonstrations", "StageServer", "WebSocketServer", "Cluster"] {
            #expect(!modules.contains { $0.hasSuffix("\(module).swiftmodule") }, "\(module)")
        }
    }

    @Test func withoutItsTraitTheProgramServesLinksNoNATSAndRefusesIt() throws {
        let folder = try TestFolder(["web/index.html": "<!doctype html>"])
        let scratch = Self.root.appending(path: ".build/without-nats")
        let built = try run(
            [
                "swift", "build", "--disable-default-traits", "--product", "zoetrope", "--scratch-path", scratch.path,
                "-Xswiftc", "-warnings-as-errors",
            ], in: Self.root)
        try #require(built.status == 0, "\(built.output.suffix(4000))")
        let program = scratch.appending(path: "debug/zoetrope").path
        let libraries = try run(["readelf", "--dynamic", program], in: folder.url).output
        #expect(libraries.contains("[libwebsockets.so") && !libraries.contains("[libnats"))
        let server = try RunningCommand(program: program, ["serve", "--port", "0", "--web", folder.path + "/web"])
        let port = try server.port()
        #expect(try TestHTTP("/healthz", port: port).status == 200)
        #expect(try TestWebSocket(port: port, path: "/rooms/monzo").message().isEmpty == false)
        server.signal(SIGTERM)
        #expect(try server.wait().status == 0)
        for options in [["--nats", "nats://127.0.0.1:4222"], ["--nats-creds", "none"]] {
            let refused = try RunningCommand(program: program, ["serve", "--web", folder.path + "/web"] + options)
                .wait()
            #expect(refused.status == 2)
            #expect(
                refused.errors.split(separator: "\n").first?.contains("--nats needs a zoetrope that is built with NATS")
                    == true)
        }
    }
}
