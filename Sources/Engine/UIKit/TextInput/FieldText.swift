import QuartzCore

/// A text of a field, which the field draws.
final class FieldText: UILabel {
    /// Draws the text in a rectangle.
    final var drawing: (@MainActor (CGRect) -> Void)?

    override func drawText(in rect: CGRect) {
        if let drawing { drawing(rect) } else { drawOwnText(in: rect) }
    }

    /// Draws the text as a label does.
    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
