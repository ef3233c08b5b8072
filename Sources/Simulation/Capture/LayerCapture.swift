import QuartzCore
import StageModel

/// Turns a tree of layers into what viewers see of it, quantised.
@MainActor
final class LayerCapture {
    private var lastID: UInt32 = 0
    /// Kept for its room.
    private var places: [Place] = []
    /// What was seen last.
    private var last: [LayerNode] = []

    /// Where a layer stands in the tree.
    private struct Place: Comparable {
        let id: UInt32
        let parent: UInt32
        let index: Int
        /// The tree holds it.
        let layer: Unmanaged<CALayer>

        static func < (a: Place, b: Place) -> Bool { a.id < b.id }
        static func == (a: Place, b: Place) -> Bool { a.id == b.id }
    }

    /// The presented attributes of `root` and the layers below it, ascending by id. O(layers), but for the sorting of what
    /// others have moved.
    func nodes(of root: CALayer) -> [LayerNode] {
        visit(root, parent: 0, index: 0)
        // Here, as nodes are large.
        places.sort()
        var nodes: [LayerNode] = []
        nodes.reserveCapacity(places.count)
        var old = 0
        for place in places {
            let layer = place.layer.takeUnretainedValue()
            while old < last.count, last[old].id < place.id { old += 1 }
            if !layer.hasChanged, old < last.count, last[old].id == place.id {
                nodes.append(last[old])
                nodes[nodes.count - 1].parent = place.parent
                nodes[nodes.count - 1].index = UInt32(place.index)
            } else {
                nodes.append(LayerNode(layer, parent: place.parent, index: place.index))
                // What is animated looks other in each step, and in the one after the last.
                layer.hasChanged = !layer.animations.isEmpty
            }
        }
        places.removeAll(keepingCapacity: true)
        last = nodes
        return nodes
    }

    private func visit(_ layer: CALayer, parent: UInt32, index: Int) {
        if layer.needsDisplayFlag { layer.displayIfNeeded() }
        if layer.presentationID == 0 {
            lastID += 1
            layer.presentationID = lastID
        }
        places.append(Place(id: layer.presentationID, parent: parent, index: index, layer: .passUnretained(layer)))
        if let mask = layer.mask { visit(mask, parent: layer.presentationID, index: 0) }
        guard let sublayers = layer.sublayers else { return }
        for index in sublayers.indices {
            visit(sublayers[index], parent: layer.presentationID, index: index)
        }
    }
}
