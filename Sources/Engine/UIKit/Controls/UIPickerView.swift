import QuartzCore

/// The source of a picker's numbers of components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Makes a picker's rows, and hears which one was chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a wheel in points; 0 for an equal part.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows in points; 0 for the standard one.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the text of a row with its attributes; nil for the text without any.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Is called when a wheel has come to rest at another row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a view that stands for the row's text.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { TextRow() }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a delegate without views of its own has for each row: its text is shown.
private final class TextRow: UIView {}

/// Wheels side by side, each of which comes to rest at one of its rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The source of the numbers of components and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    /// The object that makes the rows, and hears which one was chosen; without a data source it may be that too.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    private final var source: (any UIPickerViewDataSource)? { dataSource ?? delegate as? any UIPickerViewDataSource }

    /// Has no effect, as on iOS since version 7: the band that marks the chosen row is always seen.
    open var showsSelectionIndicator = false

    private final var wheels: [PickerWheel] = []
    /// Whether the source and the delegate have been asked, as they are once rows are needed: a file connects them to a
    /// controller before that has loaded its view.
    private final var isLoaded = false
    private final let band = UIView()
    private static let standardRowHeight: CGFloat = 32

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a picker: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        if bounds.size == .zero { frame.size = intrinsicContentSize }
        band.backgroundColor = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.12)
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// Returns the size of a wheel's rows in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutSubtreeIfNeeded()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// Returns the view of a row; nil for one that is out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(of: row) }

    /// Returns the row at which a wheel rests, or to which it turns; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    /// Turns a wheel to a row; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        layoutSubtreeIfNeeded()
        wheel(component)?.select(row, animated: animated)
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func loadIfNeeded() {
        if !isLoaded || wheels.isEmpty { reloadAllComponents() }
    }

    /// Asks for everything again once it is needed.
    private func forget() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for everything again.
    open func reloadAllComponents() {
        isLoaded = true
        let count = max(source?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
    }

    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return reloadAllComponents() }
        guard wheels.indices.contains(component) else { return }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        wheels[component].reload(
            count: max(source?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
            rowHeight: height > 0 && height.isFinite ? height : Self.standardRowHeight)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let wanted = wheels.indices.map { max(delegate?.pickerView(self, widthForComponent: $0) ?? 0, 0) }
        let flexible = wanted.filter { $0 == 0 }.count
        let free = max(bounds.width - 18 - wanted.reduce(0, +), 0)
        let all = wanted.reduce(0, +) + (flexible > 0 ? free : 0)
        var x = bounds.midX - all / 2
        for (wheel, width) in zip(wheels, wanted) {
            let width = width > 0 ? width : free / CGFloat(max(flexible, 1))
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        let height = wheels.map(\.rowHeight).max() ?? Self.standardRowHeight
        band.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: max(bounds.width - 18, 0), height: height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    final func makeRow(_ row: Int, _ component: Int) -> UIView {
        let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if let view, !(view is TextRow) { return view }
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    final func settled(_ component: Int, at row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// A scroll view whose rows turn away above and below its middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    private(set) var count = 0
    private(set) var rowHeight: CGFloat = 32
    private var rows: [Int: UIView] = [:]
    /// The row that the delegate knows of.
    private var told = 0
    private var target: Int?

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        scrollDelegate = self
        decelerationRate = .fast
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The row at which the wheel rests, or to which it turns.
    var selected: Int { count == 0 ? -1 : target ?? nearest(contentOffset.y) }

    /// The space above the first row, with which it stands in the middle.
    private var room: CGFloat { max((bounds.height - rowHeight) / 2, 0) }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - room) }

    private func nearest(_ offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        return min(max(Int(((offset + room) / rowHeight).rounded()), 0), count - 1)
    }

    func view(of row: Int) -> UIView? { rows[row] }

    func reload(count: Int, rowHeight: CGFloat) {
        let row = selected
        self.count = count
        self.rowHeight = rowHeight
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        setNeedsLayout()
        if row >= count { told = max(count - 1, 0) }
        target = count > 0 ? min(max(row, 0), count - 1) : nil
        // It is laid out anew.
        contentSize = .zero
    }

    func select(_ row: Int, animated: Bool) {
        guard 0..<count ~= row else { return }
        told = row
        target = row
        layoutSubtreeIfNeeded()
        setContentOffset(offset(of: row), animated: animated)
        if !animated { target = nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = room
        let content = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        if contentSize != content || contentInset.top != room {
            contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
            contentSize = content
            contentOffset = offset(of: target ?? told)
            target = nil
        }
        place()
    }

    /// Shows the rows in sight on a cylinder whose height is that of the view.
    private func place() {
        guard count > 0, bounds.height > 0 else { return }
        let radius = bounds.height / 2
        // The cylinder's half circumference is in sight.
        let reach = radius * .pi / 2
        let middle = bounds.midY
        let first = max(Int(((middle - reach) / rowHeight).rounded(.down)), 0)
        let last = min(Int(((middle + reach) / rowHeight).rounded(.down)), count - 1)
        for (row, view) in rows where row < first || row > last {
            view.removeFromSuperview()
            rows[row] = nil
        }
        guard first <= last else { return }
        for row in first...last {
            let view = rows[row] ?? make(row)
            let distance = (CGFloat(row) + 0.5) * rowHeight - middle
            let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
            view.transform = CGAffineTransform(scaleX: 1 - 0.1 * (1 - cos(angle)), y: max(cos(angle), 0.01))
            view.alpha = abs(distance) < rowHeight / 2 ? 1 : 0.6 * cos(angle)
        }
    }

    private func make(_ row: Int) -> UIView {
        let view = picker.makeRow(row, component)
        rows[row] = view
        addSubview(view)
        return view
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { target = nil }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = nearest(targetContentOffset.pointee.y)
        target = row
        targetContentOffset.pointee.y = offset(of: row).y
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { target = nil }

    private func settle() {
        target = nil
        let row = nearest(contentOffset.y)
        guard count > 0, row != told else { return }
        told = row
        picker.settled(component, at: row)
    }
}
