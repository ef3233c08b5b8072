import CoreGraphics

extension CALayer {
    /// The layer that holds this one, directly or not, and is itself held by none.
    ///
    /// O(depth).
    package final var root: CALayer {
        var layer = self
        while let holder = layer.holder { layer = holder }
        return layer
    }

    /// Whether this layer is another one's ``mask``.
    package final var isMask: Bool {
        guard let holder else { return false }
        return holder.hasMask && holder.mask === self
    }

    /// Has the code that makes snapshots look at this layer again.
    ///
    /// O(1) once it has been called since the last snapshot, O(depth) before.
    package final func noteChange() {
        guard !hasChangesWithin else { return }
        hasChangesWithin = true
        var around = holder
        while let layer = around, !layer.hasChangesWithin {
            layer.hasChangesWithin = true
            around = layer.holder
        }
    }

    /// Puts a layer among the sublayers.
    final func insert(_ layer: CALayer, at index: UInt32) {
        precondition(layer !== self, "a layer can't hold itself")
        if layer.superlayer == nil { layer.appearanceTime = FrameClock.stageTime }
        layer.removeFromSuperlayer()
        // In place: a copy of the list for each layer makes filling it quadratic.
        let count = ownSublayers?.count ?? 0
        if count == 0 { ownSublayers = [] }
        ownSublayers?.insert(layer, at: min(Int(index), count))
        layer.holder = self
    }

    /// Puts a layer in the place of a sublayer; a layer that is none changes nothing.
    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, index(of: old) != nil else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    /// Takes this layer out of the one that holds it as a sublayer.
    final func leave(_ parent: CALayer) {
        guard let index = parent.index(of: self) else { return }
        parent.ownSublayers?.remove(at: index)
        if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
        holder = nil
    }

    /// Returns the index that a sublayer has once another one is removed.
    final func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
        guard sibling !== layer, let index = index(of: sibling) else { return nil }
        return self.index(of: layer).map { $0 < index } == true ? index - 1 : index
    }

    private func index(of sibling: CALayer?) -> Int? {
        sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
    }
}
