import Simulation
import StageModel
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
        let folder = try ShownFolder()
        let build = try folder.build(Self.source, in: "Notes.swift")
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        let host = folder.host
        host.show(library: try #require(build.library), sources: ["Notes.swift"])
        try await folder.wait("loading") { !host.scenes.isEmpty }
        let simulation = try host.makeSimulation(try #require(host.scenes.first).name)
        try await folder.wait("a step") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if simulation.tick < 1 { simulation.advance(to: 1, with: []) }
            return simulation.tick >= 1 && !simulation.isSeeking
        }
        #expect(simulation.snapshot().nodes.map(\.text.string).contains("none of notes.json"))
    }
}
