import CoreGraphics

extension CALayer {
    /// The sublayers from the rearmost to the frontmost, by their z positions; equal ones in their order.
    final var sublayersByDepth: [CALayer] {
        guard let sublayers = ownSublayers else { return [] }
        guard sublayers.contains(where: { $0.properties.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
        }.map(\.element)
    }

    /// The frame or a part of it by its path, as an object; nil for other paths.
    final func frameValue(at keyPath: String) -> Any? {
        switch keyPath {
        case "frame": NSValue(cgRect: frame)
        case "frame.origin": NSValue(cgPoint: frame.origin)
        case "frame.origin.x": NSNumber(value: Double(frame.origin.x))
        case "frame.origin.y": NSNumber(value: Double(frame.origin.y))
        case "frame.size": NSValue(cgSize: frame.size)
        case "frame.size.width": NSNumber(value: Double(frame.width))
        case "frame.size.height": NSNumber(value: Double(frame.height))
        default: nil
        }
    }

    /// The place of the anchor point in the layer's own coordinates.
    private func anchor(in properties: LayerProperties) -> CGPoint {
        CGPoint(
            x: properties.bounds.minX + properties.anchorPoint.x * properties.bounds.width,
            y: properties.bounds.minY + properties.anchorPoint.y * properties.bounds.height)
    }

    /// The transform of the layer's coordinates to the superlayer's, without the superlayer's own for its sublayers.
    private var placing: CATransform3D {
        let anchor = anchor(in: properties)
        let moved = CATransform3DTranslate(properties.placement, -anchor.x, -anchor.y, 0)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(properties.position.x, properties.position.y, 0))
    }

    /// The transform to the superlayer's coordinates, with the one that the superlayer has for its sublayers.
    private var toSuperlayer: CATransform3D {
        guard let superlayer, !CATransform3DIsIdentity(superlayer.properties.sublayerTransform) else { return placing }
        let anchor = superlayer.anchor(in: superlayer.properties)
        let about = CATransform3DConcat(
            CATransform3DTranslate(superlayer.properties.sublayerTransform, -anchor.x, -anchor.y, 0),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        return CATransform3DConcat(placing, about)
    }

    final func setFrame(_ frame: CGRect) {
        var bounds = properties.bounds
        bounds.size = properties.boundsSize(forFrame: frame.size)
        self.bounds = bounds
        guard takesFrameAsItIs else {
            let seen = properties.frame
            position = CGPoint(x: position.x + frame.minX - seen.minX, y: position.y + frame.minY - seen.minY)
            return
        }
        position = CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }

    /// Returns the frontmost of this layer and those within it at a point of the superlayer; nil if there is none.
    final func frontmost(at point: CGPoint) -> CALayer? {
        guard !properties.isHidden, let inside = fromSuperlayer(point) else { return nil }
        let isInside = contains(inside)
        if properties.masksToBounds, !isInside { return nil }
        for layer in sublayersByDepth.reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return isInside ? self : nil
    }

    /// The part of the bounds that no layer around this one cuts off.
    final var uncutBounds: CGRect {
        var rect = bounds
        var outer = superlayer
        while let layer = outer, !rect.isNull {
            if layer.properties.masksToBounds { rect = rect.intersection(convert(layer.bounds, from: layer)) }
            outer = layer.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    /// Returns the point of the layer's plane that is seen at a point of the superlayer; nil if the plane is seen
    /// edge-on.
    final func fromSuperlayer(_ point: CGPoint) -> CGPoint? { toSuperlayer.unproject(point) }

    final func toOutermost(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return superlayer.toOutermost(toSuperlayer.project(point))
    }

    final func fromOutermost(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        let outer = superlayer.fromOutermost(point)
        return fromSuperlayer(outer) ?? outer
    }
}

extension CGRect {
    /// The box around the images of the corners.
    func box(_ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            convert(CGPoint(x: $0.0, y: $0.1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
