import QuartzCore

/// Views in a row or a column.
///
/// It sets frames by the views' own sizes: constant width and height constraints, or what they would like to have.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// A way to distribute views along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// An alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The alignment at the top, the same as leading.
        public static let top = Alignment.leading
        /// The alignment at the bottom, the same as trailing.
        public static let bottom = Alignment.trailing
    }

    /// The axis along which views are arranged; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
    /// The way to distribute the views along the axis; filling by default.
    open var distribution = Distribution.fill { didSet { changed() } }
    /// The alignment of the views across the axis; filling by default.
    open var alignment = Alignment.fill { didSet { changed() } }
    /// Points; the least between views where they are spread.
    open var spacing: CGFloat = 0 { didSet { changed() } }
    /// Whether `layoutMargins` stay free at the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
    /// The views that are arranged, in their order.
    open private(set) var arrangedSubviews: [UIView] = []
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Inserts a view at an index of the arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        changed()
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        changed()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        changed()
    }

    /// Sets the spacing after a view, in place of ``spacing``.
    ///
    /// - Parameters:
    ///   - spacing: points.
    ///   - arrangedSubview: the view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        changed()
    }

    /// Returns the spacing after a view: the one that was set for it, or ``spacing``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Sizes

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// The size that constraints with constants or the view itself want; 0 where it doesn't matter to them.
    private func wanted(_ view: UIView, within size: CGSize) -> CGSize {
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            view.constraints.first {
                $0.isActive && $0.secondItem == nil && $0.firstItem === view && $0.firstAttribute == attribute
                    && $0.relation == .equal
            }?.constant
        }
        let own = view.intrinsicContentSize
        let flexible = own.width < 0 || own.height < 0 ? nil : view.sizeThatFits(size)
        return CGSize(
            width: constant(.width) ?? flexible?.width ?? max(own.width, 0),
            height: constant(.height) ?? flexible?.height ?? max(own.height, 0))
    }

    private func gaps(_ views: [UIView]) -> [CGFloat] { views.dropLast().map(customSpacing(after:)) }

    open override var intrinsicContentSize: CGSize {
        let views = shown
        let sizes = views.map { wanted($0, within: .zero) }
        let length =
            distribution == .fillEqually
            ? (sizes.map(main).max() ?? 0) * CGFloat(sizes.count) : sizes.map(main).reduce(0, +)
        let total = length + gaps(views).reduce(0, +)
        let depth = sizes.map(cross).max() ?? 0
        return axis == .horizontal
            ? CGSize(width: total + insets.left + insets.right, height: depth + insets.top + insets.bottom)
            : CGSize(width: depth + insets.left + insets.right, height: total + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let content = bounds.inset(by: insets)
        let sizes = views.map { wanted($0, within: content.size) }
        let (lengths, spaces) = lengths(sizes.map(main), gaps: gaps(views), available: main(content.size))
        var start = axis == .horizontal ? content.minX : content.minY
        for (index, view) in views.enumerated() {
            let depth = alignment == .fill ? cross(content.size) : min(cross(sizes[index]), cross(content.size))
            let left = cross(content.size) - depth
            let offset: CGFloat =
                switch alignment {
                case .fill, .leading, .firstBaseline: 0
                case .center: left / 2
                case .trailing, .lastBaseline: left
                }
            view.frame =
                axis == .horizontal
                ? CGRect(x: start, y: content.minY + offset, width: lengths[index], height: depth)
                : CGRect(x: content.minX + offset, y: start, width: depth, height: lengths[index])
            start += lengths[index] + (index < spaces.count ? spaces[index] : 0)
        }
    }

    /// The views' lengths along the axis and what is between them, given what they want.
    private func lengths(
        _ wanted: [CGFloat], gaps: [CGFloat], available: CGFloat
    ) -> (lengths: [CGFloat], spaces: [CGFloat]) {
        let free = available - gaps.reduce(0, +)
        let total = wanted.reduce(0, +)
        let count = CGFloat(wanted.count)
        switch distribution {
        case .fillEqually:
            return (wanted.map { _ in max(free / count, 0) }, gaps)
        case .fillProportionally where total > 0:
            return (wanted.map { max(free, 0) * $0 / total }, gaps)
        case .fill, .fillProportionally:
            // What is left goes to the first view that has no length of its own, or to the last; so does what is missing.
            var lengths = wanted
            let index = wanted.firstIndex(of: 0) ?? wanted.count - 1
            lengths[index] = max(lengths[index] + free - total, 0)
            return (lengths, gaps)
        case .equalSpacing:
            let extra = wanted.count > 1 ? max(free - total, 0) / (count - 1) : 0
            return (wanted, gaps.map { $0 + extra })
        case .equalCentering:
            guard wanted.count > 1 else { return (wanted, gaps) }
            let step = (available - (wanted[0] + wanted[wanted.count - 1]) / 2) / (count - 1)
            let spaces = gaps.indices.map { max(step - (wanted[$0] + wanted[$0 + 1]) / 2, gaps[$0]) }
            return (wanted, spaces)
        }
    }
}
