import StageModel

/// The changes of a stage between two steps.
public struct StageDelta: Equatable, Sendable {
    /// The step that the delta applies to.
    public var base: UInt32
    /// The step that results; above `base`.
    public var tick: UInt32
    /// The ids of removed layers, ascending.
    public var removed: [UInt32]
    /// The new and changed layers, by ascending id.
    public var changed: [Change]

    /// A layer's changed attributes.
    public struct Change: Equatable, Sendable {
        /// The attributes of `node` that are changed; its others have their defaults.
        public var attributes: NodeAttributes
        /// The layer with its new attributes.
        public var node: LayerNode

        /// Makes a change of its attributes.
        public init(attributes: NodeAttributes, node: LayerNode) {
            self.attributes = attributes
            self.node = node
        }
    }

    /// Makes a delta of its attributes.
    public init(base: UInt32, tick: UInt32, removed: [UInt32] = [], changed: [Change] = []) {
        self.base = base
        self.tick = tick
        self.removed = removed
        self.changed = changed
    }
}

extension StageSnapshot {
    /// Returns the state after `delta`.
    ///
    /// O(nodes).
    ///
    /// - Throws: a fault if this is not the state that `delta` applies to.
    public func applying(_ delta: StageDelta) throws(WireFault) -> StageSnapshot {
        guard delta.base == tick else {
            throw WireFault(
                .protocolError, "the delta applies to step \(delta.base), the state is that of step \(tick)")
        }
        var result: [LayerNode] = []
        result.reserveCapacity(nodes.count + delta.changed.count)
        var old = nodes[...]
        var removed = delta.removed[...]
        func keep(below id: UInt32) {
            while let node = old.first, node.id < id {
                old.removeFirst()
                while let gone = removed.first, gone < node.id { removed.removeFirst() }
                if removed.first != node.id { result.append(node) }
            }
        }
        for change in delta.changed {
            keep(below: change.node.id)
            if let node = old.first, node.id == change.node.id {
                old.removeFirst()
                result.append(node.taking(change.attributes, from: change.node))
            } else {
                result.append(LayerNode(id: change.node.id).taking(change.attributes, from: change.node))
            }
        }
        keep(below: .max)
        if let last = old.first, delta.removed.last != last.id { result.append(last) }
        return StageSnapshot(tick: delta.tick, stageSize: stageSize, nodes: result)
    }
}

extension LayerNode {
    /// Returns this layer with some attributes of another.
    func taking(_ attributes: NodeAttributes, from other: LayerNode) -> LayerNode {
        var copy = AttributeCopy(attributes: attributes, result: self)
        NodeAttributes.visitAll(self, other, with: &copy)
        return copy.result
    }
}

private struct AttributeCopy: NodeAttributeVisitor {
    let attributes: NodeAttributes
    var result: LayerNode

    @inline(__always)
    mutating func visit(
        _ attribute: NodeAttributes, _ base: LayerNode, _ node: LayerNode,
        differ: (UnsafePointer<LayerNode>, UnsafePointer<LayerNode>) -> Bool,
        copy: (inout LayerNode, LayerNode) -> Void, write: (inout ByteWriter, LayerNode) -> Void,
        read: (inout ByteReader, inout LayerNode) throws(WireFault) -> Void
    ) {
        if attributes.contains(attribute) { copy(&result, node) }
    }
}
