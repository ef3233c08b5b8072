import StageModel
import Wire

/// What a connection is sent of a stage: a snapshot, a delta, steps that predict, and a delta over several steps.
enum SampleSequence {
    static let stages: [StageSnapshot] = {
        var stages = [SampleStages.cards, SampleStages.scrolled]
        // Layers that go on as they did, but for a little.
        for (tick, x) in [(62, 404.75), (63, 404.53125), (64, 404.53125)] {
            var stage = stages[stages.count - 1]
            stage.tick = UInt32(tick)
            stage.nodes[0].boundsOrigin.x = FixedPoint(Double(tick - 60) * -12.5)
            stage.nodes[2].position.x = FixedPoint(x)
            stages.append(stage)
        }
        stages[3].nodes[1].opacity = 200
        stages[4].nodes[1].opacity = 190
        stages[4].nodes[1].transform = .affine(a: 0.5, b: -0.25, c: 0.25, d: 0.5, tx: 10, ty: -20.5)
        return stages + [SampleStages.dressed, SampleStages.plain]
    }()

    /// The parts of the messages, without their lengths.
    ///
    /// The second leads to the third stage for who has just been sent the second as a snapshot.
    static let parts: [[UInt8]] = {
        var frames = FrameEncoder()
        var steps = StepEncoder()
        var first = StepEncoder()
        first.begin(with: stages[1])
        steps.begin(with: stages[0])
        _ = steps.step(to: stages[1])
        return [
            frames.snapshot(stages[0]), first.step(to: stages[2]), steps.step(to: stages[2]), steps.step(to: stages[3]),
            steps.step(to: stages[4]),
        ]
    }()

    /// The snapshot and the delta before the steps.
    static let history: [[UInt8]] = {
        var frames = FrameEncoder()
        return [parts[0], frames.delta(from: stages[0], to: stages[1])]
    }()

    static let messages: [[UInt8]] = {
        var frames = FrameEncoder()
        let sent = [
            history[0], history[1], parts[2], parts[3], parts[4],
            frames.delta(from: stages[4], to: stages[5]), frames.delta(from: stages[5], to: stages[6]),
        ]
        return sent.map { SampleMessages.message([$0]) }
    }()
}
