import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// The views of a stage whose code runs in another process, for those who inspect it.
@MainActor
@Suite(.serialized) struct PreviewViewsTests {
    /// Asks until there is an answer, as a room does.
    private func views(
        _ project: PreviewProject, _ simulation: any RewindableSimulation, describing layers: [UInt32] = [],
        properties: [UInt32] = []
    ) async throws -> StageViews {
        let question = ViewQuestion(layers, properties: properties)
        var answer = simulation.views(question, anew: true)
        try await project.wait("the views") {
            answer = answer ?? simulation.views(question, anew: false)
            return answer != nil
        }
        return try #require(answer)
    }

    @Test func viewsAreListedAndDescribed() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let list = try await views(project, simulation)
        let cell = try #require(list.views.first { $0.label == "0 - 1" })
        let described = try await views(project, simulation, describing: [cell.layer])
        #expect(described.views == list.views)
        let layout = described.details.first?.groups.first { $0.title == "Layout" }
        let node = simulation.snapshot().nodes.first { $0.id == cell.layer }
        #expect(
            layout?.rows.first { $0.name == "centre" }?.value.hasSuffix(", \(Int(node?.position.y.points ?? 0))")
                == true)
    }

    @Test func whereAClassIsDeclaredIsSaid() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let list = try await views(project, simulation)
        let view = try #require(list.views.first { $0.type == "UICollectionView" })
        let details = try #require(try await views(project, simulation, describing: [view.layer]).details.first)
        let rows = details.groups.flatMap(\.rows)
        let layout = try #require(rows.firstIndex { $0.name == "layout" })
        #expect(rows[layout + 1] == ViewDetails.Row("layout declared in", "Cards.swift:5"))
        // UIKit's own classes are declared nowhere in it.
        #expect(!rows.contains { $0.name == "declared in" })
    }

    @Test func propertiesAreToldToWhoAsksForThem() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let list = try await views(project, simulation)
        let view = try #require(list.views.first { $0.type == "UICollectionView" }).layer
        #expect(try await views(project, simulation, describing: [view]).details.first?.properties == [])
        let details = try await views(project, simulation, describing: [view], properties: [view]).details
        let layout = details.first?.properties.first { $0.title.hasPrefix("Properties of the layout") }
        #expect(layout?.rows.contains(ViewDetails.Row("gap", "10")) == true)
    }

    @Test func whatScrollsIntoSightIsListed() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let before = try await views(project, simulation)
        try await project.drag(simulation)
        let after = try await views(project, simulation)
        #expect(after.views.map(\.label) != before.views.map(\.label))
    }

    @Test func newCodeHasOtherViews() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let before = try await views(project, simulation)
        try project.show(gap: 300)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        let after = try await views(project, simulation)
        #expect(!after.views.isEmpty)
        #expect(after.views.count < before.views.count)
    }

    @Test func whoAsksAnewIsAnsweredOfTheLastQuestionAlone() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        let cell = try #require(try await views(project, simulation).views.last)
        for _ in 0..<5 { #expect(simulation.views(ViewQuestion(), anew: true) == nil) }
        let answer = try await views(project, simulation, describing: [cell.layer])
        #expect(answer.details.map(\.layer) == [cell.layer])
    }

    private func costs(
        _ project: PreviewProject, _ simulation: any RewindableSimulation, _ question: CostQuestion = CostQuestion()
    ) async throws -> StageCosts {
        var answer = simulation.costs(question, anew: true)
        try await project.wait("the costs") {
            answer = answer ?? simulation.costs(question, anew: false)
            return answer != nil
        }
        return try #require(answer)
    }

    @Test func whatStepsCostIsToldFromTheFirstQuestionOn() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        #expect(try await costs(project, simulation).steps.isEmpty)
        try await project.drag(simulation)
        let told = try await costs(project, simulation)
        let last = try #require(told.steps.last)
        #expect(told.steps.contains { $0.counts[StepPart.elements.rawValue] > 0 })
        let parts = try await costs(project, simulation, CostQuestion(steps: [last.tick])).details
        #expect(parts.map(\.tick) == [last.tick])
        #expect(parts.first?.list.isEmpty == false)
    }
}
