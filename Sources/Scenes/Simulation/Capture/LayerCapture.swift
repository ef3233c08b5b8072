import QuartzCore
import StageModel

/// A reader that turns a tree of layers into quantised nodes for viewers.
@MainActor
final class LayerCapture {
    private var lastID: UInt32 = 0
    /// The layers of the tree; a property so that its memory is used again.
    private var places: [Place] = []
    /// The nodes of the last snapshot.
    private var last: [LayerNode] = []
    /// What layers show beside their sublayers.
    private let extras = ExtraNodes()

    /// A layer with its place in the tree.
    private struct Place: Comparable {
        let id: UInt32
        let parent: UInt32
        let index: Int
        /// The layer, which the tree retains.
        let layer: Unmanaged<CALayer>

        static func < (a: Place, b: Place) -> Bool { a.id < b.id }
        static func == (a: Place, b: Place) -> Bool { a.id == b.id }
    }

    /// Returns the presented attributes of `root` and the layers within it, ascending by id.
    ///
    /// O(layers), but for sorting those whose order has changed.
    func nodes(of root: CALayer) -> [LayerNode] {
        visit(root, parent: 0, index: 0)
        // Here, as nodes are large.
        places.sort()
        var nodes = last.withUnsafeBufferPointer { last in
            [LayerNode](unsafeUninitializedCapacity: places.count) { nodes, count in
                var old = 0
                for place in places {
                    while old < last.count, last[old].id < place.id { old += 1 }
                    let before = old < last.count && last[old].id == place.id ? last.baseAddress.map { $0 + old } : nil
                    if let node = nodes.baseAddress { initialize(node + count, to: place, before: before) }
                    count += 1
                }
            }
        }
        places.removeAll(keepingCapacity: true)
        let more = extras.removeAll()
        if !more.isEmpty {
            nodes += more
            nodes.sort { $0.id < $1.id }
        }
        last = nodes
        return nodes
    }

    /// Writes what is seen of a layer to memory that holds nothing.
    ///
    /// - Parameters:
    ///   - node: the memory.
    ///   - place: the layer with its place.
    ///   - before: its node of the last snapshot; nil for a new layer.
    private func initialize(
        _ node: UnsafeMutablePointer<LayerNode>, to place: Place, before: UnsafePointer<LayerNode>?
    ) {
        let layer = place.layer.takeUnretainedValue()
        if let before, !layer.contentHasChanged {
            // Copies from memory to memory, which nodes are too large to leave.
            node.initialize(from: before, count: 1)
            node.pointee.parent = place.parent
            node.pointee.index = UInt32(place.index)
            if layer.hasChanged { node.pointee.showProperties(of: layer, layer.presented) }
        } else {
            node.initialize(to: LayerNode(layer, parent: place.parent, index: place.index))
            layer.contentHasChanged = false
        }
        // What is animated looks other in each step, and in the one after the last.
        if layer.hasChanged { layer.hasChanged = !layer.animations.isEmpty }
    }

    private func nextID() -> UInt32 {
        lastID += 1
        return lastID
    }

    private func visit(_ layer: CALayer, parent: UInt32, index: Int) {
        layer.prepareForCapture(newID: nextID)
        places.append(Place(id: layer.presentationID, parent: parent, index: index, layer: .passUnretained(layer)))
        if layer.hasMask, let mask = layer.mask { visit(mask, parent: layer.presentationID, index: 0) }
        if layer.extras != .none, extras.add(of: layer, newID: { self.nextID() }) { return }
        guard let sublayers = layer.ownSublayers else { return }
        for index in sublayers.indices {
            visit(sublayers[index], parent: layer.presentationID, index: index)
        }
    }
}
