import QuartzCore
import Typesetting

/// An attachment, and the place that it takes in its line.
@MainActor
struct PlacedAttachment {
    private let attachment: NSTextAttachment
    private let container: NSTextContainer?
    /// The place of its character in the text.
    private let location: Int
    /// From the baseline on, upwards, in points.
    private let bounds: CGRect

    /// Asks an attachment for its place.
    ///
    /// - Parameters:
    ///   - attachment: the attachment.
    ///   - location: the place of its character in the text.
    ///   - font: the font of its character.
    ///   - defaults: what holds for the text.
    init(
        _ attachment: NSTextAttachment, at location: Int, _ font: UIFont, _ defaults: ComposedText.Defaults
    ) {
        (self.attachment, self.location, container) = (attachment, location, defaults.container)
        let line = CGRect(x: 0, y: 0, width: defaults.width ?? Self.anyWidth, height: font.lineHeight)
        var bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: location)
        // What code computes may be anything.
        if ![bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) { bounds = .zero }
        // Symbols stand beside letters: their middle is that of capitals.
        if attachment.bounds.isEmpty, let image = attachment.image, image.isSymbolImage, bounds.origin == .zero {
            bounds.origin.y = (font.capHeight - bounds.height) / 2
        }
        self.bounds = bounds
    }

    /// The width of a line that may be as wide as it needs, in points.
    private static let anyWidth: CGFloat = 10_000_000

    /// What it takes of its line.
    var box: InlineBox {
        InlineBox(
            width: max(Double(bounds.width), 0), ascent: max(Double(bounds.maxY), 0),
            descent: max(-Double(bounds.minY), 0))
    }

    /// Draws the image to the current context.
    ///
    /// - Parameters:
    ///   - fragment: the place in the line, which is smaller than the attachment where all of the text is.
    ///   - origin: what the fragment's place is measured from.
    ///   - color: the colour of a template.
    func draw(at fragment: TextFragment, from origin: CGPoint, color: UIColor?) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let scale = CGFloat(fragment.width) / bounds.width
        let place = CGRect(
            x: CGFloat(fragment.x) + bounds.minX * scale, y: CGFloat(fragment.baseline) - bounds.maxY * scale,
            width: bounds.width * scale, height: bounds.height * scale)
        guard let image = attachment.image(forBounds: place, textContainer: container, characterIndex: location)
        else { return }
        let drawn = color.flatMap { image.isTemplate ? image.withTintColor($0) : nil } ?? image
        drawn.draw(in: place.offsetBy(dx: origin.x, dy: origin.y))
    }
}
