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

    /// Returns a view that looks as the screen does: as its key window.
    @preconcurrency @MainActor
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    /// The stage's rectangle, with its origin at (0, 0).
    public let bounds: CGRect
    /// The rectangle in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// The rectangle of an app, by the name of before iOS 9: all of the stage.
    public var applicationFrame: CGRect { bounds }
    /// The radius of the corners of phones as long as this screen, 0 of others; apps read it by a name of its own.
    var cornerRadius: CGFloat { max(bounds.width, bounds.height) > 2 * min(bounds.width, bounds.height) ? 47.33 : 0 }
    /// How bright the screen is, from 0 to 1; setting it has no effect.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// Whether the screen is being recorded: false.
    public var isCaptured: Bool { false }
    /// The screen that this one shows: nil.
    public var mirrored: UIScreen? { nil }
    /// The name of a notification that the screen's brightness has changed, which it does not.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// The name of a notification that recording has begun or ended, which it does not.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// The number of pixels per point: 1, unless the stage is made with another one, to whose pixels constraints align frames.
    public let scale: CGFloat
    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }

    package init(size: CGSize, scale: CGFloat = 1) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// Makes this the main screen of the current simulation.
    package func becomeMain() {
        FrameClock.current.share(self)
    }
}

extension UIScreen {
    /// Returns a display link that calls a method of a target each step.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
