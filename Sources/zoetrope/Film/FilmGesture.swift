import ArgumentParser
import CoreGraphics
import Simulation
import StageModel

/// Where a finger moves to.
enum FilmDirection: String, CaseIterable, ExpressibleByArgument {
    case up, down, left, right

    /// The direction that brings what comes next into sight.
    init(forwardAlong axes: SceneDescription.Axes) {
        self = axes == .horizontal ? .left : .up
    }

    var isHorizontal: Bool { self == .left || self == .right }
    /// Whether coordinates grow that way.
    var isBackwards: Bool { self == .down || self == .right }
}

/// Something that a finger does in the middle of a stage.
enum FilmGesture: String, CaseIterable, ExpressibleByArgument {
    case fling, drag, tap

    /// The steps before the first gesture, and between the end of one and the beginning of the next.
    static let lead: UInt32 = 12
    static let pause: UInt32 = 90
    /// The longest way, in points.
    private static let reach = 330.0

    /// Returns what a finger does for some gestures, one after the other.
    ///
    /// - Parameters:
    ///   - gestures: what it does.
    ///   - stage: the stage's frame in points, among others that are shown at once.
    ///   - direction: where it drags and flings to.
    ///   - start: the step after which it begins.
    /// - Returns: samples by ascending step.
    static func script(
        of gestures: [FilmGesture], on stage: CGRect, towards direction: FilmDirection, after start: UInt32 = 0
    ) -> [InputScript.Entry] {
        var tick = start + lead
        var entries: [InputScript.Entry] = []
        for gesture in gestures {
            let samples = gesture.samples(on: stage, towards: direction)
            entries += samples.map { sample in
                InputScript.Entry(
                    tick: tick + sample.step,
                    event: .pointer(
                        PointerSample(pointer: 1, phase: sample.phase, x: sample.place.x, y: sample.place.y)))
            }
            tick += (samples.last?.step ?? 0) + pause
        }
        return entries
    }

    private struct Sample {
        var step: UInt32
        var phase: PointerSample.Phase
        var place: CGPoint
    }

    private func samples(on stage: CGRect, towards direction: FilmDirection) -> [Sample] {
        let (middle, isHorizontal) = (CGPoint(x: stage.midX, y: stage.midY), direction.isHorizontal)
        let way = min(0.6 * (isHorizontal ? stage.width : stage.height), Self.reach)
        /// The finger's place after a share of its way.
        func place(_ share: Double) -> CGPoint {
            let distance = way * (direction.isBackwards ? share - 0.5 : 0.5 - share)
            return isHorizontal
                ? CGPoint(x: middle.x + distance, y: middle.y) : CGPoint(x: middle.x, y: middle.y + distance)
        }
        /// A finger that goes down, moves for some steps and stays for others.
        func moving(for steps: UInt32, then rest: UInt32, _ share: (Double) -> Double) -> [Sample] {
            let moves = (1...steps).map {
                Sample(step: $0, phase: .move, place: place(share(Double($0) / Double(steps))))
            }
            return [Sample(step: 0, phase: .down, place: place(0))] + moves
                + [Sample(step: steps + rest + 1, phase: .up, place: place(1))]
        }
        switch self {
        case .fling: return moving(for: 14, then: 0) { $0 * $0 }
        case .drag: return moving(for: 36, then: 12) { $0 * $0 * (3 - 2 * $0) }
        case .tap:
            return [
                Sample(step: 0, phase: .down, place: middle), Sample(step: 6, phase: .up, place: middle),
            ]
        }
    }
}
