import Foundation
import StageModel
import Testing

@testable import Simulation

extension SceneSimulation {
    /// The line that `simulate` would print, without the clock's part of it.
    func recordedPlace() throws -> Any {
        let line = try JSONEncoder().encode(record(moving: false, events: []))
        var fields = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        fields["tick"] = nil
        fields["time"] = nil
        return fields
    }

    /// Has the simulation step until it is at rest.
    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<5000 {
            guard needsStep else { return }
            advance(to: tick + 1)
        }
        Issue.record("\(scene.name) does not come to rest", sourceLocation: sourceLocation)
    }
}

/// Where two JSON values differ, by more than `tolerance` in numbers; nil if they don't.
func difference(_ a: Any, _ b: Any, within tolerance: Double = 1e-6, _ path: String = "") -> String? {
    switch (a, b) {
    case (let a as [String: Any], let b as [String: Any]):
        guard Set(a.keys) == Set(b.keys) else { return "\(path): the fields" }
        return a.keys.sorted().lazy.compactMap { difference(a[$0]!, b[$0]!, within: tolerance, "\(path).\($0)") }.first
    case (let a as [Any], let b as [Any]):
        guard a.count == b.count else { return "\(path): \(a.count) of them, not \(b.count)" }
        return a.indices.lazy.compactMap { difference(a[$0], b[$0], within: tolerance, "\(path)[\($0)]") }.first
    case (let a as String, let b as String):
        return a == b ? nil : "\(path): \(a), not \(b)"
    case (let a as NSNumber, let b as NSNumber):
        let isClose = (a.doubleValue - b.doubleValue).magnitude <= tolerance
        return isClose ? nil : "\(path): \(a.doubleValue), not \(b.doubleValue)"
    default:
        return a is NSNull && b is NSNull ? nil : "\(path): the type"
    }
}

/// What is seen of a tree of layers, in the order in which it is drawn, whatever the layers' numbers.
func picture(_ snapshot: StageSnapshot) -> [String] {
    drawnLayers(snapshot).map { "\($0.depth) \($0.layer)" }
}

/// A layer that is seen, without its number, and how many layers it lies in.
struct DrawnLayer: Equatable {
    let depth: Int
    let layer: LayerNode
}

/// The layers that are seen, in the order in which they are drawn.
func drawnLayers(_ snapshot: StageSnapshot) -> [DrawnLayer] {
    let children = Dictionary(grouping: snapshot.nodes, by: \.parent)
    func layers(_ parent: UInt32, depth: Int) -> [DrawnLayer] {
        let seen = (children[parent] ?? []).filter { !$0.flags.contains(.hidden) && $0.opacity > 0 }
        return seen.sorted { ($0.zPosition, $0.index) < ($1.zPosition, $1.index) }.flatMap { node in
            var anonymous = node
            (anonymous.id, anonymous.parent, anonymous.index) = (0, 0, 0)
            return [DrawnLayer(depth: depth, layer: anonymous)] + layers(node.id, depth: depth + 1)
        }
    }
    return layers(0, depth: 0)
}
