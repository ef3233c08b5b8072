import QuartzCore
import StageModel

/// The nodes of a ``CATransformLayer``'s sublayers, which are in space together.
///
/// Viewers flatten each layer into its parent's plane. So these become children of the layer around the transform layer,
/// each with the product of all transforms between, and are ordered by how near their middles are to the viewer.
@MainActor
struct DepthNodes {
    private let parent: UInt32
    private let index: UInt32
    /// The transform that the layer around has for its sublayers.
    private let lens: CATransform3D
    private let origin: FixedPair
    /// Does what a layer needs before it is seen.
    private let prepare: (CALayer) -> Void
    /// Takes the node of a layer that is flattened.
    private let add: (_ node: LayerNode, _ layer: CALayer) -> Void

    /// Adds the nodes of a transform layer's sublayers; none if no layer is around it.
    ///
    /// - Parameters:
    ///   - layer: the transform layer.
    ///   - prepare: does what a layer needs before it is seen.
    ///   - add: takes each sublayer's node, without those of its mask and of the layers within it.
    init?(
        of layer: CALayer, prepare: @escaping (CALayer) -> Void,
        add: @escaping (_ node: LayerNode, _ layer: CALayer) -> Void
    ) {
        guard let outer = layer.superlayer, !layer.isHidden else { return nil }
        parent = outer.presentationID
        index = UInt32(outer.ownSublayers?.firstIndex { $0 === layer } ?? 0)
        lens = outer.presented.sublayerTransform
        let seen = layer.presented
        origin = FixedPair(seen.position.x, seen.position.y)
        (self.prepare, self.add) = (prepare, add)
        addSublayers(of: layer, seen, seen.placement, opacity: seen.opacity, z: seen.zPosition)
    }

    /// - Parameters:
    ///   - layer: a transform layer.
    ///   - seen: its presented attributes.
    ///   - transform: from its space about its anchor point to the outermost transform layer's superlayer about the
    ///     outermost one's position.
    ///   - opacity: that of the layer and the transform layers around it.
    ///   - z: the z position of the outermost transform layer.
    private func addSublayers(
        of layer: CALayer, _ seen: LayerProperties, _ transform: CATransform3D, opacity: CGFloat, z: CGFloat
    ) {
        let anchor = CGPoint(
            x: seen.bounds.minX + seen.anchorPoint.x * seen.bounds.width,
            y: seen.bounds.minY + seen.anchorPoint.y * seen.bounds.height)
        let outer = CATransform3DConcat(seen.sublayerTransform, transform)
        for sublayer in layer.ownSublayers ?? [] where !sublayer.isHidden {
            prepare(sublayer)
            let inner = sublayer.presented
            let moved = CATransform3DMakeTranslation(inner.position.x - anchor.x, inner.position.y - anchor.y, 0)
            let placed = CATransform3DConcat(CATransform3DConcat(inner.placement, moved), outer)
            if sublayer.extras == .depth {
                addSublayers(of: sublayer, inner, placed, opacity: opacity * inner.opacity, z: z)
                continue
            }
            var node = LayerNode(id: sublayer.presentationID)
            node.show(sublayer, inner)
            (node.parent, node.index, node.position) = (parent, index, origin)
            node.transform = Transform(placed)
            node.opacity = UInt8(unitInterval: opacity * inner.opacity)
            node.zPosition = Float(finite: z + inner.zPosition + depth(of: inner, placed))
            add(node, sublayer)
        }
    }

    /// How near the middle of a layer is to the viewer, in points in front of the plane of the layer around.
    private func depth(of layer: LayerProperties, _ placed: CATransform3D) -> CGFloat {
        let all = CATransform3DConcat(placed, lens)
        let x = (0.5 - layer.anchorPoint.x) * layer.bounds.width
        let y = (0.5 - layer.anchorPoint.y) * layer.bounds.height
        return x * all.m13 + y * all.m23 + all.m43
    }
}
