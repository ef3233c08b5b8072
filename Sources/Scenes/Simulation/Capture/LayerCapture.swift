import QuartzCore
import StageModel

/// A reader that turns a tree of layers into quantised nodes for viewers.
@MainActor
final class LayerCapture {
    private var lastID: UInt32 = 0
    /// The layers of the tree, as they are visited.
    private var places: [Place] = []
    /// Those of the last snapshot.
    private var lastPlaces: [Place] = []
    /// The index in the last snapshot of each of its layers' nodes.
    private var ranks: [Int] = []
    /// The nodes of the last snapshot.
    private var last: [LayerNode] = []
    /// What layers show beside their sublayers.
    private let extras = ExtraNodes()

    /// A layer with its place in the tree.
    private struct Place {
        let id: UInt32
        let parent: UInt32
        let index: Int
        /// The layer, which the tree retains.
        let layer: Unmanaged<CALayer>

        func isSame(as other: Place) -> Bool {
            id == other.id && parent == other.parent && index == other.index
                && layer.toOpaque() == other.layer.toOpaque()
        }
    }

    /// Returns the presented attributes of `root` and the layers within it, ascending by id.
    ///
    /// O(layers), but for sorting those whose order has changed.
    func nodes(of root: CALayer) -> [LayerNode] {
        swap(&places, &lastPlaces)
        places.removeAll(keepingCapacity: true)
        visit(.passUnretained(root), parent: 0, index: 0)
        let more = extras.removeAll()
        var nodes = treeIsSame ? nodesOfSameTree() : nodesOfChangedTree()
        if !more.isEmpty {
            nodes += more
            nodes.sort { $0.id < $1.id }
        }
        last = nodes
        return nodes
    }

    /// Whether the last snapshot has nodes of the same layers in the same places, and no others.
    private var treeIsSame: Bool {
        guard places.count == lastPlaces.count, last.count == places.count else { return false }
        return places.withUnsafeBufferPointer { places in
            lastPlaces.withUnsafeBufferPointer { last in places.indices.allSatisfy { places[$0].isSame(as: last[$0]) } }
        }
    }

    /// Returns a copy of the last snapshot's nodes, with those of layers that have changed written anew.
    private func nodesOfSameTree() -> [LayerNode] {
        last.withUnsafeBufferPointer { last in
            [LayerNode](unsafeUninitializedCapacity: last.count) { nodes, count in
                guard let first = nodes.baseAddress else { return }
                LayerNode.copy(last, to: first)
                count = last.count
                for (place, rank) in zip(places, ranks) {
                    place.layer._withUnsafeGuaranteedRef { layer in
                        if layer.hasChanged || layer.contentHasChanged { show(layer, place, in: first + rank) }
                    }
                }
            }
        }
    }

    private func nodesOfChangedTree() -> [LayerNode] {
        // Here, as nodes are large.
        let order = places.indices.sorted { places[$0].id < places[$1].id }
        ranks = [Int](repeating: 0, count: places.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return last.withUnsafeBufferPointer { last in
            [LayerNode](unsafeUninitializedCapacity: places.count) { nodes, count in
                guard let first = nodes.baseAddress else { return }
                var old = 0
                for index in order {
                    let place = places[index]
                    while old < last.count, last[old].id < place.id { old += 1 }
                    let isKnown = old < last.count && last[old].id == place.id
                    let layer = place.layer.takeUnretainedValue()
                    if isKnown {
                        (first + count).initialize(to: last[old])
                    } else {
                        (first + count).initialize(to: LayerNode(id: place.id))
                        layer.contentHasChanged = true
                    }
                    show(layer, place, in: first + count)
                    count += 1
                }
            }
        }
    }

    /// Writes what is seen of a layer to the node of the last snapshot, or to a new one.
    private func show(_ layer: CALayer, _ place: Place, in node: UnsafeMutablePointer<LayerNode>) {
        if layer.contentHasChanged {
            layer.contentHasChanged = false
            node.pointee = LayerNode(layer, parent: place.parent, index: place.index)
            layer.shownStyle = 0
        } else {
            (node.pointee.parent, node.pointee.index) = (place.parent, UInt32(place.index))
            if layer.hasChanged {
                let seen = layer.presented
                node.pointee.showPlace(of: layer, seen)
                let stamp = layer.drawing.list != nil || seen.draws ? 0 : seen.styleStamp
                if stamp == 0 || stamp != layer.shownStyle { node.pointee.showStyle(of: layer, seen) }
                layer.shownStyle = stamp
            }
        }
        // What is animated looks other in each step, and in the one after the last.
        if layer.hasChanged { layer.hasChanged = !layer.animations.isEmpty }
    }

    private func nextID() -> UInt32 {
        lastID += 1
        return lastID
    }

    /// Retains no layer: of many stages' layers hardly anything else would be done.
    private func visit(_ layer: Unmanaged<CALayer>, parent: UInt32, index: Int) {
        layer._withUnsafeGuaranteedRef { seen in
            if seen.needsLayoutFlag || seen.needsDisplayFlag || seen.presentationID == 0 {
                seen.prepareForCapture(newID: nextID)
            }
            let id = seen.presentationID
            places.append(Place(id: id, parent: parent, index: index, layer: layer))
            if seen.hasMask, let mask = seen.mask { visit(.passUnretained(mask), parent: id, index: 0) }
            if case .none = seen.extras {} else if extras.add(of: seen, newID: { self.nextID() }) { return }
            seen.ownSublayers?.withUnsafeBufferPointer { sublayers in
                guard let first = sublayers.baseAddress else { return }
                let list = UnsafeRawPointer(first).assumingMemoryBound(to: Unmanaged<CALayer>.self)
                for index in sublayers.indices { visit(list[index], parent: id, index: index) }
            }
        }
    }
}
