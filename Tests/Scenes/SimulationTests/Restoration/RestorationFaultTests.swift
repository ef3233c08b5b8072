import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing

@testable import Simulation

/// What is wrong with a checkpoint is said; what is only too far is brought in.
@MainActor
@Suite struct RestorationFaultTests {
    private func checkpoint(
        _ scene: String, _ restoration: [String: StageValue], _ parameters: [String: StageValue] = [:]
    ) -> StageCheckpoint {
        StageCheckpoint(
            scene: scene, stageWidth: 390, stageHeight: 844, parameters: parameters, restoration: restoration)
    }

    @Test(arguments: [
        ("monzo", "offset", StageValue.text("far"), "'far' is no value for 'offset'; allowed: finite numbers"),
        ("grid", "offset", .number(.nan), "'nan' is no value for 'offset'; allowed: finite numbers"),
        ("grid", "focus", .integer(-1), "'-1' is no value for 'focus'; allowed: whole numbers from 0 to 2147483647"),
        (
            "stack", "position", .text("inTransit"),
            "'inTransit' is no value for 'position'; allowed: collapsed, expanded"
        ),
        ("dashboard", "selected", .integer(7), "'7' is no value for 'selected'; allowed: whole numbers from 0 to 6"),
        ("dashboard", "tiles", .number(0.5), "'0.5' is no value for 'tiles'; allowed: whole numbers from 1 to 7"),
        ("album", "master", .flag(true), "'true' is no value for 'master'; allowed: hd, thumbnails"),
        ("album", "current", .number(1e300), "no value for 'current'; allowed: whole numbers from 0 to 2147483647"),
        ("flip", "lastActionDone", .integer(1), "'1' is no value for 'lastActionDone'; allowed: true, false"),
        ("flip", "cards", .list([.integer(3)]), "'[3]' is no value for 'cards'; allowed: pairs of"),
        (
            "flip", "current", .integer(3),
            "'flip' can't be restored from 'current'; it is restored from: cards, flipped, nextCard, edits, lastActionDone"
        ),
        (
            "stack", "height", .integer(3),
            "'stack' can't be restored from 'height'; it is restored from: position, offset, focus"
        ),
    ]) func aBadValueIsNamed(_ scene: String, _ name: String, _ value: StageValue, _ message: String) throws {
        let error = #expect(throws: SceneError.self) {
            try SceneSimulation(checkpoint: checkpoint(scene, [name: value]))
        }
        #expect("\(try #require(error))".contains(message))
    }

    @Test(
        arguments: [
            ("a card twice", [[0, 3], [2, 1]], 0, 3, []),
            ("a card that was never given out", [[0, 4]], 0, 3, []),
            ("more cards than a deck can hold", [[0, 1_000_001]], 0, 2_000_000, []),
            ("an empty run", [[0, 0]], 0, 3, []),
            ("a run beyond all numbers", [[1, Int.max]], 0, 3, []),
            ("more flipped cards than cards", [[0, 3]], 4, 3, []),
            ("a deleted card that is there", [[0, 3]], 0, 3, [("deleted", 2)]),
            ("a card deleted twice", [[0, 3]], 0, 5, [("deleted", 4), ("deleted", 4)]),
            ("an unknown edit", [[0, 3]], 0, 5, [("painted", 4)]),
        ] as [(String, [[Int]], Int, Int, [(String, Int)])])
    func aDeckThatCannotBeIsRefused(
        _ fault: String, _ cards: [[Int]], _ flipped: Int, _ next: Int, _ edits: [(String, Int)]
    ) throws {
        let deck = checkpoint(
            "flip",
            [
                "cards": .list(cards.map { .list($0.map(StageValue.integer)) }), "flipped": .integer(flipped),
                "nextCard": .integer(next), "edits": .list(edits.map { .list([.text($0.0), .integer($0.1)]) }),
            ])
        #expect(throws: SceneError.self) { try SceneSimulation(checkpoint: deck) }
    }

    @Test func aForeignSceneOrStageOrParameterIsNamed() throws {
        var foreign = checkpoint("monzo", [:])
        foreign.scene = "chess"
        #expect(throws: SceneError.unknownScene("chess", known: SceneSimulation.sceneNames)) {
            try SceneSimulation(checkpoint: foreign)
        }
        for width in [-1, 0, 199, 2001, Double.nan, .infinity] {
            var foreign = checkpoint("monzo", [:])
            foreign.stageWidth = width
            #expect(throws: SceneError.self, "\(width)") { try SceneSimulation(checkpoint: foreign) }
        }
        #expect(throws: SceneError.self) {
            try SceneSimulation(checkpoint: checkpoint("monzo", [:], ["pace": .number(3)]))
        }
        #expect(throws: SceneError.self) {
            try SceneSimulation(checkpoint: checkpoint("monzo", [:], ["height": .null]))
        }
    }

    private func offset(of simulation: SceneSimulation) throws -> Double {
        guard case .number(let offset)? = simulation.checkpoint().restoration["offset"] else {
            throw CocoaError(.coderValueNotFound)
        }
        return offset
    }

    @Test func whatIsTooFarComesToTheNearestPlace() throws {
        let few: [String: StageValue] = ["itemCount": .integer(3)]
        let row = try SceneSimulation(checkpoint: checkpoint("monzo", ["offset": .number(5000)], few))
        let step = 0.65 * 390 + 25
        #expect(abs(try offset(of: row) - (2 * step - 0.35 * 390 / 2)) < 1e-6)

        let between = try SceneSimulation(checkpoint: checkpoint("monzo", ["offset": .number(1.2 * step)]))
        #expect(abs(try offset(of: between) - (step - 0.35 * 390 / 2)) < 1e-6)

        let lines = try SceneSimulation(
            checkpoint: checkpoint(
                "grid", ["offset": .number(1e9), "focus": .integer(9), "selected": .integer(9)], few))
        #expect(lines.checkpoint().restoration == ["offset": .number(0), "focus": .null, "selected": .null])

        let stack = try SceneSimulation(
            checkpoint: checkpoint("stack", ["position": .text("expanded"), "offset": .number(1e6)]))
        #expect(stack.state["position"] == .text("expanded"))
        #expect(stack.checkpoint().restoration["offset"] == .number(9 * 208 - 720))

        let album = try SceneSimulation(
            checkpoint: checkpoint("album", ["master": .text("thumbnails"), "current": .integer(99)], few))
        #expect(album.state["current"] == .integer(2) && album.state["master"] == .text("thumbnails"))
        for simulation in [row, between, lines, stack, album] { #expect(!simulation.needsStep) }
    }

    @Test func anEmptyOneIsTheStart() throws {
        for scene in SceneSimulation.sceneNames {
            let fresh = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
            let restored = try SceneSimulation(checkpoint: checkpoint(scene, [:]))
            #expect(difference(try restored.recordedPlace(), try fresh.recordedPlace()) == nil)
            #expect(restored.checkpoint() == fresh.checkpoint())
            #expect(try SceneSimulation(checkpoint: fresh.checkpoint()).checkpoint() == fresh.checkpoint())
        }
    }
}
