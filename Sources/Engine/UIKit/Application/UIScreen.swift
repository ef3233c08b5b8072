import QuartzCore

/// The stage as a screen, with its size in points.
///
/// Viewers have screens of all scales; the stage's own is 1.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen of the simulation whose code is running.
    public static var main: UIScreen {
        FrameClock.current.shared { UIScreen(size: CGSize(width: 390, height: 844)) }
    }

    /// The stage's rectangle, with its origin at (0, 0).
    public let bounds: CGRect
    /// The same as ``bounds``.
    public var nativeBounds: CGRect { bounds }
    /// The number of pixels per point: 1.
    public var scale: CGFloat { 1 }
    /// The number of pixels per point: 1.
    public var nativeScale: CGFloat { 1 }

    package init(size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
    }

    /// Makes this the main screen of the current simulation.
    package func becomeMain() {
        FrameClock.current.share(self)
    }
}
