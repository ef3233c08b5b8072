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
        var node = self
        if attributes.contains(.parent) { node.parent = other.parent }
        if attributes.contains(.index) { node.index = other.index }
        if attributes.contains(.position) { node.position = other.position }
        if attributes.contains(.boundsOrigin) { node.boundsOrigin = other.boundsOrigin }
        if attributes.contains(.boundsSize) { node.boundsSize = other.boundsSize }
        if attributes.contains(.anchorPoint) { node.anchorPoint = other.anchorPoint }
        if attributes.contains(.transform) { node.transform = other.transform }
        if attributes.contains(.sublayerTransform) { node.sublayerTransform = other.sublayerTransform }
        if attributes.contains(.zPosition) { node.zPosition = other.zPosition }
        if attributes.contains(.opacity) { node.opacity = other.opacity }
        if attributes.contains(.flags) { node.flags = other.flags }
        if attributes.contains(.cornerRadius) { node.cornerRadius = other.cornerRadius }
        if attributes.contains(.backgroundColor) { node.backgroundColor = other.backgroundColor }
        if attributes.contains(.border) { node.border = other.border }
        if attributes.contains(.shadow) { node.shadow = other.shadow }
        if attributes.contains(.contents) { node.contents = other.contents }
        if attributes.contains(.text) { node.text = other.text }
        if attributes.contains(.gradient) { node.gradient = other.gradient }
        if attributes.contains(.blur) { node.blur = other.blur }
        if attributes.contains(.accessibility) { node.accessibility = other.accessibility }
        if attributes.contains(.item) { node.item = other.item }
        if attributes.contains(.drawing) { node.drawing = other.drawing }
        return node
    }
}
