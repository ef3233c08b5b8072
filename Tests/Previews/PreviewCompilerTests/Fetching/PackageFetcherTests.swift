import Foundation
import PreviewProtocol
import ProjectFiles
import Testing

@testable import PreviewCompiler

/// The fetching of packages into a project's folder, by git from repositories beside it.
@Suite struct PackageFetcherTests {
    private let packages: LocalPackages
    private let fetcher: PackageFetcher

    init() throws {
        packages = try LocalPackages()
        fetcher = PackageFetcher(in: packages.project.path, variables: packages.variables)
    }

    /// Fetches what the project lacks, and returns what was told of each package at last.
    @discardableResult
    private func fetch(while isWanted: () -> Bool = { true }) throws -> [PackageFetch] {
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        var told: [String: PackageFetch] = [:]
        _ = try fetcher.fetch(reader.missing, tell: { told[$0.name] = $0 }, while: isWanted)
        return told.values.sorted { $0.name < $1.name }
    }

    private static let address = "https://example.com/a/Deck.git"
    private static func resolved(_ commit: String) -> String {
        """
        {"pins": [{"identity": "deck", "location": "\(address)", "state": {"revision": "\(commit)"}}], "version": 2}
        """
    }
    private static let app = ["App.swift": "import UIKit\nimport Deck\n"]
    private static let source = ".build/checkouts/Deck/Sources/Deck/Deck.swift"

    @Test func theCommitThatIsResolvedIsFetched() throws {
        let first = try packages.commit(["Sources/Deck/Deck.swift": "// 1"], to: "a/Deck.git", tag: "1.0.0")
        try packages.commit(["Sources/Deck/Deck.swift": "// 2"], to: "a/Deck.git", tag: "1.1.0")
        try packages.write(Self.app.merging(["App.xcodeproj/x/Package.resolved": Self.resolved(first)]) { $1 })
        #expect(try fetch() == [PackageFetch(name: "Deck", address: Self.address, version: first)])
        #expect(packages.text(Self.source) == "// 1")
    }

