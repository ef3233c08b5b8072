import StageModel
import StageServer

/// A simulation that does what a test tells it by its input: the layer follows every pointer, Home makes it move on
/// its own at each step, End stops that, Enter adds a layer.
@MainActor
final class ManualStage: StageSimulation {
    private(set) var tick: UInt32 = 0
    private(set) var received: [InputEvent] = []
    private(set) var steps: [UInt32] = []
    var needsStep: Bool { isMoving || hasInput }

    private var isMoving = false
    private var hasInput = false
    private var layer = LayerNode(id: 1)
    private var others: [LayerNode] = []

    func send(_ event: InputEvent) {
        received.append(event)
        hasInput = true
        switch event {
        case .pointer(let sample): layer.position = FixedPair(sample.x, sample.y)
        case .key(.home): isMoving = true
        case .key(.end): isMoving = false
        case .key(.enter): others.append(LayerNode(id: UInt32(others.count) + 2))
        default: break
        }
    }

    func advance(to tick: UInt32) {
        self.tick = tick
        steps.append(tick)
        hasInput = false
        if isMoving { layer.zPosition = Float(tick) }
    }

    func snapshot() -> StageSnapshot {
        StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [layer] + others)
    }

    var scene: SceneDescription {
        SceneDescription(name: "manual", title: "Manual", summary: "", parameters: [], actions: [])
    }

    let values: [String: StageValue] = [:]
    let state: [String: StageValue] = [:]

    func check(_ event: InputEvent) throws {}

    func checkpoint() -> StageCheckpoint {
        StageCheckpoint(scene: "manual", stageWidth: 390, stageHeight: 844)
    }
}
