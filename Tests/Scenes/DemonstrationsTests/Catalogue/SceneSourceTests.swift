import Foundation
import StageModel
import TestSupport
import Testing
import UIKit

@testable import Demonstrations
import SceneContract

/// What an app gets that takes over a scene: its folder, and the text that makes it with tuned values.
@MainActor
@Suite struct SceneSourceTests {
    nonisolated static let folders = SceneNames.all.map(\.capitalized)
    private let stage = CGSize(width: 390, height: 844)

    private func scene(of folder: String) throws -> any SceneDefinition {
        try SceneCatalogue.scene(named: folder.lowercased())
    }

    @Test func everySceneOfTheCatalogueIsNamed() {
        #expect(SceneNames.all == SceneCatalogue.names)
    }

    @Test(arguments: folders)
    func everyParameterStandsInTheTextOnce(folder: String) throws {
        let scene = try scene(of: folder)
        let names = scene.swift.matches(of: /{{(\w+)}}/).map { String($0.1) }
        #expect(names == scene.parameters(stage: stage).map(\.name))
    }

    /// As an app has them, with nothing but UIKit beside them, and without what only this package may call.
    @Test(arguments: folders)
    func theFolderAndTheTextWithAnyAllowedValuesCompile(folder: String) throws {
        let scene = try scene(of: folder)
        var random = SystemRandomNumberGenerator()
        let texts = (0..<12).map { _ in text(of: scene, &random) }
        let app = FileManager.default.temporaryDirectory.appendingPathComponent("scene-source-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        var files = try sources(folder)
        for (index, text) in texts.enumerated() {
            // A name space each, but for the first one.
            let program = text.replacingOccurrences(of: "import UIKit", with: "import UIKit\nenum App\(index) {")
            let file = app.appendingPathComponent("App\(index).swift")
            try (index == 0 ? text : program + "}\n").write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path)
        }
        let complaints = try compile(files)
        #expect(complaints.isEmpty, "\(complaints)\n\(texts)")
    }

    private func text(of scene: any SceneDefinition, _ random: inout SystemRandomNumberGenerator) -> String {
        scene.parameters(stage: stage).reduce(scene.swift) { text, parameter in
            let value =
                switch parameter.kind {
                case .number(let range):
                    "\([range.lowerBound, range.upperBound, Double.random(in: range, using: &random)].randomElement(using: &random)!)"
                case .integer(let range):
                    "\([range.lowerBound, range.upperBound, Int.random(in: range, using: &random)].randomElement(using: &random)!)"
                case .choice(let names): names.randomElement(using: &random)!
                case .toggle: "\(Bool.random(using: &random))"
                case .color: "#000000"
                }
            return text.replacingOccurrences(of: "{{\(parameter.name)}}", with: value)
        }
    }

    /// The folder's files that are not ours alone, and what the scenes share.
    private func sources(_ folder: String) throws -> [String] {
        let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Sources/Scenes/Demonstrations").standardized
        return [folder, "Shared"].flatMap { name -> [String] in
            let root = scenes.appendingPathComponent(name).path
            let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".swift") && $0 != "\(folder)Scene.swift" }.sorted().map {
                "\(root)/\($0)"
            }
        }
    }

    /// What the compiler says of a module of these files.
    private func compile(_ files: [String]) throws -> String {
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let modules = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("Modules").path
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            [
                // All files at once: each of the parts that the driver would make of them reads every module.
                "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-module-name", "App",
                "-I",
                modules,
            ]
            + files
        let output = Pipe()
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self) + "failed"
    }
}
