import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// What the layouts of a preview take with more items than there are, which is measured in a process of its own.
@MainActor
@Suite(.serialized) struct PreviewGrowthTests {
    /// A layout that makes attributes of all items at each scroll, and asks for what belongs to them in its own way.
    private func members(asking known: String) -> String {
        """
        let heights = [CGFloat](repeating: 100, count: 100)
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func prepare() {
            for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
                let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0))
                attributes?.alpha = heights[\(known)] / 100
            }
        }
        """
    }

    /// Drags, and asks for what that costs until a fault says what was measured.
    private func sentence(_ project: PreviewProject, _ simulation: any RewindableSimulation) async throws -> String {
        _ = simulation.costs(CostQuestion(), anew: true)
        try await project.drag(simulation)
        try await project.settle(simulation)
        var found: String?
        var question = true
        try await project.wait("the measurement") {
            guard found == nil else { return true }
            guard let costs = simulation.costs(CostQuestion(), anew: question) else {
                question = false
                return false
            }
            question = true
            found = costs.faults.first { $0.sentence.contains("measured aside") }?.sentence
            return found != nil
        }
        return try #require(found)
    }

    @Test func aPreparationThatGrowsWithTheItemsIsMeasuredWithTenTimesAsMany() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, members: members(asking: "item % 100"))
        let simulation = try await project.open()
        let text = try await sentence(project, simulation)
        #expect(text.hasPrefix("prepare() takes "))
        #expect(text.contains("with 100 items and "))
        #expect(text.contains("with 1000, measured aside"))
        #expect(project.host.editing.problems.isEmpty)
    }

    @Test func codeThatAsksForWhatIsNotThereEndsTheMeasurementAlone() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, members: members(asking: "item"))
        let simulation = try await project.open()
        let text = try await sentence(project, simulation)
        #expect(text.contains("with 10 items and "))
        #expect(text.contains("with 100, measured aside"))
        #expect(text.contains("With ten times the items its code ends"))
        // The preview goes on.
        #expect(project.host.editing.phase == .running)
        #expect(project.host.editing.problems.isEmpty)
        #expect(!simulation.isStopped)
    }

    @Test func whatNobodyInspectsIsNotMeasured() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, members: members(asking: "item % 100"))
        let simulation = try await project.open()
        try await project.drag(simulation)
        try await project.settle(simulation)
        #expect(project.host.growth(of: "cards").isEmpty)
        #expect(!project.host.isMeasuring)
    }
}
