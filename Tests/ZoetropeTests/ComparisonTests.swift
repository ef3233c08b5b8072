import CoreGraphics
import Demonstrations
import StageModel
import TestClient
import Testing

@testable import zoetrope

/// `--compare`: stages that are shown at once.
@MainActor
@Suite struct ComparisonTests {
    private func start(_ texts: [String]) throws -> StageCheckpoint {
        let comparisons = try texts.map { try #require(Comparison(argument: $0)) }
        return try Comparison.start(
            comparisons, of: SceneCatalogue.scene(named: "grid"), stage: CGSize(width: 390, height: 844),
            parameters: ["spacing": .number(4)])
    }

    @Test func thereIsAStageForEachValue() throws {
        let start = try start(["columns=2,4,6"])
        #expect(start.stages.map(\.overrides) == [2, 4, 6].map { ["columns": .integer($0)] })
        #expect(start.columns == 3 && start.sharesTouches)
        #expect(start.parameters == ["spacing": .number(4)])
    }

    @Test func theSecondOneMakesRows() throws {
        let start = try start(["columns=2,4", "stage=390x844,820x1180"])
        #expect(start.stages.map(\.width) == [390, 390, 820, 820])
        #expect(start.stages.map(\.overrides) == [2, 4, 2, 4].map { ["columns": .integer($0)] })
        #expect(start.columns == 2)
    }

    @Test func whatIsNoComparisonIsRefused() {
        for text in ["columns", "columns=2", "=2,4", "columns=2,,4"] { #expect(Comparison(argument: text) == nil) }
        #expect(throws: (any Error).self) { try start(["rows=1,2"]) }
        #expect(throws: (any Error).self) { try start(["columns=2,many"]) }
        #expect(throws: (any Error).self) { try start(["stage=1x1,390x844"]) }
        #expect(throws: (any Error).self) { try start(["columns=2,4", "columns=2,4"]) }
        #expect(throws: (any Error).self) { try start(["columns=1,2,3,4,5,6,7,8,9"]) }
    }

    @Test func whatIsPrintedIsOfAllStages() throws {
        let run = try RunningCommand(["simulate", "grid", "--compare", "columns=2,4", "--ticks", "1"]).wait()
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\"name\":\"cells\"") && run.output.contains("\"name\":\"cells 2\""))
        let wrong = try RunningCommand(["simulate", "grid", "--compare", "rows=2,4"]).wait()
        #expect(wrong.status == 2 && wrong.output.isEmpty)
        #expect(wrong.errors.contains("'grid' has no parameter 'rows'; parameters: stage, itemCount, columns"))
    }
}
