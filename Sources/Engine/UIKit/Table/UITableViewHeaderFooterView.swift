import QuartzCore

/// A header or a footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier with which the view was made.
    open internal(set) var reuseIdentifier: String?
    private final let label = UILabel()
    private final let contents = UIView()

    /// Makes a view for a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view without an identifier, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a view without an identifier, with a frame.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view without an identifier.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// How a class that is known at run time only makes an instance; inherited by classes that have both initialisers.
    public required convenience init(dequeuedAs reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The font of titles in grouped tables.
    static let groupFont = UIFont.systemFont(ofSize: 13)

    /// The style of the table that shows the view, and whether it is a header; nil before it is shown.
    final var place: (style: UITableView.Style, isHeader: Bool)? { didSet { showPlace() } }

    /// Takes the look of a grouped table's headers and footers, where the view is in one.
    private func showPlace() {
        guard let place, place.style != .plain else { return }
        if backgroundColor == .systemGray6 { backgroundColor = .clear }
        label.font = Self.groupFont
        label.numberOfLines = 0
        setNeedsLayout()
    }

    private func setUp() {
        backgroundColor = .systemGray6
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(contents)
        contents.addSubview(label)
    }

    /// The view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// What lies behind the content; nil for ``backgroundView`` and the view's own colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background.configuration }
        set {
            background.configuration = newValue
            if newValue != nil { backgroundColor = .clear }
            background.show(in: self, for: configurationState)
        }
    }
    private final let background = ConfiguredBackground()
    /// Whether the view's state is applied to its background configuration whenever it changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { background.followsState }
        set { background.followsState = newValue }
    }

    /// A description of what the view shows, which takes the title's place; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contents.addSubview(configured) }
            label.isHidden = configured != nil
            setNeedsLayout()
        }
    }
    private final var configured: (UIView & UIContentView)?

    /// Returns the content configuration of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isHeader = place?.isHeader ?? true
        guard let place, place.style != .plain else { return isHeader ? .plainHeader() : .plainFooter() }
        return isHeader ? .groupedHeader() : .groupedFooter()
    }

    /// The state for which the configurations are made.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// The view to which content is added.
    open var contentView: UIView { contents }
    /// The label of the title.
    open var textLabel: UILabel? { label }
    /// Resets a view that is about to be used again; the base class does nothing.
    open func prepareForReuse() {}

    /// The size that the content's constraints want; without any, 28 points high.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let own = configured ?? (contents.fittingReach.constraints.isEmpty ? nil : contents) else {
            // Those of a nib may have their content in themselves.
            if !fittingReach.constraints.isEmpty {
                return super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            }
            return CGSize(width: targetSize.width, height: TableMetrics.titleHeight)
        }
        return own.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [contents, backgroundView, configured] { view?.frame = bounds }
        background.show(in: self, for: configurationState)
        let width = max(bounds.width - 2 * ListMetrics.margin, 0)
        label.frame = CGRect(x: ListMetrics.margin, y: 0, width: width, height: bounds.height)
        guard let place, place.style != .plain else { return }
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame.size.height = height
        label.frame.origin.y =
            place.isHeader ? bounds.height - height - TableMetrics.groupTitle.below : TableMetrics.footerMargin
    }
}
