import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

struct FrameworkLibraryTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func sources(of target: String) throws -> [[UInt8]] {
        let folder = Self.package.appendingPathComponent("Sources/Previews/\(target)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasSuffix(".swift") }
            .map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
    }

    @Test(arguments: PreviewFramework.all) func itUsesTheFrameworksThatItsSourcesImport(framework: PreviewFramework)
        throws
    {
        let sources = try sources(of: framework.module)
        #expect(!sources.isEmpty)
        #expect(ImportedFrameworks(of: sources).names.subtracting([framework.name]) == Set(framework.uses))
        // Those that a library may be older than.
        let modules = Set(sources.flatMap(ImportedFrameworks.modules)).subtracting(PreviewFramework.all.map(\.name))
        let own = modules.filter { module in
            ["Engine", "Previews"].contains {
                FileManager.default.fileExists(
                    atPath: Self.package.appendingPathComponent("Sources/\($0)/\(module)").path)
            }
        }
        #expect(own.isSubset(of: FrameworkLibrary.engineModules + framework.targets))
        #expect(framework.usesEngine || own.isSubset(of: framework.targets))
    }

    /// A module is in the program, or in a library: in both it would be there twice.
    @Test func whatCodeMayImportIsInTheProgramOrInALibrary() throws {
        let manifest = try String(contentsOf: Self.package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let start = try #require(manifest.range(of: "name: \"zoetrope\",\n        dependencies: ["))
        let end = try #require(manifest[start.upperBound...].range(of: "]"))
        let linked = manifest[start.upperBound..<end.lowerBound].split(separator: "\"").map(String.init)
        for module in BuildConditions.modules {
            let folder = Self.package.appendingPathComponent("Sources/Previews/\(module)").path
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            let isLibrary = PreviewFramework.all.contains { $0.name == module }
            #expect(linked.contains(module) != isLibrary, "\(module)")
        }
    }

    @Test(arguments: PreviewFramework.all) func theReadmeSaysThatItIsBuilt(framework: PreviewFramework) throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        let start = try #require(readme.range(of: "A framework is built when a project first imports it,"))
        let sentence = readme[start.upperBound...].prefix { $0 != "." }
        let names = sentence.split { !$0.isLetter }.map(String.init)
        #expect(names.contains(framework.name))
    }

    @Test func eachStandsAfterThoseThatItUses() {
        #expect(
            PreviewFramework.closure(of: ["MapKit", "UIKit"]).map(\.name) == ["CoreLocation", "SwiftUI", "MapKit"])
        #expect(PreviewFramework.closure(of: []) == [])
        for (index, framework) in PreviewFramework.all.enumerated() {
            #expect(Set(framework.uses).isSubset(of: PreviewFramework.all[..<index].map(\.name)))
        }
    }

    @Test func importsAreFoundWhereStatementsBegin() {
        let text = """
            import UIKit; import Combine
            @_exported import MapKit
              @testable  import CoreData
            // import Firebase
            let text = "import RealmSwift"
            import SwiftUICharts
            import CryptoKit
            """
        #expect(ImportedFrameworks(of: [Array(text.utf8)]).names == ["Combine", "CoreData", "CryptoKit", "MapKit"])
        #expect(ImportedFrameworks(of: [Array("import SwiftUI".utf8), [], Array("import ".utf8)]).names == ["SwiftUI"])
    }

    @Test func whatCanNotBeMadeIsNamed() throws {
        let combine = try #require(PreviewFramework.all.first { $0.name == "Combine" })
        let library = FrameworkLibrary(combine, modules: "/nowhere/Modules")
        #expect(try library.make() == "libStageCombine.so is not beside the modules in /nowhere")
        #expect(try library.link() == "Combine is not built in /nowhere")
    }

    @Test func itIsLinkedAgainAfterItsSourcesHaveChanged() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("framework-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let places = try #require(PreviewFramework.all.first { $0.name == "CoreLocation" })
        func write(_ text: String, _ path: String, at seconds: Double) throws {
            let file = place.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
        }
        func compile(_ name: String) throws {
            let run = try Subprocess.run(
                "swiftc",
                [
                    "-parse-as-library", "-c", "-module-name", "CoreLocation", "-o",
                    place.appendingPathComponent(".build/debug/CoreLocation.build/\(name).o").path,
                    place.appendingPathComponent("Sources/Previews/CoreLocation/\(name).swift").path,
                ])
            #expect(run.status == 0, "\(run.output)")
        }
        func symbols() throws -> String {
            try Subprocess.run(
                "nm", ["-D", "--defined-only", place.appendingPathComponent(".build/debug/libCoreLocation.so").path]
            ).output
        }
        let objects = place.appendingPathComponent(".build/debug/CoreLocation.build").path
        /// As a build of the package leaves it.
        func list(_ names: String...) throws {
            let entries = names.map {
                (
                    place.appendingPathComponent("Sources/Previews/CoreLocation/\($0).swift").path,
                    ["object": "\(objects)/\($0).o"]
                )
            }
            let all = Dictionary(uniqueKeysWithValues: entries + [("", ["object": "\(objects)/CoreLocation.o"])])
            let text = String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
            try write(text, ".build/debug/CoreLocation.build/output-file-map.json", at: 3)
            for name in names { try compile(name) }
        }
        try write("", "Package.swift", at: 1)
        try write("public func first() {}", "Sources/Previews/CoreLocation/A.swift", at: 2)
        try write("public func second() {}", "Sources/Previews/CoreLocation/B.swift", at: 2)
        try write("", ".build/debug/Modules/UIKit.swiftmodule", at: 1)
        try list("A", "B")
        let library = FrameworkLibrary(places, modules: place.appendingPathComponent(".build/debug/Modules").path)
        #expect(try library.make() == nil)
        #expect(try symbols().contains("5first"))
        #expect(try symbols().contains("6second"))

        // What is newer than its sources and objects is left as it is.
        let made = place.appendingPathComponent(".build/debug/libCoreLocation.so").path
        let number = try FileManager.default.attributesOfItem(atPath: made)[.systemFileNumber] as? Int
        #expect(try library.make() == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: made)[.systemFileNumber] as? Int == number)

        // One that the engine's modules have left behind is linked again.
        let later = Date(timeIntervalSinceNow: 5).timeIntervalSince1970
        try write("", ".build/debug/Modules/StageTime.swiftmodule", at: later)
        #expect(try library.make() == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: made)[.systemFileNumber] as? Int != number)

        // Objects that are not listed any more are of sources that are gone.
        try FileManager.default.removeItem(at: place.appendingPathComponent("Sources/Previews/CoreLocation/A.swift"))
        try write("public func third() {}", "Sources/Previews/CoreLocation/B.swift", at: Date().timeIntervalSince1970)
        try list("B")
        #expect(try library.make() == nil)
        #expect(try symbols().contains("5third"))
        #expect(try !symbols().contains("5first"))

        // A source that has another time, but is what it was when the compiler saw it last, is not compiled again.
        let touched = Date(timeIntervalSinceNow: 10).timeIntervalSince1970
        try write("public func third() {}", "Sources/Previews/CoreLocation/B.swift", at: touched)
        try write("", ".build/debug/CoreLocation.build/primary.priors", at: touched)
        #expect(try library.make() == nil)
    }
}
