import Foundation
import ProjectFiles
import Testing

/// Which sources the targets of an Xcode project compile, as the format of its file says: groups with paths, build files and
/// phases of targets, and the folders that Xcode 16 keeps in step.
@Suite final class XcodeTargetsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func targets() throws -> XcodeTargets {
        let project = try ProjectFolder(folder.path)
        return XcodeTargets(project.list(), in: project)
    }

    /// A project with a group `Cards` of which a target compiles one file, and a folder in step.
    private let project = """
        // !$*UTF8*$!
        {
            objects = {
                A1 = { isa = PBXBuildFile; fileRef = F1; };
                A3 = { isa = PBXBuildFile; fileRef = F3; };
                F1 = { isa = PBXFileReference; path = Deck.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = ../Shared/Tools.swift; sourceTree = SOURCE_ROOT; };
                G1 = { isa = PBXGroup; children = ( F1, F2, ); path = Cards; sourceTree = "<group>"; };
                S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; };
                M = { isa = PBXGroup; children = ( G1, F3, S1, ); sourceTree = "<group>"; };
                P1 = { isa = PBXSourcesBuildPhase; files = ( A1, A3, ); };
                P2 = { isa = PBXResourcesBuildPhase; files = (); };
                T = { isa = PBXNativeTarget; buildPhases = ( P1, P2, ); fileSystemSynchronizedGroups = ( S1, ); };
                R = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = ( T, ); };
            };
            rootObject = R;
        }
        """

    /// The types of products are those of Xcode's project format.
    @Test(arguments: [
        ("application.on-demand-install-capable", true), ("app-extension", true), ("watchkit2-extension", true),
        ("application.watchapp2", true), ("application", false), ("framework", false),
    ])
    func aTargetThatMakesAPartOfAnAppIsToldFromOthers(type: String, isPart: Bool) throws {
        let text = project.replacing(
            "T = { isa = PBXNativeTarget;",
            with: "T = { isa = PBXNativeTarget; productType = \"com.apple.product-type.\(type)\";")
        try write(text, to: "App/Deck.xcodeproj/project.pbxproj")
        for path in ["App/Cards/Deck.swift", "App/Screens/One.swift"] { try write("", to: path) }
        let targets = try targets()
        #expect(targets.isOfPart("App/Cards/Deck.swift") == isPart)
        #expect(targets.isOfPart("App/Screens/One.swift") == isPart)
        #expect(!targets.isOfPart("App/Cards/Old.swift"))
    }

    /// The target's settings go before the project's: stanlyu/UIKit-Demo-App-with-coordinators has Xcode 26's.
    @Test(arguments: [
        ("MainActor", nil, true), ("nonisolated", "MainActor", false), (nil, "MainActor", true), (nil, nil, false),
    ])
    func aTargetIsolatesToTheMainActorAsItsSettingsSay(own: String?, whole: String?, isolates: Bool) throws {
        func settings(_ id: String, _ value: String?) -> String {
            """
            \(id) = { isa = XCConfigurationList; buildConfigurations = ( \(id)1, ); };
            \(id)1 = { isa = XCBuildConfiguration; buildSettings = {
            \(value.map { "SWIFT_DEFAULT_ACTOR_ISOLATION = \($0);" } ?? "") }; };
            """
        }
        let text = project.replacing("objects = {", with: "objects = { \(settings("C", own)) \(settings("D", whole))")
            .replacing("T = { isa", with: "T = { buildConfigurationList = C; isa")
            .replacing("R = { isa", with: "R = { buildConfigurationList = D; isa")
        try write(text, to: "App/Deck.xcodeproj/project.pbxproj")
        for path in ["App/Cards/Deck.swift", "App/Screens/One.swift"] { try write("", to: path) }
        let targets = try targets()
        #expect(targets.isolatesToMainActor("App/Cards/Deck.swift") == isolates)
        #expect(targets.isolatesToMainActor("App/Screens/One.swift") == isolates)
        #expect(!targets.isolatesToMainActor("App/Cards/Old.swift"))
    }

    @Test func aPackageIsolatesToTheMainActorAsItsManifestSays() throws {
        let manifest = "let package = Package(name: \"Deck\", targets: [.target(name: \"Deck\"%)])"
        try write(
            manifest.replacing("%", with: ", swiftSettings: [.defaultIsolation(MainActor.self)]"), to: "A/Package.swift"
        )
        try write(manifest.replacing("%", with: ""), to: "B/Package.swift")
        let targets = try targets()
        #expect(targets.isolatesToMainActor("A/Sources/Deck/Deck.swift"))
        #expect(!targets.isolatesToMainActor("B/Sources/Deck/Deck.swift"))
    }

    @Test(arguments: [
        ("kind = upToNextMajorVersion; minimumVersion = 1.4.2;", "1.9.0"),
        ("kind = exactVersion; version = 1.4.2;", "1.4.2"),
        ("kind = upToNextMinorVersion; minimumVersion = 1.4.2;", "1.4.3"), ("kind = branch; branch = main;", "main"),
        ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.4.3;", "1.4.2"),
    ])
    func theRepositoriesOfPackagesAreNamed(requirement: String, choice: String) throws {
        let reference = """
            X = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/Wheel.git";
            requirement = { \(requirement) }; };
            T = {
            """
        try write(project.replacing("T = {", with: reference), to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        let source = try #require(try targets().origins.source(of: "Wheel"))
        #expect(source.address == "https://example.com/a/Wheel.git")
        let tags = ["1.4.2", "1.4.3", "1.9.0", "2.0.0"].map { "refs/tags/\($0)" } + ["refs/heads/main"]
        #expect(source.version.choice(among: tags)?.split(separator: "/").last.map(String.init) == choice)
    }

    /// weitieda/AppStoreCompositionalLayout's package is called otherwise than its module.
    @Test func aPackageOfAnotherNameThanItsModuleIsFound() throws {
        let references = """
            X = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/wheel-kit.git"; };
            Y = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/other.git"; };
            P = { isa = XCSwiftPackageProductDependency; package = X /* ... */; productName = RoundThings; };
            T = {
            """
        try write(project.replacing("T = {", with: references), to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        let origins = try targets().origins
        #expect(origins.source(of: "RoundThings")?.address == "https://example.com/a/wheel-kit.git")
        #expect(origins.source(of: "Wheel") == nil)
    }

    @Test func aSourceThatNoTargetCompilesIsNamedWithItsProject() throws {
        try write(project, to: "App/Deck.xcodeproj/project.pbxproj")
        for path in ["App/Cards/Deck.swift", "App/Cards/Old.swift", "App/Screens/More/One.swift"] {
            try write("", to: path)
        }
        try write("", to: "Shared/Tools.swift")
        let targets = try targets()
        #expect(targets.reason(for: "App/Cards/Old.swift") == "no target of Deck.xcodeproj compiles it")
        #expect(targets.reason(for: "App/Cards/New.swift") != nil)
        #expect(targets.reason(for: "App/Cards/Deck.swift") == nil)
        #expect(targets.reason(for: "App/cards/deck.swift") == nil)
        #expect(targets.reason(for: "App/Screens/More/One.swift") == nil)
        // What lies beside the project's folder may be another's.
        #expect(targets.reason(for: "Shared/Tools.swift") == nil)
        #expect(targets.reason(for: "Elsewhere/Old.swift") == nil)
    }

    /// What lies in none of a package's folders, beside the project's own sources, is not the package's, as the former demo in
    /// finn-no/BottomSheet.
    @Test(arguments: [
        ("App/Package.swift", ".target(name: \"Deck\", path: \"Cards\")", true),
        ("App/Package.swift", ".target(name: \"Deck\", path: \"./Cards/\")", true),
        ("App/Package.swift", ".target(name: \"Deck\")", false),
        ("App/Package.swift", ".target(name: \"Deck\", path: \"Code\")", false),
        ("App/Cards/Package.swift", ".target(name: \"Deck\", path: \".\")", true), ("App/Deck.podspec", "", true),
    ])
    func aPackagesSourcesNeedNoTarget(manifest: String, text: String, isNamed: Bool) throws {
        try write(project, to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        try write(text, to: manifest)
        let targets = try targets()
        #expect((targets.reason(for: "App/Cards/Old.swift") == nil) == isNamed)
        #expect(targets.reason(for: "App/Sources/Deck/New.swift") == nil || manifest.hasPrefix("App/Cards"))
        #expect(targets.reason(for: "App/More/New.swift") == nil || manifest.hasPrefix("App/Cards"))
    }

    /// The patterns are those of CocoaPods.
    ///
    /// The project of a library often names files that have moved since, as in ihak/WoofTabBarController; its example has the pod by its
    /// path.
    @Test(arguments: [
        ("'App/Cards/*.swift'", true), ("\"App/Cards\"", true), ("'App/**/*.{h,swift}'", true),
        ("'App/*.swift'", false),
        ("'Other', 'App/Cards/*'", true), ("[ 'App/**/*.{h, m}', 'App/Cards/O*d.swift' ]", true), ("'App'", false),
        ("'App/Cards/**/*'", true), ("'App/Screens/**/*'", false), ("'App/{Screens,Cards}/[OP]?d.{m,swift}'", true),
        ("'\(String(repeating: "**/", count: 60))*.swift'", true), ("'\(String(repeating: "**/", count: 60))x'", false),
        ("'App/Cards/\(String(repeating: "{a,b}", count: 60))'", false),
    ])
    func aPodsSourcesNeedNoTarget(patterns: String, isNamed: Bool) throws {
        try write(project, to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        try write("Pod::Spec.new do |s|\n  s.name = 'Deck'\n  s.source_files  = \(patterns)\nend", to: "Deck.podspec")
        #expect(try (targets().reason(for: "App/Cards/Old.swift") == nil) == isNamed)
    }

    /// Jack7a5aGitHub/iOS-Calendar-sample has a storyboard that its project has no more beside the one of that name that it has.
    @Test func ofFilesOfOneNameTheTargetsHaveTheirOwn() throws {
        let text = project.replacing(
            "P2 = { isa = PBXResourcesBuildPhase; files = (); };",
            with: """
                P2 = { isa = PBXResourcesBuildPhase; files = ( B1, B2, ); };
                B1 = { isa = PBXBuildFile; fileRef = V; };
                B2 = { isa = PBXBuildFile; fileRef = F5; };
                F4 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                F5 = { isa = PBXFileReference; path = Card.xib; sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; children = ( F4, ); name = Main.storyboard; sourceTree = "<group>"; };
                """
        ).replacing("children = ( F1, F2, );", with: "children = ( F1, F2, F5, V, );")
        try write(text, to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        let targets = try targets()
        let own = "App/Cards/Base.lproj/Main.storyboard"
        #expect(targets.resources(among: ["App/Old/Main.storyboard", own]) == [own])
        #expect(targets.resources(among: ["App/Cards/Card.xib", "Card.xib"]) == ["App/Cards/Card.xib"])
        let step = "App/Screens/More.storyboard"
        #expect(targets.resources(among: [step, "App/More.storyboard"]) == [step])
        let others = ["App/A/Other.xib", "App/B/Other.xib"]
        #expect(targets.resources(among: others) == others)
    }

    @Test func aPackageAroundAnAppIsNotTheApps() throws {
        try write(project, to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Cards/Deck.swift")
        try write("", to: "Package.swift")
        #expect(try targets().reason(for: "App/Cards/Old.swift") != nil)
    }

    /// SimformSolutionsPvtLtd/SS-iOS-Animations has two files of a name in its package's folder, one of which its app is made of.
    @Test func aPackagesFileIsNoneBesideTheAppsOfItsName() throws {
        try write(project, to: "Deck.xcodeproj/project.pbxproj")
        try write("", to: "Cards/Deck.swift")
        try write(".target(name: \"Cards\", path: \"Cards\")", to: "Package.swift")
        #expect(try targets().reason(for: "Cards/Old/Deck.swift") == "no target of Deck.xcodeproj compiles it")
        #expect(try targets().reason(for: "Cards/Old/Other.swift") == nil)
        // Each folder of the usual one is a module.
        try write(
            project.replacing("path = Cards", with: "path = Sources/Cards"), to: "Kit/Deck.xcodeproj/project.pbxproj")
        try write("", to: "Kit/Package.swift")
        try write("", to: "Kit/Sources/Cards/Deck.swift")
        #expect(try targets().reason(for: "Kit/Sources/Other/Deck.swift") == nil)
        #expect(try targets().reason(for: "Kit/Sources/Cards/Old/Deck.swift") != nil)
    }

    @Test(arguments: [
        "", "{ objects = {}; }",
        "{ objects = { M = { children = ( M ); }; R = { mainGroup = M; }; }; rootObject = R; }",
    ])
    func aProjectThatIsNotReadLeavesNothingOut(text: String) throws {
        try write(text, to: "Deck.xcodeproj/project.pbxproj")
        try write("", to: "Deck.swift")
        #expect(try targets().reason(for: "Deck.swift") == nil)
    }

    @Test func aProjectWhosePathsLeadNowhereLeavesNothingOut() throws {
        try write(project, to: "App/Deck.xcodeproj/project.pbxproj")
        try write("", to: "App/Other/Old.swift")
        #expect(try targets().reason(for: "App/Other/Old.swift") == nil)
    }

    /// mesutAygun1881/Spotify-iOS-Clone has its sources beside the folder that its project names: the tests alone were found.
    @Test func aProjectMostOfWhoseSourcesAreElsewhereLeavesNothingOut() throws {
        let text = project.replacing("fileSystemSynchronizedGroups = ( S1, );", with: "")
            .replacing("A3 = {", with: "A2 = { isa = PBXBuildFile; fileRef = F2; }; A3 = {")
            .replacing("files = ( A1, A3, );", with: "files = ( A1, A2, A3, );")
        try write(text, to: "App/Deck.xcodeproj/project.pbxproj")
        for path in ["Shared/Tools.swift", "App/Deck.swift", "App/Old.swift", "App/New.swift"] {
            try write("", to: path)
        }
        #expect(try targets().reason(for: "App/New.swift") == nil)
        try write("", to: "App/Cards/Deck.swift")
        #expect(try targets().reason(for: "App/New.swift") == "no target of Deck.xcodeproj compiles it")
    }

    /// dmptv/TableVIew-Animations has a group of sources in another folder of its author's machine, which were copied into the project's.
    @Test func aSourceIsFoundByItsNameWhereItsPathLeadsOut() throws {
        let text = project.replacing("path = Deck.swift;", with: "path = \"../../../Helpers/Deck.swift\";")
        try write(text, to: "App/Deck.xcodeproj/project.pbxproj")
        for path in ["App/Screens/One.swift", "App/Helpers/Deck.swift", "App/Helpers/Old.swift"] {
            try write("", to: path)
        }
        let targets = try targets()
        #expect(targets.reason(for: "App/Helpers/Deck.swift") == nil)
        #expect(targets.reason(for: "App/Helpers/Old.swift") == "no target of Deck.xcodeproj compiles it")
    }
}
