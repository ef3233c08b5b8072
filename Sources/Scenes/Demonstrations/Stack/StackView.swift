import UIKit

/// A view of cards that lie on one another at its bottom, until a pan, a tap or ``expand()`` spreads them.
final class StackView: UIView {
    weak var delegate: (any StackViewDelegate)?

    var configuration: StackConfiguration {
        didSet { if configuration != oldValue { configurationChanged(from: oldValue) } }
    }

    /// Whether the stack rests, is held or settles.
    private(set) var phase = Phase.resting(.collapsed)

    enum Phase {
        case resting(StackPosition)
        case held(StackPull)
        case settling(to: StackPosition, from: StackGeometry, goal: StackGeometry)
    }

    private let layout = StackLayout()
    let collectionView: StackCollectionView
    let pan = UIPanGestureRecognizer()
    /// The recogniser of a wheel or a trackpad anywhere on the view.
    let scrolling = UIPanGestureRecognizer()
    /// The finger's place and the content's offset at the last movement of a scroll.
    var lastScroll = (finger: CGFloat(0), offset: CGFloat(0))
    private let ticker = StackTicker()

    init(frame: CGRect, configuration: StackConfiguration) {
        self.configuration = configuration
        collectionView = StackCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        configuration = StackConfiguration(size: UIScreen.main.bounds.size)
        collectionView = StackCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        collectionView.stack = self
        collectionView.delegate = self
        collectionView.backgroundColor = .clear
        collectionView.showsVerticalScrollIndicator = false
        collectionView.alwaysBounceVertical = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.isScrollEnabled = false
        addSubview(collectionView)
        addSubview(ticker.marker)
        addRecognizers()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        show(geometry)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A wheel that goes on where the cards end pulls the stack closed, and one that finds it held does nothing.
        if gestureRecognizer === scrolling {
            if case .held = phase { return false }
            return position != .expanded || scrolling.translation(in: self).y > 0
        }
        guard gestureRecognizer === pan, position == .expanded else { return true }
        // Of several fingers only the one that scrolls.
        let scroll = collectionView.panGestureRecognizer
        return scroll.numberOfTouches > 0 && scroll.location(in: self) == pan.location(in: self)
    }

    // MARK: State

    var position: StackPosition {
        if case .resting(let position) = phase { position } else { .inTransit }
    }

    /// The position of the stack at rest or the one that it moves to; in transit while a finger holds it.
    var destination: StackPosition {
        switch phase {
        case .resting(let position), .settling(let position, _, _): position
        case .held: .inTransit
        }
    }

    /// The state that is seen now.
    var geometry: StackGeometry {
        switch phase {
        case .resting(.expanded): expandedAsScrolled
        case .resting: .collapsed(configuration)
        case .held(let pull): pull.geometry(configuration)
        case .settling(_, let from, let goal): from.mixed(with: goal, progress: ticker.progress)
        }
    }

    private var expandedAsScrolled: StackGeometry {
        var geometry = StackGeometry.expanded(configuration)
        // Not kept within the content: it may be on its way back from beyond.
        geometry.scroll = collectionView.contentOffset.y
        return geometry
    }

    func goal(_ position: StackPosition, from geometry: StackGeometry) -> StackGeometry {
        guard position == .expanded else { return .collapsed(configuration) }
        // The cards that were in sight when the stack began to close come back.
        let rise = geometry.height - configuration.collapsedHeight
        let full = configuration.expandedHeight - configuration.collapsedHeight
        return .expanded(configuration, scroll: rise > 0 ? geometry.scroll * full / rise : 0)
    }

    private func show(_ geometry: StackGeometry) {
        layout.geometry = geometry
        collectionView.frame = CGRect(
            x: 0, y: bounds.height - geometry.height, width: bounds.width, height: geometry.height)
        if collectionView.contentOffset.y != geometry.scroll {
            collectionView.setContentOffset(CGPoint(x: 0, y: geometry.scroll), animated: false)
        }
    }

    // MARK: Motion

    func expand() {
        settle(to: .expanded)
    }

    func collapse() {
        settle(to: .collapsed)
    }

    /// Animates to an end position from what is seen now.
    ///
    /// Does nothing if the stack is there or on its way.
    func settle(to target: StackPosition) {
        guard destination != target else { return }
        let now = geometry
        startSettling(to: target, from: now, goal: goal(target, from: now))
    }

    /// Moves to an end position without animation, and without telling the delegate.
    ///
    /// - Parameters:
    ///   - position: not in transit.
    ///   - scroll: the content's offset, kept within the content; only an expanded stack uses it.
    func setPosition(_ position: StackPosition, scroll: CGFloat = 0) {
        ticker.stop()
        releaseFinger()
        phase = .resting(position)
        let isExpanded = position == .expanded
        let place: StackGeometry =
            isExpanded ? .expanded(configuration, scroll: scroll) : .collapsed(configuration)
        stopScrolling(at: place.scroll, enabled: isExpanded)
        show(place)
    }

    private func startSettling(to target: StackPosition, from now: StackGeometry, goal: StackGeometry) {
        phase = .settling(to: target, from: now, goal: goal)
        releaseFinger()
        stopScrolling(at: now.scroll, enabled: target == .expanded)
        ticker.start(duration: configuration.duration) { [weak self] in
            guard let self else { return }
            self.show(self.geometry)
        } onEnd: { [weak self] in
            self?.rest(at: target, goal)
        }
    }

    private func rest(at position: StackPosition, _ geometry: StackGeometry) {
        phase = .resting(position)
        show(geometry)
        delegate?.stackView(self, didChangePositionTo: position)
    }

    private func stopScrolling(at offset: CGFloat, enabled: Bool) {
        collectionView.isScrollEnabled = enabled
        collectionView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    }

    /// Begins to follow a finger from what is seen now.
    ///
    /// - Parameters:
    ///   - geometry: the state that is seen.
    ///   - finger: y in this view.
    func hold(_ geometry: StackGeometry, finger: CGFloat) {
        ticker.stop()
        let pull = StackPull(height: geometry.height, scroll: geometry.scroll, finger: finger, configuration)
        phase = .held(pull)
        stopScrolling(at: geometry.scroll, enabled: false)
        show(pull.geometry(configuration))
    }

    /// Follows the finger that holds the stack.
    func pull(to finger: CGFloat) {
        guard case .held(var pull) = phase else { return }
        pull.move(to: finger, configuration)
        phase = .held(pull)
        show(geometry)
    }

    // MARK: Configuration

    private func configurationChanged(from old: StackConfiguration) {
        switch phase {
        case .resting(.expanded):
            let before = StackGeometry.expanded(old)
            guard StackGeometry.expanded(configuration) != before, !collectionView.isDragging else { break }
            // The card at the top stays there.
            let scale = old.expandedStep > 0 ? configuration.expandedStep / old.expandedStep : 1
            let scroll = collectionView.contentOffset.y * scale
            guard !collectionView.isDecelerating else {
                collectionView.contentOffset.y = scroll
                break
            }
            stopScrolling(at: collectionView.contentOffset.y, enabled: true)
            show(.expanded(configuration, scroll: scroll))
        case .resting:
            break
        case .held(var pull):
            pull.adapt(to: configuration)
            phase = .held(pull)
        case .settling(let target, let from, let oldGoal):
            let now = from.mixed(with: oldGoal, progress: ticker.progress)
            let goal = goal(target, from: now)
            if goal != oldGoal { startSettling(to: target, from: now, goal: goal) }
        }
        if configuration.itemCount != old.itemCount { collectionView.reloadData() }
        show(geometry)
    }
}
