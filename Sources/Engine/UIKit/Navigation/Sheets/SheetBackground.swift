import QuartzCore

/// The view behind a sheet that covers nearly all of the stage: it stands back, with round corners, before black.
@MainActor
final class SheetBackground {
    private let view: UIView
    /// What it was before.
    private let (radius, masks): (CGFloat, Bool)
    private let black = UIView()

    /// Takes a view as it is; nil for one that does not fill its window, or that an app has transformed.
    init?(_ view: UIView?) {
        guard let view, let window = view.superview as? UIWindow, view.transform == .identity,
            view.frame == window.bounds
        else { return nil }
        self.view = view
        (radius, masks) = (view.layer.cornerRadius, view.layer.masksToBounds)
        black.backgroundColor = .black
        black.isHidden = true
        black.frame = window.bounds
        black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(black, belowSubview: view)
    }

    /// How far below the top of the stage its upper edge is, in points, and the radius of its corners: read off screenshots.
    private static let (inset, cornerRadius): (CGFloat, CGFloat) = (44, 10)

    /// Moves it.
    ///
    /// - Parameter distance: how far, in 0...1.
    func standBack(by distance: CGFloat) {
        // The window places what has no transform alone.
        if let window = view.superview, view.bounds.size != window.bounds.size {
            view.bounds.size = window.bounds.size
            view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        }
        let scale = 1 - distance * 2 * Self.inset / max(view.bounds.height, 4 * Self.inset)
        view.transform = distance > 0 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
        view.layer.cornerRadius = radius + distance * (Self.cornerRadius - radius)
        guard distance > 0 else { return }
        black.isHidden = false
        view.layer.masksToBounds = true
    }

    /// Puts it back as it was.
    func restore() {
        black.removeFromSuperview()
        view.transform = .identity
        (view.layer.cornerRadius, view.layer.masksToBounds) = (radius, masks)
    }
}
