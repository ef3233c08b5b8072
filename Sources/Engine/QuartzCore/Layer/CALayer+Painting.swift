import CoreGraphics

extension CALayer {
    /// Draws the layer and its sublayers with their attributes as they were set last, in points of the bounds.
    ///
    /// - Parameters:
    ///   - context: the context.
    ///   - alpha: the opacity of what the layer lies in, 0...1.
    final func paint(in context: CGContext, alpha: CGFloat) {
        displayIfNeeded()
        let alpha = alpha * properties.opacity
        guard !properties.isHidden, alpha > 0 else { return }
        let outline = outline(inset: 0)
        context.saveGState()
        if let path = (mask as? CAShapeLayer)?.path {
            context.addPath(path)
            context.clip()
        }
        context.setAlpha(alpha)
        paintBackground(outline, in: context)
        paintContents(outline, in: context)
        context.saveGState()
        if properties.masksToBounds {
            context.addPath(outline)
            context.clip()
        }
        for layer in sublayersByDepth { paint(layer, in: context, alpha: alpha) }
        context.restoreGState()
        if properties.borderWidth > 0, let color = properties.borderColor {
            context.setStrokeColor(color)
            context.setLineWidth(properties.borderWidth)
            context.addPath(self.outline(inset: properties.borderWidth / 2))
            context.strokePath()
        }
        context.restoreGState()
    }

    private func outline(inset: CGFloat) -> CGPath {
        let rect = properties.bounds.insetBy(dx: inset, dy: inset)
        let radius = max(min(properties.cornerRadius - inset, rect.width / 2, rect.height / 2), 0)
        guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private func paintBackground(_ outline: CGPath, in context: CGContext) {
        guard let color = properties.backgroundColor, color.alpha > 0 else { return }
        context.saveGState()
        if properties.shadowOpacity > 0, let shadow = properties.shadowColor {
            context.setShadow(
                offset: properties.shadowOffset, blur: properties.shadowRadius * 2,
                color: shadow.copy(alpha: shadow.alpha * properties.shadowOpacity))
        }
        context.setFillColor(color)
        context.addPath(outline)
        context.fillPath()
        context.restoreGState()
    }

    private func paintContents(_ outline: CGPath, in context: CGContext) {
        if let gradient = properties.gradient, gradient.colors.count > 1 { paint(gradient, outline, in: context) }
        if let shape = properties.shape { context.draw(shape.operations) }
        if let image = drawing.image {
            let size = FrameClock.current.images.values.first { $0.file == image.name }?.size
            context.draw(image: image.name, in: image.fit.place(size ?? properties.bounds.size, in: properties.bounds))
        }
        if let list = drawing.list {
            let placed = list.operations(in: properties.bounds, contentsGravity, slices)
            let size = properties.bounds.size
            context.draw(DisplayList(size: size, operations: placed), in: CGRect(origin: .zero, size: size))
        }
        if let text = drawing.text {
            let start: CGFloat =
                switch text.anchor {
                case .left: properties.bounds.minX
                case .center: properties.bounds.midX
                case .right: properties.bounds.maxX
                }
            context.saveGState()
            context.translateBy(x: start, y: properties.bounds.midY)
            context.draw(text.fragments)
            context.restoreGState()
        }
    }

    private func paint(_ gradient: GradientProperties, _ outline: CGPath, in context: CGContext) {
        func point(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: properties.bounds.minX + point.x * properties.bounds.width,
                y: properties.bounds.minY + point.y * properties.bounds.height)
        }
        let isRadial = gradient.type == .radial
        context.saveGState()
        context.addPath(outline)
        context.clip()
        context.draw([
            .gradient(
                DrawnGradient(
                    colors: gradient.colors, locations: gradient.locations, start: point(gradient.start),
                    end: point(isRadial ? gradient.start : gradient.end),
                    endRadius: isRadial ? (gradient.end.x - gradient.start.x).magnitude * properties.bounds.width : 0,
                    extendsBefore: true, extendsAfter: true))
        ])
        context.restoreGState()
    }

    private func paint(_ layer: CALayer, in context: CGContext, alpha: CGFloat) {
        let seen = layer.properties
        context.saveGState()
        context.translateBy(x: seen.position.x, y: seen.position.y)
        context.concatenate(CATransform3DGetAffineTransform(seen.placement))
        context.translateBy(
            x: -seen.bounds.minX - seen.anchorPoint.x * seen.bounds.width,
            y: -seen.bounds.minY - seen.anchorPoint.y * seen.bounds.height)
        layer.paint(in: context, alpha: alpha)
        context.restoreGState()
    }
}

extension LayerDrawing.Image.Fit {
    /// Returns where an image of a size lies in a rectangle.
    fileprivate func place(_ size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let ratios = (rect.width / size.width, rect.height / size.height)
        let scale: CGFloat =
            switch self {
            case .scaleToFill: 0
            case .aspectFit: min(ratios.0, ratios.1)
            case .aspectFill: max(ratios.0, ratios.1)
            case .center: 1
            }
        guard scale > 0 else { return rect }
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
