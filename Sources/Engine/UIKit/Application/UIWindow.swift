import QuartzCore

/// The root of a stage's views, whose bounds are the stage.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window.
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

    /// What the stage's device covers of it.
    open override var safeAreaInsets: UIEdgeInsets {
        SafeAreas.someAreSmaller ? StageTraits.current.device.insets(of: bounds.size) : .zero
    }

    /// The view that is being edited.
    final weak var firstResponder: UIView?

    /// The stage as a scene.
    open var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    /// Whether this is the first window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// Has no effect: windows lie in the order in which they were made.
    open var windowLevel: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIApplication.shared.add(self)
    }

    /// Makes a window: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIApplication.shared.add(self)
    }

    private lazy final var touches = TouchDispatcher(window: self)

    /// Does nothing: windows are visible from the start.
    open func makeKeyAndVisible() {}

    /// Handles one sample of a pointer.
    ///
    /// - Parameters:
    ///   - phase: what the pointer did.
    ///   - pointer: the pointer's number, unique among those that are down.
    ///   - location: the place in the window's coordinates.
    ///   - timestamp: the time of the sample in seconds of the simulation.
    package final func send(_ phase: UITouch.Phase, pointer: UInt64, at location: CGPoint, timestamp: TimeInterval) {
        touches.send(phase, pointer: pointer, at: location, timestamp: timestamp)
    }

    /// Whether the next layout pass has something to do.
    package final var needsLayoutPass: Bool { subtreeNeedsLayout }
}
