import StageModel

/// An encoder of a stage's frames one after the other, each as its difference from a prediction that ``FrameDecoder``
/// makes, too: that what changed from the frame before the last one to the last one goes on at the same rate.
public struct StepEncoder: Sendable {
    /// The layers of the last frame that the frame before had, too, ascending by id, with those of their numbers that
    /// changed.
    private var moved: [Moved] = []
    private var last: StageSnapshot?
    private var beforeLast: StageSnapshot?

    private var writer = ByteWriter()
    private var nextMoved: [Moved] = []
    private var removed: [UInt32] = []
    private var changed: [(index: Int, attributes: NodeAttributes)] = []
    private var predicted: [Predicted] = []
    private var residuals: [Int64] = []

    /// - place: the layer's index in the last frame.
    /// - previous: its index in the frame before that.
    private struct Moved {
        let id: UInt32
        let place: Int
        let previous: Int
        let attributes: NodeAttributes
    }

    /// Indices of a layer in three frames, and the attributes that are told as differences from their prediction.
    private struct Predicted {
        let target: Int
        let base: Int
        let previous: Int
        var attributes: NodeAttributes
    }

    /// Makes an encoder without a frame.
    public init() {}

    /// Begins anew with a frame that is not encoded.
    public mutating func begin(with frame: StageSnapshot) {
        (last, beforeLast) = (frame, nil)
        moved.removeAll(keepingCapacity: true)
    }

    /// Encodes a step part, without its length, from the last frame to `target`, which is the last one then.
    ///
    /// O(nodes of both), and O(changed nodes) where it is known which have changed.
    ///
    /// - Precondition: there is a last frame, of the same stage, and `target.tick` is above its tick.
    public mutating func step(to target: StageSnapshot) -> [UInt8] {
        guard let base = last else { preconditionFailure("a step has a frame before it") }
        assert(base.tick < target.tick && base.stageSize == target.stageSize)
        let known = target.changedNodes(since: base)
        removed.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
        predicted.removeAll(keepingCapacity: true)
        nextMoved.removeAll(keepingCapacity: true)
        base.nodes.withUnsafeBufferPointer { base in
            target.nodes.withUnsafeBufferPointer { target in
                if let known { compare(base, target, at: known) } else { compare(base, target) }
                predict(base, target)
            }
        }
        write(advance: target.tick - base.tick, target.nodes)
        (beforeLast, last) = (base, target)
        swap(&moved, &nextMoved)
        return writer.bytes.withUnsafeBufferPointer { Array($0) }
    }

    /// Walks along both arrays and along what moved; all ascend by id.
    private mutating func compare(_ base: UnsafeBufferPointer<LayerNode>, _ target: UnsafeBufferPointer<LayerNode>) {
        var (old, next) = (0, 0)
        for new in target.indices {
            guard let targetNodes = target.baseAddress else { break }
            let id = targetNodes[new].id
            while old < base.count, base[old].id < id {
                removed.append(base[old].id)
                old += 1
            }
            guard let baseNodes = base.baseAddress, old < base.count, baseNodes[old].id == id else {
                changed.append((new, NodeAttributes(from: LayerNode(id: id), to: target[new])))
                continue
            }
            while next < moved.count, moved[next].id < id { next += 1 }
            compare(baseNodes, old, targetNodes, new, next < moved.count && moved[next].id == id ? next : nil)
            old += 1
        }
        while old < base.count {
            removed.append(base[old].id)
            old += 1
        }
    }

    /// Walks along the indices of what differs, and along what moved, of frames of the same layers.
    private mutating func compare(
        _ base: UnsafeBufferPointer<LayerNode>, _ target: UnsafeBufferPointer<LayerNode>, at known: [Int]
    ) {
        guard let baseNodes = base.baseAddress, let targetNodes = target.baseAddress else { return }
        assert(base.count == target.count)
        var (differing, next) = (0, 0)
        while differing < known.count || next < moved.count {
            let index = min(
                differing < known.count ? known[differing] : base.count,
                next < moved.count ? moved[next].place : base.count)
            let hasMoved = next < moved.count && moved[next].place == index
            compare(baseNodes, index, targetNodes, index, hasMoved ? next : nil)
            if differing < known.count, known[differing] == index { differing += 1 }
            if hasMoved { next += 1 }
        }
    }

