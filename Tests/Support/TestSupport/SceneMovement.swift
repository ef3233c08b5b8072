import StageModel

/// What fingers do so that a scene moves in every step.
public enum SceneMovement {
    /// The events of one step, from 1.
    public static func events(_ scene: String, _ tick: UInt32) -> [InputEvent] {
        switch scene {
        case "dashboard": zooms(tick)
        case "flip", "feed", "grid", "messages", "type": drags(tick, alongX: false)
        // From the collapsed cards up, and down again.
        case "stack": drags(tick, alongX: false, below: 430)
        // Half of the time the strip is dragged.
        case "album": drags(tick, alongX: true, y: tick / 60 % 4 < 2 ? 300 : 770)
        default: drags(tick, alongX: true)
        }
    }

    /// A drag in the first half of each second that ends in a fling, there and back.
    private static func drags(_ tick: UInt32, alongX: Bool, y: Double = 422, below: Double = 230) -> [InputEvent] {
        let step = tick % 60
        guard step < 30 else { return [] }
        let isBack = tick / 60 % 2 == 1
        let way = Double(step) * (isBack ? 12 : -12)
        let from = isBack ? 20.0 : 370
        let phase: PointerSample.Phase = step == 0 ? .down : step == 29 ? .up : .move
        let (x, y) = alongX ? (from + way, y) : (195, from + way + below)
        return [.pointer(PointerSample(pointer: 1, phase: phase, x: x, y: y))]
    }

    /// Opens a tile after the other, each closed again.
    private static func zooms(_ tick: UInt32) -> [InputEvent] {
        switch tick % 250 {
        case 1: [.action("open\(tick / 250 % 7)")]
        case 126: [.action("close")]
        default: []
        }
    }
}
