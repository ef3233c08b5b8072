import QuartzCore

/// What stands for a symbol that no image of the catalogue shows: a ring of its size.
@MainActor
enum SymbolPlaceholder {
    /// The size of the font that symbols without a configuration go with, in points.
    static let pointSize: CGFloat = 17
    private static var images: [CGFloat: CGImage] = [:]

    /// Returns the picture beside text of a size in points.
    static func image(pointSize: CGFloat) -> CGImage? {
        let size = min(max(pointSize, 1), 500)
        if let known = images[size] { return known }
        // A round symbol of Apple's is that much wider than its font's size.
        let side = (size * 1.2).rounded()
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            let width = max(size / 11, 1)
            let ring = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: side / 8, dy: side / 8)
            context.cgContext.setStrokeColor(UIColor.systemGray.cgColor)
            context.cgContext.setLineWidth(width)
            context.cgContext.strokeEllipse(in: ring)
        }.cgImage
        images[size] = image
        return image
    }
}
