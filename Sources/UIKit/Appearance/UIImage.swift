import QuartzCore

/// An image by name; its pixels stay in a file that viewers load.
public final class UIImage: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// The file that viewers load.
    let file: String
    /// Points.
    public let size: CGSize
    public var scale: CGFloat { 1 }

    package init(file: String, size: CGSize) {
        self.file = file
        self.size = size
    }

    /// An image of the simulation's catalogue; nil for an unknown name.
    @MainActor
    public convenience init?(named name: String) {
        guard let image = FrameClock.current.images[name] else { return nil }
        self.init(file: image.file, size: image.size)
    }

    /// The same: there are no symbols but those that the catalogue has by that name.
    @MainActor
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The image itself: viewers show images in their own colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}
