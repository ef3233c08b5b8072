import StageModel
import Wire

extension ServerPart {
    /// The message as the vector file describes it.
    ///
    /// A snapshot's layers list the attributes that differ from the default.
    var meaning: [String: Any] {
        switch self {
        case .snapshot(let snapshot):
            return [
                "type": "snapshot", "tick": Int(snapshot.tick), "width": snapshot.stageSize.x.points,
                "height": snapshot.stageSize.y.points,
                "nodes": snapshot.nodes.map { WireTests.meaning(of: $0, .init(from: LayerNode(id: $0.id), to: $0)) },
            ]
        case .cursors(let cursors):
            return [
                "type": "cursors",
                "cursors": cursors.map {
                    [
                        "viewer": Int($0.viewer), "pointer": Int($0.pointer), "isDown": $0.isDown,
                        "x": $0.position.x.points, "y": $0.position.y.points,
                    ] as [String: Any]
                },
            ]
        case .step(let step):
            return [
                "type": "step", "advance": Int(step.advance), "order": Int(step.order),
                "removed": step.removed.map(Int.init),
                "nodes": step.changed.map { WireTests.meaning(of: $0.node, $0.attributes) },
                "residuals": step.residuals.hex,
            ]
        case .notice(let text):
            return ["type": "notice", "text": String(decoding: text, as: UTF8.self)]
        case .echo(let echo):
            return ["type": "echo", "probe": echo.probe, "time": echo.time]
        case .delta(let delta):
            return [
                "type": "delta", "base": Int(delta.base), "tick": Int(delta.tick),
                "removed": delta.removed.map(Int.init),
                "nodes": delta.changed.map { WireTests.meaning(of: $0.node, $0.attributes) },
            ]
        }
    }
}

extension StageSnapshot {
    /// The stage with every attribute of every layer, defaults included.
    var fullMeaning: [String: Any] {
        let all = NodeAttributes(rawValue: UInt32(NodeAttributes.limit - 1))
        return [
            "tick": Int(tick), "width": stageSize.x.points, "height": stageSize.y.points,
            "nodes": nodes.map { meaning(of: $0, all) },
        ]
    }
}

extension ViewerMessage {
    var meaning: [String: Any] {
        switch self {
        case .pointer(let samples):
            return [
                "type": "pointer",
                "samples": samples.map {
                    [
                        "pointer": Int($0.pointer), "phase": Int($0.phase.rawValue), "x": Double($0.x),
                        "y": Double($0.y), "time": $0.time,
                    ] as [String: Any]
                },
            ]
        case .wheel(let samples):
            return [
                "type": "wheel",
                "samples": samples.map {
                    [
                        "x": Double($0.x), "y": Double($0.y), "dx": Double($0.dx), "dy": Double($0.dy), "time": $0.time,
                    ]
                },
            ]
        case .acknowledgement(let tick):
            return ["type": "acknowledgement", "tick": Int(tick)]
        case .key(let press):
            return ["type": "key", "key": Int(press.key.rawValue), "time": press.time]
        case .hover(.gone):
            return ["type": "hover"]
        case .hover(.here(let x, let y)):
            return ["type": "hover", "x": Double(x), "y": Double(y)]
        case .probe(let time):
            return ["type": "probe", "time": time]
        }
    }
}
