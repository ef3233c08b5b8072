import StageModel
import Testing
import Wire

@testable import Replay

@Suite struct StageRecorderTests {
    private func snapshot(_ tick: UInt32, x: Double) -> StageSnapshot {
        var node = LayerNode(id: 1)
        node.position = FixedPair(x, 0)
        node.contents.image = "chip.svg"
        return StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [node])
    }

    private func messages(_ recorder: StageRecorder) throws -> [ServerPart] {
        var rest = recorder.bytes[...]
        var messages: [ServerPart] = []
        while !rest.isEmpty {
            let length = rest.prefix(4).enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
            messages.append(try ServerPart(decoding: Array(rest.dropFirst(4).prefix(length))))
            rest = rest.dropFirst(4 + length)
        }
        return messages
    }

    @Test func beginsWithTheWholeStageAndGoesOnWithChanges() throws {
        var recorder = StageRecorder()
        recorder.append(snapshot(3, x: 1))
        recorder.append(snapshot(4, x: 2))
        let messages = try messages(recorder)
        #expect(messages.count == 2)
        guard case .snapshot(let first) = messages[0], case .delta(let second) = messages[1] else {
            Issue.record("\(messages)")
            return
        }
        #expect(first == snapshot(3, x: 1))
        #expect(second.base == 3 && second.tick == 4)
    }

    @Test func hasAWholeStageAtLeastEveryFiveSecondsOfMotion() throws {
        var recorder = StageRecorder()
        for tick in 0..<1000 { recorder.append(snapshot(UInt32(tick), x: Double(tick))) }
        let keyframes = try messages(recorder).compactMap {
            if case .snapshot(let stage) = $0 { stage.tick } else { nil }
        }
        #expect(keyframes == [0, 300, 600, 900])
    }

    @Test func aStageOfAnotherSizeIsWholeAgain() throws {
        var recorder = StageRecorder()
        recorder.append(snapshot(0, x: 0))
        var wide = snapshot(1, x: 0)
        wide.stageSize = FixedPair(844, 390)
        recorder.append(wide)
        guard case .snapshot(let second)? = try messages(recorder).last else {
            Issue.record("no snapshot")
            return
        }
        #expect(second == wide)
    }

    @Test func namesTheImagesThatWereSeen() {
        var recorder = StageRecorder()
        var drawn = snapshot(0, x: 0)
        // As an image is that takes a tint.
        drawn.nodes[0].drawing.operations = [
            .image(
                .init(
                    name: "icon.svg", origin: .zero, size: FixedPair(9, 9), transform: [1, 0, 0, 1, 0, 0], alpha: 255))
        ]
        recorder.append(drawn)
        #expect(recorder.images == ["chip.svg", "icon.svg"])
    }
}
