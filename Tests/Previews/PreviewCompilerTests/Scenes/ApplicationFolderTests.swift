import Testing

@testable import PreviewCompiler

/// The folders that an app keeps its documents in.
@MainActor
@Suite(.serialized) struct ApplicationFolderTests {
    private static let source = """
        import UIKit

        class Notes: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let folder = try! FileManager.default.url(
                    for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                let file = folder.appendingPathComponent("notes.json")
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
                label.text = (try? Data(contentsOf: file)) == nil ? "none of \\(file.lastPathComponent)" : "some"
                view.addSubview(label)
            }
        }

        #Preview { Notes() }
        """

    /// davedelong/MVCTodo keeps its lists in a file there, and ends if the folder can't be made.
    @Test func aFolderForDocumentsIsThereAndHasNothingInIt() async throws {
        let shown = try await ShownFolder().shownTexts(of: Self.source, in: "Notes.swift")
        #expect(shown.contains("none of notes.json"))
    }
}
