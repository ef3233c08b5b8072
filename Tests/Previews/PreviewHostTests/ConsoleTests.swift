import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// What previewed code prints, by the steps in which it did.
@MainActor
@Suite(.serialized) struct ConsoleTests {
    /// Prints the place of what is asked for, in each query of the layout.
    private static let printsQueries = #"print("from \(Int(rect.minY))")"#

    private struct Line: Equatable {
        var tick: UInt32
        var text: String
    }

    /// The lines that stand at the end of all changes.
    private func lines(_ simulation: any EditedSimulation) -> [Line] {
        simulation.console.changes(after: 0, bytes: .max).changes.reduce(into: []) { lines, change in
            switch change {
            case .line(let tick, let text): lines.append(Line(tick: tick, text: text))
            case .cut(let tick): lines.removeAll { $0.tick > tick }
            case .clear: lines = []
            }
        }
    }

    /// Waits for the lines of a drag, and for what may come after them.
    private func drag(_ simulation: any EditedSimulation, _ project: PreviewProject) async throws {
        try await project.drag(simulation)
        try await project.wait("lines of the drag") { lines(simulation).contains { $0.tick > 15 } }
        // What is printed comes on another way than what is shown.
        try await Task.sleep(for: .milliseconds(300))
    }

    @Test func whatIsPrintedIsOfItsStep() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: #"print("offset \(Int(collectionView?.contentOffset.y ?? -1))")"#)
        let simulation = try await project.edited()
        try await drag(simulation, project)
        let moved = lines(simulation).filter { $0.tick > 10 }
        #expect(moved.map(\.tick) == moved.map(\.tick).sorted())
        for line in moved {
            simulation.seek(to: line.tick, after: [])
            try await project.settle(simulation)
            #expect(line.text == "offset \(Int(simulation.offset))")
        }
    }

    @Test func linesOfTwoRoomsAreApart() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: #"print("a query")"#, twin: #"print("twin")"#)
        let (cards, twin) = (try await project.edited(), try await project.edited("twin"))
        try await drag(cards, project)
        try await drag(twin, project)
        // While the library is loaded, both are made for all rooms.
        #expect(!lines(cards).contains { $0.tick > 0 && $0.text == "twin" })
        #expect(lines(twin).contains { $0.tick > 0 && $0.text == "twin" })
    }

    @Test func whatGoesToStandardErrorIsThereToo() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: #"NSLog("%@", "logged"); fputs("raw\n", stderr)"#)
        let simulation = try await project.edited()
        try await project.wait("lines") { lines(simulation).contains { $0.text == "raw" } }
        #expect(lines(simulation).contains { $0.text.hasSuffix("logged") })
    }

    /// Shows the moment of stage tick 15 after a drag.
    ///
    /// - Returns: the stage, and the lines that were printed until then.
    private func goBack(_ project: PreviewProject) async throws -> (any EditedSimulation, [Line]) {
        try project.show(gap: 10, code: Self.printsQueries)
        let simulation = try await project.edited()
        try await drag(simulation, project)
        let before = lines(simulation)
        simulation.seek(to: 15, after: [])
        try await project.settle(simulation)
        return (simulation, before)
    }

    @Test func aStepThatIsShownAgainPrintsNothingAnew() async throws {
        let project = try PreviewProject()
        let (simulation, before) = try await goBack(project)
        simulation.seek(to: 30, after: [])
        try await project.settle(simulation)
        try await Task.sleep(for: .milliseconds(300))
        #expect(lines(simulation) == before)
    }

    @Test func whatFollowsAnEarlierMomentReplacesWhatWasPrintedAfterIt() async throws {
        let project = try PreviewProject()
        let (simulation, before) = try await goBack(project)
        try await project.advance(simulation, to: 16, with: .pointer(.down, 600))
        try await project.wait("the cut") { !lines(simulation).contains { $0.tick > 16 } }
        #expect(lines(simulation).filter { $0.tick <= 15 } == before.filter { $0.tick <= 15 })
    }

    @Test func newCodeBeginsAnewWithWhatTheSameEventsPrint() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: #"print("old")"#)
        let simulation = try await project.edited()
        try await drag(simulation, project)
        let ticks = lines(simulation).map(\.tick)
        try project.show(gap: 10, code: #"print("new")"#)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        try await project.wait("lines") { lines(simulation).count >= ticks.count }
        #expect(Set(lines(simulation).map(\.text)) == ["new"])
        #expect(Set(lines(simulation).map(\.tick)) == Set(ticks))
    }

    @Test func whatWasPrintedBeforeATrapIsThere() async throws {
        let project = try PreviewProject()
        let trap = #"if collectionView!.contentOffset.y > 50 { print("last words"); fatalError("the end") }"#
        try project.show(gap: 10, code: trap)
        let simulation = try await project.edited()
        try await project.dragUntilItStops(simulation)
        #expect(simulation.message?.contains("the end") == true)
        #expect(
            lines(simulation).last?.text.contains("the end") == true || lines(simulation).last?.text == "last words")
    }
}
