import StageModel

/// An encoder of snapshots and deltas as parts of a message, without their lengths.
///
/// It keeps its buffers, so a frame costs one allocation: the array that is returned. Values that the format cannot
/// hold are brought into its range: strings are cut at 1,024 bytes, floats that are not finite become 0, negative sizes
/// become 0.
public struct FrameEncoder: Sendable {
    private var writer = ByteWriter()
    private var removed: [UInt32] = []
    private var changed: [(index: Int, attributes: NodeAttributes)] = []

    /// Makes an encoder.
    public init() {}

    /// Encodes a snapshot.
    ///
    /// O(nodes).
    public mutating func snapshot(_ snapshot: StageSnapshot) -> [UInt8] {
        writer.removeAll()
        writer.u8(MessageType.snapshot.rawValue)
        writer.u32(snapshot.tick)
        writer.fixed(snapshot.stageSize)
        writer.varint(UInt64(snapshot.nodes.count))
        var previous: UInt32 = 0
        for index in snapshot.nodes.indices {
            let id = snapshot.nodes[index].id
            let attributes = NodeAttributes(from: LayerNode(id: id), to: snapshot.nodes[index])
            writer.node(snapshot.nodes[index], attributes, after: &previous)
        }
        return frame()
    }

    /// Encodes a delta from one state to a later one.
    ///
    /// O(nodes of both), and O(changed nodes) where it is known which have changed.
    ///
    /// - Precondition: both are of the same stage, and `target.tick` is above `base.tick`.
    public mutating func delta(from base: StageSnapshot, to target: StageSnapshot) -> [UInt8] {
        assert(base.tick < target.tick && base.stageSize == target.stageSize)
        removed.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
        if let known = target.changedNodes(since: base) {
            for index in known { note(base.nodes[index], target.nodes[index], at: index) }
        } else {
            compare(base.nodes, target.nodes)
        }
        writer.removeAll()
        writer.u8(MessageType.delta.rawValue)
        writer.u32(base.tick)
        writer.u32(target.tick)
        writer.removed(removed)
        writer.varint(UInt64(changed.count))
        var previous: UInt32 = 0
        for change in changed {
            writer.node(target.nodes[change.index], change.attributes, after: &previous)
        }
        return frame()
    }

    /// Walks along both arrays at once; they ascend by id.
    private mutating func compare(_ base: [LayerNode], _ target: [LayerNode]) {
        var old = 0
        for new in target.indices {
            let id = target[new].id
            while old < base.count, base[old].id < id {
                removed.append(base[old].id)
                old += 1
            }
            if old < base.count, base[old].id == id {
                note(base[old], target[new], at: new)
                old += 1
            } else {
                changed.append((new, NodeAttributes(from: LayerNode(id: id), to: target[new])))
            }
        }
        while old < base.count {
            removed.append(base[old].id)
            old += 1
        }
    }

    /// Notes what of a layer of both states differs.
    private mutating func note(_ base: LayerNode, _ target: LayerNode, at index: Int) {
        let attributes = NodeAttributes(from: base, to: target)
        if !attributes.isEmpty { changed.append((index, attributes)) }
    }

    private func frame() -> [UInt8] {
        writer.bytes.withUnsafeBufferPointer { Array($0) }
    }
}

extension ByteWriter {
    /// A layer's id as the difference to the one before, its mask and its attributes.
    mutating func node(_ node: LayerNode, _ attributes: NodeAttributes, after previous: inout UInt32) {
        varint(UInt64(node.id - previous))
        varint(UInt64(attributes.rawValue))
        self.attributes(attributes, of: node)
        previous = node.id
    }

    /// How many layers are gone, and their ids.
    mutating func removed(_ ids: [UInt32]) {
        varint(UInt64(ids.count))
        var previous: UInt32 = 0
        for id in ids {
            varint(UInt64(id - previous))
            previous = id
        }
    }
}
