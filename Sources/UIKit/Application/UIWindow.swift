import QuartzCore

/// The root of a stage's views. Its bounds are the stage.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    open override var window: UIWindow? { self }

    open var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var windowLevel: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIApplication.shared.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIApplication.shared.add(self)
    }

    private lazy final var touches = TouchDispatcher(window: self)

    open func makeKeyAndVisible() {}

    /// Takes one sample of a pointer in the window's space.
    ///
    /// - Parameters:
    ///   - pointer: the pointer's number, unique among those that are down.
    ///   - timestamp: seconds of the simulation at which the sample was taken.
    package final func send(_ phase: UITouch.Phase, pointer: UInt64, at location: CGPoint, timestamp: TimeInterval) {
        touches.send(phase, pointer: pointer, at: location, timestamp: timestamp)
    }

    /// True if the next layout pass has something to do.
    package final var needsLayoutPass: Bool { subtreeNeedsLayout }
}
