import QuartzCore
import Typesetting

extension ComposedText {
    /// Draws the text to the current context from the top left corner of a rectangle.
    ///
    /// Lines that begin below the rectangle are left out, unless its height is 0 or infinite.
    fileprivate func draw(in rect: CGRect, breaking: LineBreaking) {
        func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? Double(length) : .infinity }
        let height = limit(rect.height)
        // A line that is cut says so in the last one that fits.
        let isCut = breaking != .words && breaking != .characters
        let frame = typeset.frame(
            width: limit(rect.width), height: isCut ? height : .infinity, breaking: breaking)
        let lines = frame.lines.filter { $0.top < height }
        draw(lines, from: rect.origin)
    }

    /// Draws the text to the current context with the first line's baseline at a point.
    fileprivate func draw(onBaseline point: CGPoint) {
        let frame = typeset.frame(width: .infinity, breaking: .words)
        guard let first = frame.lines.first else { return }
        draw(frame.lines, from: CGPoint(x: point.x, y: point.y - CGFloat(first.baseline)))
    }

    /// Draws lines of the text to the current context, from a corner.
    func draw(_ lines: [TextLine], from origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawAttachments(lines.flatMap(\.fragments), from: origin, color: .black)
        draw(lines, from: origin, in: context)
    }

    /// Draws the images of the attachments among some fragments to the current context.
    ///
    /// - Parameters:
    ///   - fragments: the fragments.
    ///   - origin: what their places are measured from.
    ///   - color: the colour of templates whose characters have none.
    func drawAttachments(_ fragments: [TextFragment], from origin: CGPoint, color: UIColor) {
        for fragment in fragments where fragment.isBox {
            let look = looks[fragment.style]
            look.attachment?.draw(at: fragment, from: origin, color: look.color ?? color)
        }
    }

    /// Draws lines of the text, from a corner, without attachments.
    func draw(_ lines: [TextLine], from origin: CGPoint, in context: CGContext) {
        let black = CGColor(gray: 0, alpha: 1)
        let fragments = lines.flatMap(\.fragments).filter { !$0.isBox }.map { fragment in
            var text = fragment
            text.x += Double(origin.x)
            text.baseline += Double(origin.y)
            return self.fragment(text, color: looks[fragment.style].color?.cgColor ?? black)
        }
        for fragment in fragments {
            guard let shadow = looks[fragment.text.style].shadow, let color = shadow.color else { continue }
            context.saveGState()
            context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
            context.draw([fragment])
            context.restoreGState()
        }
        context.draw(fragments.filter { looks[$0.text.style].shadow?.color == nil })
    }

    /// Returns what is drawn of a fragment's shadow, without its blur: one fragment, or none.
    func shadow(of fragment: DrawnFragment) -> [DrawnFragment] {
        guard let shadow = looks[fragment.text.style].shadow, let color = shadow.color, color.cgColor.alpha > 0 else {
            return []
        }
        var copy = fragment
        copy.text.x += Double(shadow.shadowOffset.width)
        copy.text.baseline += Double(shadow.shadowOffset.height)
        (copy.color, copy.background) = (color.cgColor, nil)
        return [copy]
    }

    /// Returns what is drawn of a fragment, with its run's looks.
    func fragment(_ text: TextFragment, color: CGColor) -> DrawnFragment {
        let look = looks[text.style]
        return DrawnFragment(
            text: text, color: color, background: look.background?.cgColor, isUnderlined: look.isUnderlined,
            isStruckThrough: look.isStruckThrough)
    }
}

extension NSAttributedString {
    /// The line breaking of the first paragraph.
    @MainActor
    private var breaking: LineBreaking {
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        return (style?.lineBreakMode ?? .byWordWrapping).breaking
    }

    /// Draws the text to the current context, with one line for each of its own.
    ///
    /// - Parameter point: the top left corner, in points.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        guard length > 0 else { return }
        ComposedText(self, ComposedText.Defaults()).draw(in: CGRect(origin: point, size: .zero), breaking: .words)
    }

    /// Draws the text to the current context, with lines broken at a rectangle's width, from its top.
    ///
    /// Lines that begin below the rectangle are left out.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        guard length > 0, rect.width > 0, rect.height > 0 else { return }
        ComposedText(self, ComposedText.Defaults()).draw(in: rect, breaking: breaking)
    }

    /// Draws the text to the current context.
    ///
    /// - Parameters:
    ///   - rect: with `usesLineFragmentOrigin`, the rectangle whose width breaks lines; without it, its origin is where
    ///     the baseline begins.
    ///   - options: the options.
    ///   - context: has no effect.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        guard length > 0 else { return }
        let composed = ComposedText(self, ComposedText.Defaults())
        if options.contains(.usesLineFragmentOrigin) {
            composed.draw(
                in: rect, breaking: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : breaking)
        } else {
            composed.draw(onBaseline: rect.origin)
        }
    }
}

extension String {
    /// Draws the text to the current context, with one line for each of its own.
    ///
    /// - Parameters:
    ///   - point: the top left corner, in points.
    ///   - attrs: the attributes; the font is the system's of 12 points if none is given, the colour black.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text to the current context, with lines broken at a rectangle's width, from its top.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text to the current context, as an attributed string does.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// Draws the text to the current context, with one line for each of its own.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }

    /// Draws the text to the current context, with lines broken at a rectangle's width, from its top.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text to the current context, as an attributed string does.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        description.draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
