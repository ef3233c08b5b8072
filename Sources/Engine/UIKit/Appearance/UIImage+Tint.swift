import QuartzCore

extension UIImage {
    /// A way to draw an image: in its own colours or in the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// Returns the image with a way to be drawn: a template takes the tint colour of the view that shows it.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, tint: tint, mode: renderingMode, symbol: symbol, resizing: resizing)
    }

    /// Returns the image in a colour, which a template takes where no view shows it.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(cgImage, tint: color, mode: renderingMode, symbol: symbol, resizing: resizing)
    }

    /// Returns the image in a colour, with a way to be drawn.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, tint: color, mode: renderingMode, symbol: symbol, resizing: resizing)
    }

    /// Whether a view shows the image in its tint colour.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: symbol != nil && symbol?.color == nil
        }
    }

    /// Returns what a view shows of the image.
    @MainActor
    func content(in view: UIImageView) -> CGImage? {
        guard let color = view.isTemplate(self) ? view.tintColor : tint ?? symbol?.color else { return cgImage }
        return cgImage?.painted(view.resolved(color))
    }

    /// What is drawn where no view shows the image.
    @MainActor
    var drawnImage: CGImage? {
        guard let color = tint ?? symbol?.color else { return cgImage }
        return cgImage?.painted(color.cgColor)
    }
}
