import QuartzCore

/// The pictures of symbols, in black: views paint them in their tint colours.
@MainActor
enum SymbolImages {
    private struct Key: Hashable {
        let name: String
        let look: SymbolLook
    }

    /// How many pictures are kept: many times what an app shows at a time.
    private static let most = 1000
    private static var images: [Key: CGImage] = [:]
    private static var unknown: Set<String> = []

    /// The side of a round symbol, in sizes of the font: measured on Apple's.
    ///
    /// The outlines' grid has as many hundredths.
    private static let side: CGFloat = 1.2
    private static let grid: CGFloat = 1600

    /// Returns the picture of a symbol; a ring for an unknown one, which is said once.
    static func image(_ name: String, _ look: SymbolLook) -> CGImage? {
        guard !name.isEmpty else { return nil }
        let key = Key(name: name, look: look)
        if let known = images[key] { return known }
        if images.count >= most { images = [:] }
        let outline = SymbolOutline(name)
        if outline == nil, unknown.count < most, unknown.insert(name).inserted {
            EngineMessages.report("there is no picture of the symbol '\(name)': a ring stands for it")
        }
        let image = outline.map { draw($0, look) } ?? ring(look)
        images[key] = image
        return image
    }

    private static func draw(_ outline: SymbolOutline, _ look: SymbolLook) -> CGImage? {
        let scale = look.size * look.factor * side / grid
        let line = look.size * look.factor * look.thickening
        let size = CGSize(
            width: (outline.size.width * scale + line).rounded(.up),
            height: (outline.size.height * scale + line).rounded(.up))
        return UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            context.translateBy(
                x: (size.width - outline.size.width * scale) / 2, y: (size.height - outline.size.height * scale) / 2)
            context.scaleBy(x: scale, y: scale)
            context.setLineWidth(line / scale)
            context.setLineJoin(.round)
            for area in outline.areas {
                let path = CGPath(elements: area.path)
                context.addPath(path)
                context.fillPath(using: area.rule)
                guard line > 0 else { continue }
                context.addPath(path)
                context.strokePath()
            }
        }.cgImage
    }

    /// What stands for a symbol of which there is no picture.
    private static func ring(_ look: SymbolLook) -> CGImage? {
        let size = look.size * look.factor
        let length = (size * side).rounded()
        return UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { renderer in
            let width = max(size * (0.08 + look.thickening), 1)
            let rect = CGRect(x: 0, y: 0, width: length, height: length).insetBy(dx: length / 8, dy: length / 8)
            renderer.cgContext.setLineWidth(width)
            renderer.cgContext.strokeEllipse(in: rect)
        }.cgImage
    }
}
