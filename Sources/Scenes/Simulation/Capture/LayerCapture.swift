import QuartzCore
import StageModel

/// A reader that turns a tree of layers into quantised nodes for viewers.
@MainActor
final class LayerCapture {
    private var lastID: UInt32 = 0
    /// The layers of the tree, in the order in which they are visited.
    private var places: [Place] = []
    /// How many of them this visit has come to.
    private var visited = 0
    /// Whether these are the layers of the last snapshot, in the same places.
    private var isSameTree = false
    /// Whether this visit has had layers laid out or drawn, which may have changed others that were visited before.
    private var hasPrepared = false
    /// The indices in `places` of layers that have changed since the last snapshot.
    private var changedPlaces: [Int] = []
    /// The indices in the last snapshot of these layers' nodes.
    private var changedRanks: [Int] = []
    /// The index in the last snapshot of each of its layers' nodes.
    private var ranks: [Int] = []
    /// The nodes of the last snapshots.
    private var recent = RecentNodes()
    /// What layers show beside their sublayers.
    private let extras = ExtraNodes()

    /// A layer with its place in the tree.
    private struct Place {
        let id: UInt32
        let parent: UInt32
        let index: Int
        /// The layer, which the tree retains.
        let layer: Unmanaged<CALayer>
        /// How many layers it is with its mask and those within.
        var count = 1

        func isSame(as other: Place) -> Bool {
            id == other.id && parent == other.parent && index == other.index
                && layer.toOpaque() == other.layer.toOpaque()
        }
    }

    /// What of the newest nodes differs from those before.
    var changes: NodeChanges { recent.changes }

    /// Returns the presented attributes of `root` and the layers within it, ascending by id.
    ///
    /// O(layers), but for sorting those whose order has changed.
    func nodes(of root: CALayer) -> [LayerNode] {
        visit(root)
        let more = extras.removeAll()
        if isSameTree, more.isEmpty, recent.newest.count == places.count {
            showChanged()
        } else {
            var nodes = nodesOfChangedTree()
            if !more.isEmpty {
                nodes += more
                nodes.sort { $0.id < $1.id }
            }
            recent.begin(with: nodes)
        }
        return recent.newest
    }

    /// Writes the nodes of layers that have changed.
    private func showChanged() {
        if hasPrepared {
            changedPlaces.removeAll(keepingCapacity: true)
            for (index, place) in places.enumerated() where place.layer._withUnsafeGuaranteedRef({ $0.mayLookOther }) {
                changedPlaces.append(index)
            }
        }
        changedRanks.removeAll(keepingCapacity: true)
        for index in changedPlaces { changedRanks.append(ranks[index]) }
        recent.update(changedRanks) { index, node in
            let place = places[changedPlaces[index]]
            place.layer._withUnsafeGuaranteedRef { show($0, place, in: node) }
        }
    }

    private func nodesOfChangedTree() -> [LayerNode] {
        // Here, as nodes are large.
        let order = places.indices.sorted { places[$0].id < places[$1].id }
        ranks = [Int](repeating: 0, count: places.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return recent.newest.withUnsafeBufferPointer { last in
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
                        // It may have been seen by another reader; a new one would be visited twice.
                        if !layer.contentHasChanged { layer.contentHasChanged = true }
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
                let seen = layer.animations.isEmpty ? layer.properties : layer.presented
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

    /// Goes through the layers in which something may have changed, and notes which of them have.
    private func visit(_ root: CALayer) {
        (visited, isSameTree, hasPrepared) = (0, true, false)
        changedPlaces.removeAll(keepingCapacity: true)
        visit(.passUnretained(root), parent: 0, index: 0)
        if visited < places.count { forgetPlaces() }
    }

    /// Forgets the places of layers that this visit has not come to, as they are others now.
    private func forgetPlaces() {
        isSameTree = false
        places.removeSubrange(visited...)
    }

    /// Retains no layer: of many stages' layers hardly anything else would be done.
    private func visit(_ layer: Unmanaged<CALayer>, parent: UInt32, index: Int) {
        layer._withUnsafeGuaranteedRef { seen in
            if !seen.hasChangesWithin, isSameTree, visited < places.count {
                let known = places[visited]
                if known.isSame(as: Place(id: seen.presentationID, parent: parent, index: index, layer: layer)) {
                    visited += known.count
                    return
                }
            }
            seen.hasChangesWithin = false
            if seen.needsLayoutFlag || seen.needsDisplayFlag || seen.presentationID == 0 {
                seen.prepareForCapture(newID: nextID)
                hasPrepared = true
            }
            let id = seen.presentationID
            let place = Place(id: id, parent: parent, index: index, layer: layer)
            if isSameTree, visited == places.count || !places[visited].isSame(as: place) { forgetPlaces() }
            if isSameTree {
                if seen.mayLookOther { changedPlaces.append(visited) }
            } else {
                places.append(place)
            }
            let first = visited
            visited += 1
            visitWithin(seen, id: id)
            // Not only in another tree: that the last of its layers is gone is not seen yet.
            places[first].count = visited - first
        }
    }

    /// Visits a layer's mask and sublayers.
    private func visitWithin(_ layer: CALayer, id: UInt32) {
        if layer.hasMask, let mask = layer.mask { visit(.passUnretained(mask), parent: id, index: 0) }
        if case .none = layer.extras {
        } else {
            // What it shows beside its sublayers may look other in each step.
            layer.noteChange()
            if extras.add(of: layer, newID: { self.nextID() }) { return }
        }
        layer.ownSublayers?.withUnsafeBufferPointer { sublayers in
            guard let first = sublayers.baseAddress else { return }
            let list = UnsafeRawPointer(first).assumingMemoryBound(to: Unmanaged<CALayer>.self)
            for index in sublayers.indices { visit(list[index], parent: id, index: index) }
        }
    }
}

extension CALayer {
    /// Whether anything that is seen of the layer may have changed since the last snapshot.
    fileprivate var mayLookOther: Bool { hasChanged || contentHasChanged }
}
