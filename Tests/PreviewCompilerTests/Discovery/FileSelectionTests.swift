import Testing

@testable import PreviewCompiler

@Suite struct FileSelectionTests {
    private func selection(_ sources: [String: String]) -> FileSelection {
        FileSelection(from: project(sources))
    }

    @Test func whatAPreviewNeedsIsTakenAndTheRestNamed() {
        let selection = selection([
            "Cards.swift": "#Preview { CardsController() }",
            "CardsController.swift": "class CardsController: UIViewController { let model = Model() }",
            "CardsController+Data.swift": "extension CardsController: Source {}",
            "Colors.swift": "extension UIColor { static let brand = UIColor.red }",
            "Model.swift": "struct Model { let color = UIColor.brand }", "Settings.swift": "class Settings {}",
            "Source.swift": "protocol Source {}",
        ])
        #expect(
            selection.files.map(\.path) == [
                "Cards.swift", "CardsController+Data.swift", "CardsController.swift", "Colors.swift", "Model.swift",
                "Source.swift",
            ])
        #expect(selection.leftOut.map(\.file) == ["Settings.swift"])
        #expect(selection.leftOut.map(\.reason) == ["no preview needs it"])
    }

    @Test(arguments: [
        ("@main class AppDelegate: UIResponder {}", "it is the app's entry point: @main"),
        (
            "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
            "SceneDelegate is the app's delegate: UIWindowSceneDelegate"
        ),
        ("import XCTest\nclass T: XCTestCase {}", "it is a test: it imports XCTest"),
        ("class Api { let session = URLSession.shared }", "it uses the network: URLSession"),
        ("import CoreData\nclass Store {}", "it stores data: it imports CoreData"),
        ("import SwiftUI\nstruct Deck: View {}", "it is SwiftUI"),
    ])
    func whatCanNotBeHereIsLeftOutWithTheReason(source: String, reason: String) {
        let selection = selection(["A.swift": source, "L.swift": "class L: UICollectionViewLayout {}"])
        #expect(selection.leftOut.map(\.reason) == [reason])
    }

    @Test func aControllerIsTakenForTheLayoutThatItNames() {
        let selection = selection([
            "Data.swift": "struct Cards {}", "L.swift": "class L: UICollectionViewLayout {}",
            "V.swift": "class V: UIViewController { let l = L(); let cards = Cards() }",
            "W.swift": "class W: UIViewController {}",
        ])
        #expect(selection.files.map(\.path) == ["Data.swift", "L.swift", "V.swift"])
    }

    @Test func aStubStandsInForWhatIsLeftOut() {
        let selection = selection([
            ".zoetrope/Stubs.swift": "class Api {}", "Api.swift": "class Api { let session = URLSession.shared }",
            "Cards.swift": "class L: UICollectionViewLayout { let api = Api() }",
        ])
        #expect(selection.files.map(\.path) == [".zoetrope/Stubs.swift", "Cards.swift"])
        #expect(selection.missing.isEmpty)
    }

    @Test func aNameThatOnlyALeftOutFileDeclaresIsKnown() {
        let selection = selection([
            "Api.swift": "class Api { let session = URLSession.shared }",
            "Cards.swift": "class L: UICollectionViewLayout { let api = Api() }",
        ])
        #expect(selection.missing["Api"]?.file == "Api.swift")
    }

    @Test func ofFilesThatDeclareTheSameTheNearestIsTaken() {
        let selection = selection([
            "One/Cell.swift": "class Cell {}", "Two/Cell.swift": "class Cell {}",
            "Two/Layout.swift": "class L: UICollectionViewLayout { let cell = Cell() }",
        ])
        #expect(selection.files.map(\.path) == ["Two/Cell.swift", "Two/Layout.swift"])
    }
}
