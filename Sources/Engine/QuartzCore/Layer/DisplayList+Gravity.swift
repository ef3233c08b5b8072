import CoreGraphics

extension DisplayList {
    /// Returns the operations that draw the list in a layer's bounds.
    ///
    /// - Parameters:
    ///   - bounds: the bounds.
    ///   - gravity: the way in which it is fitted into them.
    ///   - slices: the part that is shown, and what of it is stretched.
    /// - Returns: the operations; what they save they restore.
    package func operations(
        in bounds: CGRect, _ gravity: CALayerContentsGravity, _ slices: ImageSlices = .whole
    ) -> [DrawingOperation] {
        guard slices == .whole else {
            let shown = slices.shown(of: size)
            let target = CGRect(origin: .zero, size: shown.size)
                .applying(CGAffineTransform(placing: shown.size, in: bounds, gravity))
            return operations(filling: target, slices)
        }
        let placed = CGAffineTransform(placing: size, in: bounds, gravity)
        return [.save] + operations.map { $0.applying(placed) } + [.restore]
    }
}

extension CGAffineTransform {
    /// Makes the transform from a drawing of a size to its place in a layer's bounds.
    fileprivate init(placing size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) {
        guard size != bounds.size, size.width > 0, size.height > 0 else {
            self.init(translationX: bounds.minX, y: bounds.minY)
            return
        }
        let ratios = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
        let scale: CGSize =
            switch gravity {
            case .resize: ratios
            case .resizeAspect: CGSize(uniform: min(ratios.width, ratios.height))
            case .resizeAspectFill: CGSize(uniform: max(ratios.width, ratios.height))
            default: CGSize(width: 1, height: 1)
            }
        let left =
            [.left, .topLeft, .bottomLeft].contains(gravity)
            ? 0.0 : [.right, .topRight, .bottomRight].contains(gravity) ? 1 : 0.5
        let top =
            [.top, .topLeft, .topRight].contains(gravity)
            ? 0.0 : [.bottom, .bottomLeft, .bottomRight].contains(gravity) ? 1 : 0.5
        self.init(
            a: scale.width, b: 0, c: 0, d: scale.height,
            tx: bounds.minX + (bounds.width - size.width * scale.width) * left,
            ty: bounds.minY + (bounds.height - size.height * scale.height) * top)
    }
}

extension CGSize {
    fileprivate init(uniform scale: CGFloat) {
        self.init(width: scale, height: scale)
    }
}
