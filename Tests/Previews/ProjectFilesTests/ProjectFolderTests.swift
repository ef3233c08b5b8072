import Foundation
import ProjectFiles
import Testing

@Suite final class ProjectFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let project: ProjectFolder

    init() throws {
        let inner = folder.appendingPathComponent("project/Cards")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        project = try ProjectFolder(folder.appendingPathComponent("project").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    @Test func sourcesBeyondASumAreRefused() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("project/.zoetrope"), withIntermediateDirectories: true)
        try write("12", to: "project/.zoetrope/Z.swift")
        try write("1234", to: "project/A.swift")
        try write("123456", to: "project/Cards/B.swift")
        try write("123", to: "project/Cards/C.swift")
        try write("123456789", to: "project/a.png")
        #expect(project.list(limit: 15).refused.isEmpty)
        let listing = project.list(limit: 9)
        #expect(listing.paths == [".zoetrope/Z.swift", "A.swift", "Cards/C.swift", "a.png"])
        #expect(
            listing.refused == [
                "Cards/B.swift": "the sources before it have 6 bytes; all together have at most 9"
            ])
    }

    /// GitHawkApp/StyledTextKit, which is in Swift, was said to be in Objective-C, as its example's pods are committed.
    @Test func howCocoaPodsBuildsAPodIsNotItsSources() throws {
        for path in ["Pods/Wheel", "Pods/Target Support Files/Deck"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("project/\(path)"), withIntermediateDirectories: true)
        }
        try write("", to: "project/Pods/Wheel/Rim.m")
        try write("", to: "project/Pods/Target Support Files/Deck/Deck-dummy.m")
        #expect(project.list(modules: ["Deck", "Wheel"]).objectiveC == ["Rim", "Wheel"])
    }

    @Test func sourcesAndAssetsAreListed() throws {
        try write("", to: "project/Cards/Deck.swift")
        try write("", to: "project/back.png")
        try write("", to: "project/notes.txt")
        #expect(project.list().paths == ["Cards/Deck.swift", "back.png"])
        #expect(project.list().folders.sorted() == [project.path, project.path + "/Cards"])
    }

    @Test func theSourcesOfImportedPackagesAreListedWhereverTheirManagerPutsThem() throws {
        let files = [
            "App/Pods/SnapKit/Sources/Maker.swift", "App/Pods/SnapKit/Tests/MakerTests.swift",
            "App/Pods/Other/Other.swift", "App/Pods/Rx/Rx/Rx.swift", "App/Pods/Rx/Platform/Bag.swift",
            ".build/checkouts/swift-deck/Sources/Deck/Deck.swift",
            ".build/checkouts/swift-deck/Sources/Cards/Cards.swift", ".build/debug/Deck.build/Made.swift",
            "Carthage/Checkouts/Wheel/Wheel/Wheel.swift", "Carthage/Checkouts/Wheel/Example/App.swift",
            "SourcePackages/checkouts/Flow/Source/Flow.swift", "App/App.swift",
        ]
        for file in files {
            let place = folder.appendingPathComponent("project/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write("", to: "project/\(file)")
        }
        #expect(project.list().paths == ["App/App.swift"])
        let modules: Set<String> = ["SnapKit", "Deck", "Wheel", "Flow", "Missing", "Rx"]
        let listing = project.list(modules: modules)
        #expect(
            listing.paths == [
                ".build/checkouts/swift-deck/Sources/Deck/Deck.swift", "App/App.swift",
                "App/Pods/Rx/Platform/Bag.swift", "App/Pods/Rx/Rx/Rx.swift", "App/Pods/SnapKit/Sources/Maker.swift",
                "Carthage/Checkouts/Wheel/Wheel/Wheel.swift",
                "SourcePackages/checkouts/Flow/Source/Flow.swift",
            ])
        // Nobody edits them.
        #expect(listing.folders == project.list().folders)
        #expect(listing.paths.filter(ProjectFolder.isDependency).count == 6)
    }

    /// yonat/SweeterSwift has its tests in a folder of its module's name, and ReactiveX/RxSwift the same files twice.
    @Test func aModulesSourcesAreWhereItsPackageSaysElseInOneOfTheUsualPlaces() throws {
        let package = ".build/checkouts/Sweet"
        let manifest = """
            let package = Package(name: "Sweet", targets: [
                .target(name: "Sweet", dependencies: [], path: "./Code"),
                .target(name: "Other"), .target(name: "Outside", path: "../../secret"),
                .testTarget(name: "SweetTests", path: "Sweet/SweetTests"),
            ])
            """
        let files = [
            "\(package)/Package.swift", "\(package)/Code/Sweet.swift", "\(package)/Sweet/SweetTests/Checks.swift",
            "\(package)/Sources/Other/Other.swift", "\(package)/Other/Other.swift", "secret/Secret.swift",
            ".build/checkouts/Twice/Sources/Twice/Twice.swift", ".build/checkouts/Twice/Twice/Twice.swift",
        ]
        for file in files {
            let place = folder.appendingPathComponent("project/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(file.hasSuffix("Package.swift") ? manifest : "", to: "project/\(file)")
        }
        #expect(
            project.list(modules: ["Sweet", "Other", "Outside", "Twice"]).paths == [
                "\(package)/Code/Sweet.swift", "\(package)/Sources/Other/Other.swift",
                ".build/checkouts/Twice/Sources/Twice/Twice.swift", "secret/Secret.swift",
            ])
    }

    @Test func xcodeProjectsAreListedButForThoseOfPackages() throws {
        for path in ["Deck.xcodeproj", "Demo/My app.xcodeproj", "Pods/Pods.xcodeproj"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("project/\(path)"), withIntermediateDirectories: true)
            try write("", to: "project/\(path)/project.pbxproj")
        }
        #expect(project.list().projects == ["Deck.xcodeproj", "Demo/My app.xcodeproj"])
    }

    @Test func aLinkToASourceBeneathIsOne() throws {
        try write("", to: "project/Deck.swift")
        try link("project/Cards/Same.swift", to: "../Deck.swift")
        #expect(project.list().paths == ["Cards/Same.swift", "Deck.swift"])
    }

    @Test func linksThatLeadOutAreRefused() throws {
        try write("let secret = 1", to: "Secret.swift")
        try link("project/Cards/Secret.swift", to: "../../Secret.swift")
        try link("project/Outside", to: "..")
        let listing = project.list()
        #expect(listing.paths.isEmpty)
        #expect(listing.refused == ["Cards/Secret.swift": "it is a link that leads out of the folder"])
    }

    @Test func aSourceThatNobodyHasWrittenByHandIsRefused() throws {
        try write(String(repeating: "/", count: ProjectFolder.sourceLimit + 1), to: "project/Deck.swift")
        let listing = project.list()
        #expect(listing.paths.isEmpty)
        #expect(listing.refused == ["Deck.swift": "it has 1048577 bytes; a source has at most 1048576"])
    }
}
