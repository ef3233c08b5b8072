import QuartzCore

/// An image by name; its pixels stay in a file that viewers load.
public final class UIImage: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    let name: String
    /// In points; zero if the catalogue does not know it.
    public let size: CGSize
    public var scale: CGFloat { 1 }

    package init(name: String, size: CGSize) {
        self.name = name
        self.size = size
    }
}
