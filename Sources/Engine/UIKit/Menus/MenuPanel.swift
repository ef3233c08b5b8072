import QuartzCore

/// The entries of a menu on a rounded ground.
final class MenuPanel: UIView {
    let menu: UIMenu
    /// Is called with the entry that is tapped.
    var choose: ((UIMenuElement) -> Void)?

    private let content = UIScrollView()
    private let heading = UILabel()
    private var rows: [MenuRow] = []
    /// The rows that begin a new group.
    private var groups: Set<Int> = []
    private static let width: CGFloat = 250
    private static let gap: CGFloat = 8
    private static let headingHeight: CGFloat = 32

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        backgroundColor = .clear
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        content.layer.cornerRadius = 13
        content.clipsToBounds = true
        content.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.98) : UIColor(white: 0.96, alpha: 0.98)
        }
        heading.font = .systemFont(ofSize: 12)
        heading.textColor = .secondaryLabel
        heading.textAlignment = .center
        addSubview(content)
        content.addSubview(heading)
        reload()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes the rows anew.
    func reload() {
        for row in rows { row.removeFromSuperview() }
        (rows, groups) = ([], [])
        heading.text = menu.title
        heading.isHidden = menu.title.isEmpty
        add(menu.children)
        let isMarked = rows.contains { ($0.element as? UIAction)?.state ?? .off != .off }
        for row in rows { row.hasMarks = isMarked }
        setNeedsLayout()
    }

    private func add(_ elements: [UIMenuElement]) {
        for element in elements {
            if let part = element as? UIMenu, part.options.contains(.displayInline) {
                groups.insert(rows.count)
                add(part.children)
                groups.insert(rows.count)
            } else if let deferred = element as? UIDeferredMenuElement {
                let place = rows.count
                deferred.provider { [weak self] elements in self?.insert(elements, at: place) }
            } else if (element as? UIAction)?.attributes.contains(.hidden) != true {
                rows.append(row(element))
            }
        }
    }

    private func row(_ element: UIMenuElement) -> MenuRow {
        let row = MenuRow(element)
        row.addAction(UIAction { [weak self] _ in self?.choose?(element) }, for: .touchUpInside)
        content.addSubview(row)
        return row
    }

    private func insert(_ elements: [UIMenuElement], at place: Int) {
        rows.insert(contentsOf: elements.map(row), at: min(place, rows.count))
        setNeedsLayout()
    }

    /// Returns the row at a point; nil beside them, and for one that takes no taps.
    func row(at point: CGPoint) -> MenuRow? {
        rows.first { $0.isEnabled && $0.convert($0.bounds, to: self).contains(point) && content.frame.contains(point) }
    }

    /// Has one row look pressed.
    func mark(_ row: MenuRow?) {
        for other in rows { other.isHighlighted = other === row }
    }

    private var contentHeight: CGFloat {
        let gaps = rows.indices.filter { $0 > 0 && groups.contains($0) }.count
        return (heading.isHidden ? 0 : Self.headingHeight) + CGFloat(gaps) * Self.gap
            + rows.reduce(0) { $0 + $1.height }
    }

    /// Returns the size with which all of the menu is seen, if the window is large enough.
    func fittingSize(in size: CGSize) -> CGSize {
        CGSize(width: min(Self.width, size.width - 16), height: min(max(contentHeight, 44), size.height - 16))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.contentSize = CGSize(width: bounds.width, height: contentHeight)
        var y: CGFloat = 0
        if !heading.isHidden {
            heading.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.headingHeight)
            y = Self.headingHeight
        }
        for (index, row) in rows.enumerated() {
            let beginsGroup = index > 0 && groups.contains(index)
            if beginsGroup { y += Self.gap }
            row.lineHeight = index == 0 && heading.isHidden ? 0 : beginsGroup ? Self.gap : 0.5
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }
}

/// An entry of a menu: its mark, title, image, and the line above it.
final class MenuRow: UIControl {
    override var laysOutItsState: Bool { true }

    let element: UIMenuElement
    /// Whether the menu keeps room for marks.
    var hasMarks = false { didSet { setNeedsLayout() } }
    /// The height of the line above the row in points.
    var lineHeight: CGFloat = 0.5 { didSet { setNeedsLayout() } }

    private let mark = UILabel()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    private let arrow = UILabel()
    private let line = UIView()

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        let action = element as? UIAction
        isEnabled = action?.attributes.contains(.disabled) != true
        let isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.text = element.title
        title.font = .systemFont(ofSize: 17)
        subtitle.text = element.subtitle
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        mark.text = action?.state == .on ? "✓" : action?.state == .mixed ? "–" : nil
        mark.font = .systemFont(ofSize: 15, weight: .semibold)
        arrow.text = element is UIMenu ? "›" : nil
        arrow.font = .systemFont(ofSize: 20)
        arrow.textAlignment = .right
        for label in [title, mark, arrow] { label.textColor = color }
        picture.image = element.image
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        accessibilityLabel = element.title
        isSelected = action?.state == .on
        for view in [line, mark, title, subtitle, picture, arrow] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The height in points.
    var height: CGFloat { element.subtitle == nil ? 44 : 58 }

    override func stateChanged() {
        super.stateChanged()
        backgroundColor = isHighlighted ? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: -lineHeight, width: bounds.width, height: lineHeight)
        line.backgroundColor = lineHeight > 1 ? UIColor(white: 0, alpha: 0.08) : .separator
        let start: CGFloat = hasMarks ? 32 : 16
        let end: CGFloat = picture.image != nil || arrow.text != nil ? 48 : 16
        mark.frame = CGRect(x: 12, y: 0, width: 18, height: bounds.height)
        let text = bounds.height - (subtitle.text == nil ? 0 : 20)
        title.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - end, 0), height: text)
        subtitle.frame = CGRect(x: start, y: text - 8, width: title.frame.width, height: 18)
        picture.frame = CGRect(x: bounds.width - 38, y: bounds.midY - 11, width: 22, height: 22)
        arrow.frame = CGRect(x: bounds.width - 40, y: 0, width: 24, height: bounds.height)
    }
}
