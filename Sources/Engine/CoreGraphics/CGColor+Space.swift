import Foundation

extension CGColor {
    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace() }

    /// Makes a colour of four components in 0...1: red, green, blue and alpha.
    ///
    /// - Parameters:
    ///   - space: is not used: every colour is sRGB here.
    ///   - components: four numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}

extension CGImage {
    /// Returns the part of the image within a rectangle; nil if that is empty or outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        if let pixels {
            let whole = part.integral
            return CGImage(
                pixels.part(Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height)), isMask: isMask)
        }
        let context = CGContext(bounds: part)
        context.place(self, in: CGRect(origin: .zero, size: size))
        return CGImage(.list(context.list), size: part.size, isInPixels: isInPixels)
    }
}
