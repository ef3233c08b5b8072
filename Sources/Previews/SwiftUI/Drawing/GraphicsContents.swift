extension GraphicsContext {
    /// A text as it is drawn.
    public struct ResolvedText {
        /// What it is drawn with: has no effect.
        public var shading = Shading.foreground
        let element: Element

        /// Returns the size that it takes of a room.
        public func measure(in size: CGSize) -> CGSize {
            let element = element
            return MainActor.assumeIsolated { element.size(ProposedViewSize(size)) }
        }
        /// Returns how far the baseline of the first line is below the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { line(VerticalAlignment.firstTextBaseline.key, size) }
        /// Returns how far the baseline of the last line is below the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { line(VerticalAlignment.lastTextBaseline.key, size) }

        private func line(_ key: AlignmentKey, _ size: CGSize) -> CGFloat {
            let element = element
            return MainActor.assumeIsolated { element.line(key, element.size(ProposedViewSize(size))) }
        }
    }

    /// A picture as it is drawn.
    public struct ResolvedImage {
        /// The size in points.
        public let size: CGSize
        /// How far the baseline is below the top.
        public let baseline: CGFloat
        /// What a symbol is drawn with; nil for its own colours.
        public var shading: Shading?
        let image: UIImage?
    }

    /// A view as it is drawn.
    public struct ResolvedSymbol {
        /// The size in points.
        public var size: CGSize
        let element: Element
    }

    /// Returns a text as it is drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        let environment = environment
        return MainActor.assumeIsolated {
            let node = TextNode(text, NodeInputs(host: nil, parent: nil, environment: environment))
            return ResolvedText(element: node.elements[0])
        }
    }
    /// Returns a picture as it is drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let environment = environment
        return MainActor.assumeIsolated {
            let picture = image.picture(environment)
            let tint = environment.foreground?.paint(environment).color ?? .label
            let size = picture?.size ?? .zero
            return ResolvedImage(
                size: size, baseline: size.height - (picture?.baselineOffsetFromBottom ?? 0),
                image: picture?.renderingMode == .alwaysTemplate || picture?.isSymbolImage == true
                    ? picture?.withTintColor(tint) : picture)
        }
    }
    /// Returns the view of a canvas that has a tag; nil for none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let symbol = symbol
        return MainActor.assumeIsolated {
            symbol(AnyHashable(id)).map { ResolvedSymbol(size: $0.size(.unspecified), element: $0) }
        }
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        drawing { OffscreenElement.draw(text.element, in: rect, context) }
    }
    /// Draws a text with a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let element = text.element
        let size = MainActor.assumeIsolated { element.size(.unspecified) }
        draw(text, in: Self.rect(size, point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text with a point of it at a place.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        drawing { image.image?.draw(in: rect) }
    }
    /// Draws a picture with a point of it at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, point, anchor))
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture with a point of it at a place.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        drawing { OffscreenElement.draw(symbol.element, in: rect, context) }
    }
    /// Draws a view with a point of it at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.rect(symbol.size, point, anchor))
    }

    private static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

/// Draws elements that are not shown.
@MainActor
enum OffscreenElement {
    /// Draws an element in a rectangle.
    static func draw(_ element: Element, in rect: CGRect, _ context: CGContext) {
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let surface = Surface(view)
        let host = ViewHost()
        let placement = Placement(host: host, surface: surface, transaction: Transaction(), region: nil)
        let size = element.size(ProposedViewSize(rect.size))
        surface.begin()
        element.place(CGRect(origin: .zero, size: size), placement)
        surface.commit(Transaction())
        view.layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        view.layer.render(in: context)
        context.restoreGState()
    }
}
