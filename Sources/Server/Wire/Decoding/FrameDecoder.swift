import StageModel

/// The decoder of the frames of one connection, which keeps the newest one and what a step's predictions are made of.
public struct FrameDecoder: Sendable {
    /// The newest frame; nil before the first snapshot.
    public private(set) var stage: StageSnapshot?
    /// The frame before, if the last part was a delta or a step.
    private var previous: StageSnapshot?

    /// Makes a decoder without a frame.
    public init() {}

    /// Applies a part that holds a frame; others change nothing.
    ///
    /// O(nodes).
    ///
    /// - Throws: a fault if it does not follow the part before; nothing has changed then.
    public mutating func apply(_ part: ServerPart) throws(WireFault) {
        switch part {
        case .snapshot(let snapshot): (stage, previous) = (snapshot, nil)
        case .delta(let delta): (stage, previous) = (try held().applying(delta), stage)
        case .step(let step): (stage, previous) = (try held().applying(delta(step)), stage)
        case .cursors, .echo, .notice: break
        }
    }

    private func held() throws(WireFault) -> StageSnapshot {
        guard let stage else { throw WireFault(.protocolError, "the first frame is not a snapshot") }
        return stage
    }

    /// Returns the content of a step as a delta.
    private func delta(_ step: StageStep) throws(WireFault) -> StageDelta {
        let base = try held()
        let (tick, isBeyond) = base.tick.addingReportingOverflow(step.advance)
        guard !isBeyond else { throw WireFault(.protocolError, "a step leads beyond tick 2^32 - 1") }
        var changed = step.changed[...]
        var delta = StageDelta(base: base.tick, tick: tick, removed: step.removed)
        var bits = BitReader(step.residuals)
        var lastResiduals = [Int64](repeating: 0, count: NumericAttribute.slotCount)
        let removed = Set(step.removed)
        for (layer, before, attributes) in moved() where !removed.contains(layer.id) {
            while let first = changed.first, first.node.id < layer.id { delta.changed.append(changed.removeFirst()) }
            var change = StageDelta.Change(attributes: [], node: layer)
            if let first = changed.first, first.node.id == layer.id {
                change = StageDelta.Change(
                    attributes: first.attributes, node: layer.taking(first.attributes, from: first.node))
                changed.removeFirst()
            }
            for attribute in NumericAttribute.allCases
            where attributes.subtracting(change.attributes).contains(attribute.attributes) {
                try read(attribute, of: layer, before, step.order, &bits, &lastResiduals, into: &change.node)
                change.attributes.formUnion(attribute.attributes)
            }
            delta.changed.append(change)
        }
        delta.changed += changed
        try bits.expectEnd()
        return delta
    }

    /// Returns the layers whose numbers changed from the frame before to the newest one, as both have them, ascending
    /// by id.
    private func moved() -> [(layer: LayerNode, before: LayerNode, attributes: NodeAttributes)] {
        guard let previous, let stage else { return [] }
        var moved: [(LayerNode, LayerNode, NodeAttributes)] = []
        var old = 0
        for layer in stage.nodes {
            while old < previous.nodes.count, previous.nodes[old].id < layer.id { old += 1 }
            guard old < previous.nodes.count, previous.nodes[old].id == layer.id else { continue }
            let attributes = NodeAttributes(from: previous.nodes[old], to: layer).intersection(NumericAttribute.all)
            if !attributes.isEmpty { moved.append((layer, previous.nodes[old], attributes)) }
        }
        return moved
    }

    private func read(
        _ attribute: NumericAttribute, of layer: LayerNode, _ before: LayerNode, _ order: UInt8,
        _ bits: inout BitReader, _ lastResiduals: inout [Int64], into node: inout LayerNode
    ) throws(WireFault) {
        var numbers = [Int64](repeating: 0, count: NumericAttribute.slotCount)
        var earlier = numbers
        let slots = withUnsafePointer(to: layer) { layer in
            withUnsafePointer(to: before) { before in
                attribute.write(layer, to: &numbers) && attribute.write(before, to: &earlier)
                    ? attribute.slots(layer, before) : nil
            }
        }
        guard let slots else {
            throw WireFault(.protocolError, "a step leaves out a value that can't be predicted")
        }
        for index in 0..<slots.count {
            let slot = slots[index]
            let residual = lastResiduals[slot] + (try bits.number(order: order))
            guard residual.magnitude < ExponentialGolomb.limit else {
                throw WireFault(.protocolError, "a step's difference is not below 2^45")
            }
            lastResiduals[slot] = residual
            numbers[slot] += numbers[slot] - earlier[slot] + residual
        }
        try attribute.read(numbers, into: &node)
    }
}
