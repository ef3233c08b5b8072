import QuartzCore

/// A root of views, which fills the stage.
///
/// A stage has a window of its own. Other windows lie on it once they are shown, those of a higher level in front.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The place of a window in front of or behind others.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level's number: those of higher ones lie in front.
        public var rawValue: CGFloat

        /// Whether windows of the first level lie behind those of the second.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

        /// Makes a level of its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level of its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of most windows: 0.
        public static let normal = Level(0)
        /// The level of a status bar: 1,000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2,000.
        public static let alert = Level(2000)

        /// Returns the level that is so much higher.
        public static func + (level: Level, difference: CGFloat) -> Level { Level(level.rawValue + difference) }
        /// Returns the level that is so much lower.
        public static func - (level: Level, difference: CGFloat) -> Level { Level(level.rawValue - difference) }
    }

    /// The controller whose view fills the window.
    ///
    /// While the window is shown, the one that was set before disappears and the new one appears, without an animation.
    open var rootViewController: UIViewController? {
        didSet {
            if isShown { oldValue?.willDisappear(false) }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isShown { oldValue?.didDisappear(false) }
            guard !waits else { return }
            place()
            if isShown { appear() }
        }
    }

    open override var window: UIWindow? { self }

    /// What the stage's device covers of it.
    open override var safeAreaInsets: UIEdgeInsets {
        StageFlags.hasSafeAreas ? StageTraits.current.device.insets(of: bounds.size) : .zero
    }

    /// The object on the stage that takes keys.
    final var firstResponder: UIResponder? { outermost.responders.first }
    final let responders = FirstResponder()
    final lazy var inputViews = InputViews(of: self)

    /// The window on which this one lies, or itself.
    final var outermost: UIWindow { superview?.window?.outermost ?? self }

    /// The stage as a scene.
    ///
    /// There is one: setting another has no effect.
    open var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.first as? UIWindowScene }
        set {}
    }

    /// The stage's screen.
    ///
    /// There is one: setting another has no effect.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// Whether this is the window that was made key last, or, without one, the first.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// The place in front of or behind others; the one that it has when it is shown counts.
    open var windowLevel = Level.normal

    /// Whether the window is not seen: setting false shows it, as ``makeKeyAndVisible()`` does.
    open override var isHidden: Bool {
        didSet {
            if isHidden { if UIApplication.shared.stage != nil, !isStage { removeFromSuperview() } } else { show() }
        }
    }

    /// The place; another size is told the controllers before.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard newValue.size != super.frame.size, rootViewController?.appearanceState == .appeared else {
                super.frame = newValue
                return
            }
            SizeTransition.run(of: self, to: newValue.size) { super.frame = newValue }
        }
    }

    /// The name of a notification that a window has become visible; nobody posts it.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// The name of a notification that a window has become hidden; nobody posts it.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// The name of a notification that a window has become key; nobody posts it.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// The name of a notification that a window is key no longer; nobody posts it.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// What takes changes back in the window.
    open override var undoManager: UndoManager? { changes }
    private final lazy var changes = UndoManager()
    /// Has no effect: the stage is as large as it is.
    open var canResizeToFitContent = false
    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIApplication.shared.add(self)
    }

    /// Makes a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        UIApplication.shared.add(self)
    }

    /// Makes a window: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIApplication.shared.add(self)
    }

    private lazy final var touches = TouchDispatcher(window: self)

    // MARK: Showing

    /// Whether the controller has appeared.
    private final var isShown = false
    private final var isStage: Bool { UIApplication.shared.stage === self }
    /// Whether the controller's view is to be placed when the window is shown: there is a stage, and this is another window.
    private final var waits: Bool { UIApplication.shared.stage != nil && !isStage && !isShown }

    /// Has keyboards and those who ask for the key window find this one.
    open func makeKey() {
        let former = UIApplication.shared.key
        UIApplication.shared.key = self
        guard former !== self else { return }
        former?.resignKey()
        becomeKey()
    }

    /// Is called when the window has become the key one.
    open func becomeKey() {}
    /// Is called when another window has become the key one.
    open func resignKey() {}

    /// Shows the window, in front of others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        makeKey()
        if isHidden { isHidden = false } else { show() }
    }

    /// Has other windows of the simulation lie on this one.
    package final func becomeStage() { UIApplication.shared.stage = self }

    /// Has the controller appear, and lays everything out.
    package final func appear() {
        isShown = true
        rootViewController?.willAppear(false)
        layoutSubtreeIfNeeded()
        rootViewController?.didAppear(false)
        layoutSubtreeIfNeeded()
    }

    /// Lays out everything in a window that is shown without a stage.
    package final func layOutAlone() {
        if isShown, UIApplication.shared.stage == nil { layoutIfNeeded() }
    }

    /// Puts the window onto the stage; without one, it is seen by itself.
    private func show() {
        guard let stage = UIApplication.shared.stage else {
            guard !isShown else { return }
            if bounds.isEmpty { frame = screen.bounds }
            return appear()
        }
        guard stage !== self, superview == nil else { return }
        if bounds.isEmpty { frame = stage.bounds }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let higher = stage.subviews.first {
            ($0 as? UIWindow).map { $0.windowLevel.rawValue > windowLevel.rawValue } ?? false
        }
        if let higher { stage.insertSubview(self, belowSubview: higher) } else { stage.addSubview(self) }
        guard !isShown else { return }
        place()
        appear()
    }

    /// Has the controller's view fill the window, behind everything else in it.
    private func place() {
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

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

    /// Tells recognisers and views of an event: each sample of a touch comes this way, so that a subclass sees all.
    open func sendEvent(_ event: UIEvent) { touches.dispatch(event) }

    /// Whether the next layout pass has something to do.
    package final var needsLayoutPass: Bool { subtreeNeedsLayout }
}