    @Test func theNewestVersionThatARequirementAllowsIsFetched() throws {
        for (index, tag) in ["v1.2.0", "1.10.0", "2.0.0", "1.11.0-beta.1"].enumerated() {
            try packages.commit(["Sources/Deck/Deck.swift": "// \(index)"], to: "a/Deck.git", tag: tag)
        }
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\" ~> 1.2\n"]) { $1 })
        #expect(try fetch().map(\.version) == ["1.10.0"])
        #expect(packages.text(Self.source) == "// 1")
    }

    /// OfTheWolf/TwitterProfile names its package by the address for those whose key the server knows.
    @Test func whoHasNoKeyIsGivenWhatEverybodyIs() throws {
        try packages.commit(["Sources/Deck/Deck.swift": "// 1"], to: "a/Deck.git", tag: "1.0.0")
        try packages.write(Self.app.merging(["Cartfile": "git \"git@example.com:a/Deck.git\"\n"]) { $1 })
        #expect(try fetch().map(\.fault) == [nil])
        #expect(packages.text(Self.source) == "// 1")
    }

    @Test func theNewestCommitIsFetchedOfWhatHasNoSuchVersion() throws {
        try packages.commit(["Deck/Deck.swift": "// 1"], to: "a/Deck.git")
        try packages.write(
            Self.app.merging(["Package.resolved": Self.resolved(String(repeating: "a", count: 40))]) { $1 })
        #expect(try fetch() == [PackageFetch(name: "Deck", address: Self.address, version: "")])
        #expect(packages.text(".build/checkouts/Deck/Deck/Deck.swift") == "// 1")
    }

    @Test func whatNoProjectCompilesIsNotWritten() throws {
        try packages.commit(
            [
                "Sources/Deck/Deck.swift": "", "Tests/DeckTests.swift": "", "Sources/Deck/Deck.docc/Code.swift": "",
                "App/Example/Main.swift": "",
                "Package.swift": "",
            ],
            to: "a/Deck.git", tag: "1.0.0")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        try fetch()
        let place = packages.project.appendingPathComponent(".build/checkouts/Deck").path
        let files = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String }
            .filter { !$0.hasPrefix(".git/") && $0.contains(".swift") }
        #expect(files?.sorted() == ["Package.swift", "Sources/Deck/Deck.swift"])
    }

    @Test func theHistoryStaysWhereItIs() throws {
        for tag in ["1.0.0", "1.1.0"] { try packages.commit(["Deck.swift": "// \(tag)"], to: "a/Deck.git", tag: tag) }
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        try fetch()
        let place = packages.project.appendingPathComponent(".build/checkouts/Deck").path
        let log = try Subprocess.run("git", ["-C", place, "log", "--format=%s"])
        #expect(log.output == "a\n")
    }

    @Test func gitOverlooksWhatIsFetchedUnlessTheFolderWasThere() throws {
        try packages.commit(["Deck.swift": ""], to: "a/Deck.git")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        try fetch()
        #expect(packages.text(".build/.gitignore") == "*\n")
    }

    /// nathantannar4/InputBarAccessoryView's documentation has a folder of the module's name, and its sources have none.
    @Test func aFolderOfDocumentationIsNotTheModules() throws {
        try packages.commit(
            ["docs/Deck/index.html": "", "Package.swift": "", "Sources/Card.swift": ""], to: "a/Deck.git")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        #expect(try fetch().allSatisfy { $0.fault == nil })
        #expect(packages.text(".build/checkouts/Deck/Sources/Card.swift") == "")
    }

    @Test func aPackageInObjectiveCIsNotFetched() throws {
        try packages.commit(["Deck/Deck.m": "", "Package.swift": "", "Wheel/Wheel.swift": ""], to: "a/Deck.git")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        #expect(try fetch().map(\.fault) == ["Deck has no sources in Swift there"])
        let left = try FileManager.default.contentsOfDirectory(
            atPath: packages.project.appendingPathComponent(".build").path)
        #expect(left.sorted() == [".gitignore", "checkouts"])
    }

    @Test func whatIsThereOrOnlyTestsNeedOrStandsInIsNotLookedFor() throws {
        try packages.commit(["Deck.swift": ""], to: "a/Deck.git")
        try packages.write([
            "Cartfile": "git \"\(Self.address)\"\n", "DeckTests/A.swift": "import Deck",
            "B.swift": "import XCTest\nimport Deck",
            ".zoetrope/C.swift": "import Deck", "D.swift": "#if canImport(Deck)\nimport Deck\n#endif",
        ])
        #expect(try fetch().isEmpty)
        try packages.write(["Pods/Deck/Deck.swift": "", "E.swift": "import Deck"])
        #expect(try fetch().isEmpty)
    }

    /// Nuke's image views keep their pictures until one has loaded, which in a preview none does.
    @Test func whatLoadsFromANetworkIsNotLookedFor() throws {
        try packages.write([
            "App.swift": "import Nuke\nimport Kingfisher\nimport Alamofire\nimport CoreServices\nimport SwiftUI\n",
            "Podfile": "pod 'Nuke'\npod 'Kingfisher'\npod 'Alamofire'\n",
        ])
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        #expect(reader.missing.modules.isEmpty)
    }

    /// FluidGroup/CompositionKit names a package in its Xcode project alone, and no poll of the folder may forget that.
    @Test func aPackageOfAnXcodeProjectIsKnownHoweverOftenTheFolderIsRead() throws {
        try packages.write([
            "Cards/Deck.swift": "import RoundThings\n",
            "Deck.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
                A = { isa = PBXBuildFile; fileRef = F; };
                F = { isa = PBXFileReference; path = Cards/Deck.swift; sourceTree = "<group>"; };
                M = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
                S = { isa = PBXSourcesBuildPhase; files = ( A, ); };
                T = { isa = PBXNativeTarget; buildPhases = ( S, ); };
                X = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/wheel-kit"; };
                P = { isa = XCSwiftPackageProductDependency; package = X; productName = RoundThings; };
                R = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = ( T, ); };
            }; rootObject = R; }
            """,
        ])
        let reader = try ProjectReader(packages.project.path)
        for isFirst in [true, false, false] {
            _ = reader.update(isFirst: isFirst)
            #expect(reader.missing.modules == ["RoundThings"])
            #expect(reader.missing.origins.source(of: "RoundThings")?.address == "https://example.com/a/wheel-kit")
        }
    }

    /// What a project's files say goes to git alone, and beyond the folder nothing is written.
    @Test func aLinkInThePlaceOfTheFolderIsRefused() throws {
        try packages.commit(["Deck.swift": ""], to: "a/Deck.git")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        let elsewhere = packages.folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: packages.project.appendingPathComponent(".build"), withDestinationURL: elsewhere)
        #expect(try fetch().map(\.fault) == ["\(packages.project.path)/.build is no folder"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
    }

    /// Names between backticks, of Swift 6.2, may have slashes.
    @Test func aModuleThatIsNamedAsAPathIsNotFetched() throws {
        try packages.commit(["Classes/Card.swift": ""], to: "a/DECK", tag: "1.0.0")
        try packages.write([
            "App.swift": "import UIKit\n", "Cartfile": "git \"https://example.com/a/DECK\"\n",
            ".build/checkouts/deck/a.txt": "",
        ])
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        let wishes = PackageFetcher.Wishes(modules: ["deck/../../../out"], origins: reader.missing.origins)
        #expect(wishes.origins.source(of: "deck/../../../out") != nil)
        let hasAny = try fetcher.fetch(wishes, tell: { _ in }, while: { true })
        #expect(!hasAny && packages.text("out/Classes/Card.swift") == nil)
    }

    @Test func whatAnybodyOnTheWayCouldChangeIsNotFetched() throws {
        try packages.write(Self.app.merging(["Cartfile": "git \"http://example.com/a/Deck.git\"\n"]) { $1 })
        #expect(
            try fetch().map(\.fault) == ["anybody on the way could change it: https and ssh are trusted alone"])
    }

    @Test func aRepositoryThatIsNotThereIsSaidOnce() throws {
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        let told = try fetch()
        #expect(told.count == 1 && told.first?.fault?.contains("does not appear to be a git repository") == true)
        #expect(try fetch().isEmpty)
    }

    @Test func aServerThatDoesNotAnswerIsNotAskedAgain() throws {
        try packages.write([
            "App.swift": "import Deck\nimport Wheel\n",
            "Cartfile": "git \"https://127.0.0.1:1/a/Deck\"\ngit \"https://127.0.0.1:1/a/Wheel\"\n",
        ])
        let told = try fetch()
        #expect(told.map(\.name) == ["Deck"])
        #expect(told.first?.fault?.contains("unable to access") == true)
    }

    @Test func whatIsNotWantedAnyMoreLeavesNothingAndIsLookedForAgain() throws {
        try packages.commit(["Deck.swift": ""], to: "a/Deck.git", tag: "1.0.0")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        #expect(throws: Subprocess.Abandoned.self) { try fetch { false } }
        #expect(packages.text(".build/checkouts/Deck/Deck.swift") == nil)
        #expect(try fetch().map(\.version) == ["1.0.0"])
    }

    @Test func noMorePackagesAreFetchedThanOneProjectMayHave() throws {
        let names = ["Deck", "Wheel", "Wing"]
        for name in names { try packages.commit(["\(name).swift": ""], to: "a/\(name)", tag: "1.0.0") }
        try packages.write([
            "App.swift": names.map { "import \($0)\n" }.joined(),
            "Cartfile": names.map { "git \"https://example.com/a/\($0)\"\n" }.joined(),
        ])
        var limits = PackageFetcher.Limits()
        limits.packages = 2
        let fetcher = PackageFetcher(in: packages.project.path, limits: limits, variables: packages.variables)
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        var told: Set<String> = []
        _ = try fetcher.fetch(reader.missing, tell: { told.insert($0.name) }, while: { true })
        #expect(told == ["Deck", "Wheel"])
    }

    @Test func aServerThatTakesTooLongIsGivenUp() throws {
        try packages.commit(["Deck.swift": ""], to: "a/Deck.git")
        try packages.write(Self.app.merging(["Cartfile": "git \"\(Self.address)\"\n"]) { $1 })
        var limits = PackageFetcher.Limits()
        limits.seconds.each = 0
        let fetcher = PackageFetcher(in: packages.project.path, limits: limits, variables: packages.variables)
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        var told: [PackageFetch] = []
        _ = try fetcher.fetch(reader.missing, tell: { told.append($0) }, while: { true })
        #expect(told.last?.fault == "no answer in 0 s")
    }

    // MARK: Pods

    @Test func aPodIsFetchedFromWhereTheIndexSays() throws {
        try packages.commit(["Classes/Deck.swift": "// 1"], to: "a/Deck.git", tag: "v1.2.0")
        try packages.commit(["Classes/Deck.swift": "// 2"], to: "a/Deck.git", tag: "v1.3.0")
        // The MD5 of the name begins with these digits.
        try packages.index(
            "Deck", at: "2b4", versions: ["1.2.0", "1.3.0"],
            source: #"{"git": "https://example.com/a/Deck.git", "tag": "vVERSION"}"#)
        try packages.write(Self.app.merging(["Podfile": "pod 'Deck', '~> 1.2.0'\n"]) { $1 })
        #expect(try fetch() == [PackageFetch(name: "Deck", address: Self.address, version: "v1.2.0")])
        #expect(packages.text(".build/checkouts/Deck/Classes/Deck.swift") == "// 1")
    }

    /// lottie-ios, whose module is Lottie: nothing in the repository has its name.
    @Test func aRepositoryOfAnotherNameThanItsModuleIsFoundByTheModules() throws {
        try packages.commit(["Classes/Card.swift": "public class Card {}"], to: "a/cards-ios", tag: "1.0.0")
        try packages.index(
            "Deck", at: "2b4", versions: ["1.0.0"],
            source: #"{"git": "https://example.com/a/cards-ios", "tag": "VERSION"}"#)
        try packages.write(["App.swift": "import Deck\n", "Podfile": "pod 'Deck'\n"])
        #expect(try fetch().map(\.version) == ["1.0.0"])
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        #expect(reader.missing.modules.isEmpty)
        #expect(reader.sources.keys.sorted() == [".build/checkouts/Deck/Classes/Card.swift", "App.swift"])
    }

    @Test func aModuleWhosePackageSaysWhereItIsIsThere() throws {
        let manifest = "targets: [.target(name: \"Deck\", path: \"Sources\")]"
        try packages.write([
            "App.swift": "import Deck\n", ".build/checkouts/cards-ios/Sources/Card.swift": "public class Card {}",
            ".build/checkouts/cards-ios/Package.swift": manifest,
        ])
        let reader = try ProjectReader(packages.project.path)
        _ = reader.update(isFirst: true)
        #expect(reader.missing.modules.isEmpty)
        #expect(MissingModules(in: Array(reader.sources.values), reader.listing).packages == [])
    }

    @Test func theLockedVersionOfAPodIsFetched() throws {
        try packages.commit(["Classes/Deck.swift": "// 1"], to: "a/Deck.git", tag: "1.2.0")
        try packages.commit(["Classes/Deck.swift": "// 2"], to: "a/Deck.git", tag: "1.3.0")
        try packages.index(
            "Deck", at: "2b4", versions: ["1.2.0", "1.3.0"],
            source: #"{"git": "https://example.com/a/Deck.git", "tag": "VERSION"}"#)
        try packages.write(
            Self.app.merging(["Podfile": "pod 'Deck'\n", "Podfile.lock": "PODS:\n  - Deck (1.2.0)\n"]) { $1 })
        #expect(try fetch().map(\.version) == ["1.2.0"])
    }

    @Test func aPodThatIsNotInTheIndexOrInNoRepositoryIsLeftToTheSentenceAtItsImport() throws {
        try packages.index("Deck", at: "2b4", versions: ["1.0.0"], source: #"{"http": "https://example.com/Deck.zip"}"#)
        try packages.write(["App.swift": "import Deck\nimport Wheel\n", "Podfile": "pod 'Deck'\n"])
        #expect(try fetch().isEmpty)
    }
}