    /// Notes what of a layer of both frames differs from what is expected of it.
    ///
    /// - Parameters:
    ///   - base: the nodes of the last frame.
    ///   - old: the layer's index among these.
    ///   - target: the nodes of the next frame.
    ///   - new: the layer's index among these.
    ///   - before: the layer's index in `moved`.
    private mutating func compare(
        _ base: UnsafePointer<LayerNode>, _ old: Int, _ target: UnsafePointer<LayerNode>, _ new: Int, _ before: Int?
    ) {
        let isSame = LayerNode.haveSameBytes(base + old, target + new)
        // Most layers stand.
        if isSame, before == nil { return }
        let attributes = isSame ? [] : NodeAttributes(from: base + old, to: target + new)
        var expected: NodeAttributes = []
        if let before {
            expected = moved[before].attributes
            predicted.append(
                Predicted(target: new, base: old, previous: moved[before].previous, attributes: expected))
        }
        let untold = attributes.subtracting(expected)
        if !untold.isEmpty { changed.append((new, untold)) }
        let numeric = attributes.intersection(NumericAttribute.all)
        if !numeric.isEmpty {
            nextMoved.append(Moved(id: target[new].id, place: new, previous: old, attributes: numeric))
        }
    }

    /// Collects the differences from the predictions.
    ///
    /// What can't be predicted is encoded in full.
    private mutating func predict(_ base: UnsafeBufferPointer<LayerNode>, _ target: UnsafeBufferPointer<LayerNode>) {
        residuals.removeAll(keepingCapacity: true)
        guard let previous = beforeLast?.nodes else { return }
        let predicted = predicted
        previous.withUnsafeBufferPointer { previous in
            guard let target = target.baseAddress, let base = base.baseAddress, let previous = previous.baseAddress
            else { return }
            withUnsafeTemporaryAllocation(of: Int64.self, capacity: 4 * NumericAttribute.slotCount) { memory in
                memory.initialize(repeating: 0)
                guard let memory = memory.baseAddress else { return }
                for layer in predicted {
                    for attribute in NumericAttribute.allCases where layer.attributes.contains(attribute.attributes) {
                        let isTold = predict(
                            attribute, target + layer.target, base + layer.base, previous + layer.previous, memory)
                        if !isTold { tellInFull(attribute.attributes, at: layer.target) }
                    }
                }
            }
        }
    }

    /// Returns whether the difference of an attribute could be told.
    ///
    /// `memory` has the last residual of each slot, and space for the numbers of three layers.
    private mutating func predict(
        _ attribute: NumericAttribute, _ target: UnsafePointer<LayerNode>, _ base: UnsafePointer<LayerNode>,
        _ previous: UnsafePointer<LayerNode>, _ memory: UnsafeMutablePointer<Int64>
    ) -> Bool {
        let (next, last) = (memory + NumericAttribute.slotCount, memory + 2 * NumericAttribute.slotCount)
        let beforeLast = memory + 3 * NumericAttribute.slotCount
        guard attribute.write(target, to: next), attribute.write(base, to: last),
            attribute.write(previous, to: beforeLast)
        else { return false }
        let slots = attribute.slots(base, previous)
        // An affine transform that has become another one has more numbers than are told.
        guard !slots.isAffine || attribute.slots(target, target).isAffine else { return false }
        for index in 0..<slots.count {
            let slot = slots[index]
            let residual = next[slot] - 2 * last[slot] + beforeLast[slot]
            residuals.append(residual - memory[slot])
            memory[slot] = residual
        }
        return true
    }

    private mutating func tellInFull(_ attributes: NodeAttributes, at index: Int) {
        if let place = changed.firstIndex(where: { $0.index >= index }) {
            if changed[place].index == index {
                changed[place].attributes.formUnion(attributes)
            } else {
                changed.insert((index, attributes), at: place)
            }
        } else {
            changed.append((index, attributes))
        }
    }

    private mutating func write(advance: UInt32, _ target: [LayerNode]) {
        writer.removeAll()
        writer.u8(MessageType.step.rawValue)
        let order = ExponentialGolomb.bestOrder(for: residuals)
        let tells = !removed.isEmpty || !changed.isEmpty
        writer.varint(UInt64(advance - 1) << 4 | UInt64(order) << 1 | (tells ? 1 : 0))
        if tells {
            writer.removed(removed)
            writer.varint(UInt64(changed.count))
            var previous: UInt32 = 0
            for change in changed { writer.node(target[change.index], change.attributes, after: &previous) }
        }
        var bits = BitWriter()
        for residual in residuals { bits.write(residual, order: order, to: &writer) }
        bits.finish(&writer)
    }
}
