import Testing

@testable import PreviewCompiler

/// Which files of a project are tests, and of which module.
@Suite struct TestTargetTests {
    private func targets(_ sources: [String: String]) -> [TestTarget] {
        BuildConditions.$areOfTests.withValue(true) { TestTarget.all(in: project(sources), project: "My-Cards") }
    }

    @Test func aPackagesTargetsAreTheFoldersInTests() {
        let found = targets([
            "Sources/Cards/Deck.swift": "import UIKit", "Tests/CardsTests/DeckTests.swift": "import Testing",
            "Tests/CardsTests/Help/Mock.swift": "", "Tests/OtherTests/A.swift": "import XCTest",
            "Tests/Shared/Shared.swift": "",
        ])
        #expect(
            found == [
                TestTarget(
                    module: "CardsTests",
                    paths: ["Tests/CardsTests/DeckTests.swift", "Tests/CardsTests/Help/Mock.swift"]),
                TestTarget(module: "OtherTests", paths: ["Tests/OtherTests/A.swift"]),
            ])
    }

    @Test func anXcodeProjectsTargetIsTheFolderOfThatName() {
        let found = targets(["My AppTests/Parts/A.swift": "@testable import My_App\nimport XCTest"])
        #expect(found == [TestTarget(module: "My_AppTests", paths: ["My AppTests/Parts/A.swift"])])
    }

    @Test func testsInNoFolderOfTheirOwnAreNamedAfterTheProject() {
        let found = targets(["Deck.swift": "import UIKit", "DeckTests.swift": "import Testing"])
        #expect(found == [TestTarget(module: "My_CardsTests", paths: ["DeckTests.swift"])])
    }

    @Test func testsOfARunningAppAndThoseOfPackagesAreNone() {
        let found = targets([
            "AppUITests/A.swift": "import XCTest\nfinal class A: XCTestCase { let app = XCUIApplication() }",
            "Pods/SnapKit/Tests/B.swift": "import XCTest",
        ])
        #expect(found.isEmpty)
    }

    /// As in onmyway133/EasyAnchor and lionheart/SuperLayout.
    @Test func listsOfTestsThatLinuxNeededOnceAreNone() {
        let found = targets([
            "Tests/LinuxMain.swift": "import XCTest", "Tests/CardsTests/XCTestManifests.swift": "import XCTest",
            "Tests/CardsTests/DeckTests.swift": "import XCTest",
        ])
        #expect(found == [TestTarget(module: "CardsTests", paths: ["Tests/CardsTests/DeckTests.swift"])])
    }

    @Test func targetsOfOneNameAreNumbered() {
        let found = targets([
            "A/Core/Tests/A.swift": "import XCTest", "B/Core/Tests/B.swift": "import XCTest",
            "CoreTests/C.swift": "import XCTest",
        ])
        #expect(found.map(\.module).sorted() == ["CoreTests", "CoreTests_2", "CoreTests_3"])
    }

    @Test func testsForOtherSystemsAreNone() {
        let found = targets([
            "Tests/iOS/DeckTests.swift": "import XCTest", "Tests/macOS/DeckTests.swift": "import XCTest",
            "Tests/tvOS/DeckTests.swift": "import XCTest", "Tests/iOS/DeckTests+AppKit.swift": "import XCTest",
        ])
        #expect(found == [TestTarget(module: "Tests", paths: ["Tests/iOS/DeckTests.swift"])])
    }

    @Test func allOfAFolderOfTestsIsOneTargetNamedAfterTheFolderAroundItWhereThereAreSeveral() {
        let found = targets([
            "Cards/Tests/iOS/A.swift": "import XCTest", "Cards/Tests/Shared/B.swift": "import XCTest",
            "Cards/Tests/Help.swift": "", "Decks/Tests/A.swift": "import XCTest",
        ])
        #expect(
            found == [
                TestTarget(
                    module: "CardsTests",
                    paths: ["Cards/Tests/Help.swift", "Cards/Tests/Shared/B.swift", "Cards/Tests/iOS/A.swift"]),
                TestTarget(module: "DecksTests", paths: ["Decks/Tests/A.swift"]),
            ])
    }

    @Test func specsOfQuickAreTests() {
        let found = targets(["CardsTests/DeckSpec.swift": "import Quick"])
        #expect(found == [TestTarget(module: "CardsTests", paths: ["CardsTests/DeckSpec.swift"])])
    }

    @Test func testsCanImportWhatPreviewsCanNot() {
        let source = "#if canImport(StageTesting)\nimport StageTesting\n#endif\nimport XCTest\nimport MyCards"
        let preview = rewritten(source)
        let test = BuildConditions.$areOfTests.withValue(true) { rewritten(source) }
        #expect(preview.hasPrefix("#if false") && !preview.contains("import XCTest"))
        #expect(test.hasPrefix("#if true\nimport StageTesting\n#endif\nimport XCTest\nimport UIKit"))
    }
}
