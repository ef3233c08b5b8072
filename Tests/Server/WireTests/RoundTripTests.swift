import StageModel
import Testing
import Wire

@Suite struct RoundTripTests {
    @Test(arguments: UInt64(0)..<40)
    func aSnapshotComesBackAsItWas(seed: UInt64) throws {
        var stages = RandomStages(seed: seed)
        var encoder = FrameEncoder()
        let stage = stages.stage(tick: 9)
        #expect(try ServerPart(decoding: encoder.snapshot(stage)) == .snapshot(stage))
    }

    @Test(arguments: UInt64(0)..<40)
    func aDeltaAppliedToItsBaseGivesItsTarget(seed: UInt64) throws {
        var stages = RandomStages(seed: seed)
        var encoder = FrameEncoder()
        var shown = stages.stage(tick: 0)
        for _ in 0..<20 {
            let target = stages.successor(of: shown)
            guard case .delta(let delta) = try ServerPart(decoding: encoder.delta(from: shown, to: target)) else {
                Issue.record("not a delta")
                return
            }
            shown = try shown.applying(delta)
            #expect(shown == target)
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func stepsLeadFromFrameToFrame(seed: UInt64) throws {
        var stages = RandomStages(seed: seed)
        var (encoder, steps, frames) = (FrameEncoder(), StepEncoder(), FrameDecoder())
        var shown = stages.stage(tick: 0)
        try frames.apply(.snapshot(shown))
        steps.begin(with: shown)
        for index in 0..<20 {
            let target = stages.successor(of: shown)
            let step = steps.step(to: target)
            // A delta makes the history that the next step needs, wherever it comes.
            let part = index.isMultiple(of: 5) ? encoder.delta(from: shown, to: target) : step
            try frames.apply(ServerPart(decoding: part))
            #expect(frames.stage == target)
            shown = target
        }
    }

    @Test func whatGoesOnAsItDidTakesNothingButItsBits() throws {
        var steps = StepEncoder()
        var stage = SampleStages.cards
        steps.begin(with: stage)
        var sizes: [Int] = []
        for _ in 0..<4 {
            stage.tick += 1
            for index in 1...2 {
                stage.nodes[index].position.x = FixedPoint(rawValue: stage.nodes[index].position.x.rawValue + 99)
            }
            sizes.append(steps.step(to: stage).count)
        }
        // Type and head, and a bit for each of four numbers.
        #expect(sizes[1...] == [3, 3, 3])
    }

    @Test func aStepWithoutWhatItPredictsFromIsAFault() throws {
        let step = try ServerPart(decoding: SampleSequence.parts[2])
        var frames = FrameDecoder()
        #expect(throws: WireFault.self) { try frames.apply(step) }
        try frames.apply(.snapshot(SampleSequence.stages[1]))
        #expect(throws: WireFault.self) { try frames.apply(step) }
        #expect(frames.stage == SampleSequence.stages[1])
    }

    @Test func aDeltaHoldsOnlyWhatChanged() throws {
        var encoder = FrameEncoder()
        let bytes = encoder.delta(from: SampleStages.cards, to: SampleStages.scrolled)
        guard case .delta(let delta) = try ServerPart(decoding: bytes) else {
            Issue.record("not a delta")
            return
        }
        #expect(delta.removed.isEmpty)
        #expect(delta.changed.map(\.node.id) == [1, 3])
        #expect(delta.changed.map(\.attributes) == [.boundsOrigin, [.position, .opacity]])
    }

    @Test func aDeltaForAnotherStateIsAFault() {
        #expect(throws: WireFault.self) { try SampleStages.cards.applying(StageDelta(base: 59, tick: 61)) }
    }

    @Test func whatTheFormatCannotSayIsBroughtIntoItsRange() throws {
        var node = LayerNode(id: 1)
        node.boundsSize = FixedPair(-1, -2)
        node.zPosition = .infinity
        node.flags = .init(rawValue: 0xFF)
        node.position = FixedPair(.infinity, -.infinity)
        var fragment = LayerNode.Text.Fragment()
        fragment.string = String(repeating: "é", count: 513)
        fragment.width = FixedPoint(-1)
        fragment.style.weight = 0
        fragment.style.size = .zero
        node.text.fragments = .init(repeating: fragment, count: 600)
        node.contents.image = "a" + String(repeating: "🎞", count: 256)
        node.gradient.stops = [UInt8(9), 3, 12].map { .init(color: .clear, location: $0) }
        var encoder = FrameEncoder()
        let stage = StageSnapshot(tick: 0, stageSize: FixedPair(1, 1), nodes: [node])
        guard case .snapshot(let decoded) = try ServerPart(decoding: encoder.snapshot(stage)) else {
            Issue.record("not a snapshot")
            return
        }
        let shown = decoded.nodes[0]
        #expect(shown.boundsSize == .zero)
        #expect(shown.zPosition == 0)
        #expect(shown.flags == .init(rawValue: 0xFF))
        #expect(shown.position.x == FixedPoint(rawValue: FixedPoint.limit))
        #expect(shown.position.y == FixedPoint(rawValue: -FixedPoint.limit))
        #expect(shown.text.fragments.count == 512)
        #expect(shown.text.fragments[0].string == String(repeating: "é", count: 512))
        #expect(shown.text.fragments[0].width == .zero)
        #expect(shown.text.fragments[0].style.weight == 1 && shown.text.fragments[0].style.size.rawValue == 1)
        #expect(shown.contents.image == "a" + String(repeating: "🎞", count: 255))
        #expect(shown.gradient.stops.map(\.location) == [9, 9, 12])
    }
}
