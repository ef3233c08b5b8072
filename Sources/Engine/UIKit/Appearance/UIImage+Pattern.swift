import QuartzCore

extension UIImage {
    /// The greatest number of times that an image is repeated in a pattern.
    private static let patternLimit = 4000

    /// Repeats the image from the top left corner of a rectangle on.
    @MainActor
    func fill(_ rect: CGRect, in context: CGContext) {
        guard let drawnImage, size.width >= 1, size.height >= 1, !rect.isEmpty else { return }
        let columns = Int((rect.width / size.width).rounded(.up))
        let rows = Int((rect.height / size.height).rounded(.up))
        guard columns * rows <= Self.patternLimit else { return }
        context.saveGState()
        context.clip(to: rect)
        for row in 0..<rows {
            for column in 0..<columns {
                let corner = CGPoint(
                    x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height)
                context.place(drawnImage, in: CGRect(origin: corner, size: size))
            }
        }
        context.restoreGState()
    }
}
