import QuartzCore

/// The view of one item.
///
/// What it shows is put into the ``contentView``, or described by a ``contentConfiguration``; what lies behind it is in
/// ``backgroundView`` and ``selectedBackgroundView``, or described by a ``backgroundConfiguration``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SwipeableRow {
    /// A closure that is called with a cell and its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The view that holds the content and fills the cell.
    ///
    /// With a content configuration it is that configuration's view.
    open var contentView: UIView { contents }
    final var contents = UIView(frame: .zero)

    /// Whether the cell's item is selected.
    open var isSelected = false {
        didSet {
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
            accessibility.isSelected = isSelected
            if isSelected != oldValue { stateChanged() }
        }
    }
    /// Whether a finger is on the cell that may select it.
    open var isHighlighted = false {
        didSet {
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
            if isHighlighted != oldValue { stateChanged() }
        }
    }

    /// Performs the segue that a storyboard starts when the cell is selected.
    final var selectionSegue: (@MainActor (AnyObject) -> Void)?

    /// Behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
    }

    /// Behind the content, above the background; shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell with a frame of zero, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeCell(self)
    }

    private func setUp() {
        show(contents)
        accessibility.ownRole = .item
    }

    private func show(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    // MARK: Configurations

    /// A description of what the cell shows.
    ///
    /// The view that it makes takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content }
        set {
            content = newValue
            showContent()
        }
    }
    private final var content: (any UIContentConfiguration)?
    /// The content configuration's view.
    private final var contentShown: (UIView & UIContentView)?

    /// Whether the cell's state is applied to its content configuration whenever it changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// What lies behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background.configuration }
        set {
            background.configuration = newValue
            showBackground()
        }
    }
    private final let background = ConfiguredBackground()

    /// Whether the cell's state is applied to its background configuration whenever it changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { background.followsState }
        set { background.followsState = newValue }
    }

    /// Values that an app adds to its cells' state are set in overrides of this.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpandedItem
        state.isReordering = isReordered
        state.isSwiped = isSwiped
        state.isEditing = isEdited
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Whether the cell's item shows those below it.
    final var isExpandedItem = false { didSet { if isExpandedItem != oldValue { stateChanged() } } }
    /// Whether the collection view is edited.
    final var isEdited = false {
        didSet {
            guard isEdited != oldValue else { return }
            stateChanged()
            editingChanged()
        }
    }
    /// Whether the actions of the cell's row are shown.
    final var isSwiped = false { didSet { if isSwiped != oldValue { stateChanged() } } }
    /// Whether a finger carries the cell to another place.
    final var isReordered = false { didSet { if isReordered != oldValue { stateChanged() } } }

    /// Called with the cell's state before it is laid out, when the state has changed or an update is due.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has ``updateConfiguration(using:)`` called before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    private final var needsConfiguration = false

    /// Makes the configurations for a state.
    ///
    /// The base class does nothing: those that are set are updated by themselves.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Returns the background that the cell has if none is set: a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private func stateChanged() {
        guard
            content != nil || background.configuration != nil || configurationUpdateHandler != nil || updatesItself
        else { return }
        setNeedsUpdateConfiguration()
    }

    /// For cells of the engine: the collection view begins or ends to be edited.
    func editingChanged() {}

    /// For cells of the engine: whether a state changes their looks though nothing is configured.
    var updatesItself: Bool { false }

    /// Makes the configurations for the present state, if that is due.
    final func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        showContent()
        showBackground()
    }

    private func showContent() {
        guard let content else {
            guard contentShown != nil else { return }
            contentShown = nil
            replaceContents(with: UIView(frame: bounds))
            return
        }
        let shown = automaticallyUpdatesContentConfiguration ? content.updated(for: configurationState) : content
        if let view = contentShown, view.supports(shown) {
            view.configuration = shown
        } else {
            let view = shown.makeContentView()
            contentShown = view
            replaceContents(with: view)
        }
        sizeMayHaveChanged()
    }

    /// Puts another view in the place of the one that what is shown is put into.
    final func replaceContents(with view: UIView) {
        let index = subviews.firstIndex { $0 === contents } ?? subviews.count
        contents.removeFromSuperview()
        contents = view
        show(view)
        insertSubview(view, at: min(index, subviews.count - 1))
        setNeedsLayout()
    }

    private func showBackground() {
        background.show(in: self, for: configurationState, rounding: backgroundRounding)
    }

    /// For cells of the engine: how the background's corners are.
    func backgroundRounding(_ background: UIBackgroundConfiguration) -> (radius: CGFloat, corners: CACornerMask) {
        (background.cornerRadius, .all)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if background.configuration != nil { showBackground() }
        placeContents()
    }

    /// For cells of the engine: places the content view where it is not the whole cell.
    func placeContents() {}

    /// Whether a place is in the cell, or among the actions beside it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        swipeOffset == 0 ? super.point(inside: point, with: event) : areaOfSwipe.contains(point)
    }

    // MARK: Sizing

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// That of the content.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        contents.systemLayoutSizeFitting(targetSize)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // What is added to the cell itself lies beside its content.
        if contents.fittingReach.constraints.isEmpty, !fittingReach.constraints.isEmpty {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let (whole, content) = (CGRect(origin: .zero, size: targetSize), contentFrame(in: targetSize))
        let (width, height) = (whole.width - content.width, whole.height - content.height)
        let size = contents.systemLayoutSizeFitting(
            content.size, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + width, height: size.height + height)
    }

    /// For cells of the engine: the part of a cell of a size that the content has.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}
