import StageModel

/// A card that follows the pointer.
@MainActor
public final class SceneSimulation: StageSimulation {
    public static var sceneNames: [String] { ["monzo"] }

    public private(set) var tick: UInt32 = 0
    public private(set) var needsStep = false
    private let stageSize: FixedPair
    private var position: FixedPair
    private var pending: [InputEvent] = []

    public init(scene: String, stageWidth: Double, stageHeight: Double) throws {
        stageSize = FixedPair(stageWidth, stageHeight)
        position = FixedPair(stageWidth / 2, stageHeight / 2)
    }

    public func send(_ event: InputEvent) {
        pending.append(event)
        needsStep = true
    }

    public func advance(to tick: UInt32) {
        self.tick = tick
        for case .pointer(let sample) in pending where sample.phase != .cancel {
            position = FixedPair(sample.x, sample.y)
        }
        pending = []
        needsStep = false
    }

    public func snapshot() -> StageSnapshot {
        var card = LayerNode(id: 1)
        card.position = position
        card.boundsSize = FixedPair(100, 100)
        card.backgroundColor = PackedColor(red: 1.0, green: 0, blue: 0, alpha: 1)
        return StageSnapshot(tick: tick, stageSize: stageSize, nodes: [card])
    }
}
