import QuartzCore

/// Segments side by side, one of them selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    override var laysOutItsState: Bool { true }

    /// The index of no segment.
    public static let noSegment = -1

    /// The index of the selected segment; ``noSegment`` for none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { select(newValue, animated: window != nil) }
    }
    /// Whether a segment is selected only while a finger is down; false by default.
    open var isMomentary = false
    /// The colour of the selected segment; nil for the standard one.
    open var selectedSegmentTintColor: UIColor? { didSet { update() } }
    /// Whether segments are as wide as their titles need; false by default.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    @MainActor
    private struct Segment {
        var label = UILabel()
        var picture = UIImageView()
        /// What lies behind title and image, for a control with images of its own.
        var backdrop = UIImageView()
        var action: UIAction?
        var title: String?
        var width: CGFloat = 0
        var isEnabled = true
    }

    /// Does nothing: contents stand in the middle of their segments.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    /// Returns zero: contents stand in the middle of their segments.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
    /// Does nothing: contents stand in the middle of their segments.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: SegmentType, barMetrics: UIBarMetrics
    ) {}

    /// A place of a segment among the others.
    public enum SegmentType: Int, Sendable {
        case any, left, center, right, alone
    }
    private final var segments: [Segment] = []
    private final var dividers: [UIImageView] = []
    private final var selected = UISegmentedControl.noSegment
    private final let thumb = UIView()
    private final var attributes: [State: [NSAttributedString.Key: Any]] = [:]
    private static let height: CGFloat = 32
    private static let ground = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.12)
    private static let inset: CGFloat = 2

    /// Makes a control with a segment for each item.
    ///
    /// - Parameter items: texts and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action, which the segment's selection performs.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control without segments, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeSegments(self)
    }

    private func setUp() {
        layer.cornerRadius = 8
        accessibility.ownRole = .list
        backgroundColor = Self.ground
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        update()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a text.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let new = Segment()
        new.picture.image = image
        insert(new, at: segment)
    }

    /// Inserts a segment with an action's title or image; its selection performs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(), at: segment)
        setAction(action, forSegmentAt: min(max(segment, 0), segments.count - 1))
    }

    /// Gives a segment an action's title or image, and has its selection perform the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].action = action
        segments[segment].title = action.image == nil ? action.title : nil
        segments[segment].picture.image = action.image
        segmentsChanged()
    }

    /// Returns the action of a segment; nil for one without.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Returns the index of the segment whose action has an identifier; ``noSegment`` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        segment.picture.tintColor = .label
        segments.insert(segment, at: place)
        insertSubview(segment.backdrop, belowSubview: thumb)
        for view in [segment.label, segment.picture] as [UIView] {
            view.accessibility.ownRole = .button
            addSubview(view)
        }
        if selected >= place { selected += 1 }
        segmentsChanged()
    }

    /// Removes a segment; nothing happens for one that is not there.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let old = segments.remove(at: segment)
        old.label.removeFromSuperview()
        old.picture.removeFromSuperview()
        old.backdrop.removeFromSuperview()
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        segmentsChanged()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while numberOfSegments > 0 { removeSegment(at: 0, animated: false) }
    }

    private func segmentsChanged() {
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView()
            divider.isUserInteractionEnabled = false
            insertSubview(divider, belowSubview: thumb)
            dividers.append(divider)
        }
        update()
        invalidateIntrinsicContentSize()
    }

    /// Sets the text of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title
        segments[segment].picture.image = nil
        segmentsChanged()
    }

    /// Returns the text of a segment; nil for one with an image.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].picture.image = image
        segments[segment].title = nil
        segmentsChanged()
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].picture.image : nil
    }

    /// Sets the width of a segment in points; 0 for an equal part of what the others leave.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment), width.isFinite else { return }
        segments[segment].width = max(width, 0)
        segmentsChanged()
    }

    /// Returns the width of a segment in points; 0 unless one was set.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets whether a segment can be selected by a touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        update()
    }

    /// Returns whether a segment can be selected by a touch.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of the texts in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        segmentsChanged()
    }

    /// Returns the attributes of the texts in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    // MARK: Look

    private final var grounds: [State: UIImage] = [:]
    private final var dividerImage: UIImage?

    /// Sets the image behind segments in a state, which takes the place of the standard look; nil removes it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        grounds[state] = backgroundImage
        if backgroundColor == (grounds.isEmpty ? .clear : Self.ground) {
            backgroundColor = grounds.isEmpty ? Self.ground : .clear
        }
        update()
    }

    /// Returns the image behind segments in a state.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { grounds[state] }

    /// Sets the image between segments, the same one for all states; nil for the standard line.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        self.dividerImage = dividerImage
        update()
    }

    /// Returns the image between segments.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImage }

    /// Shows the images that take the place of the standard look.
    private func updateImages() {
        thumb.isHidden = !grounds.isEmpty
        for (index, segment) in segments.enumerated() {
            segment.backdrop.image = (index == selected ? grounds[.selected] : nil) ?? grounds[.normal]
        }
        for divider in dividers {
            divider.image = dividerImage
            divider.backgroundColor = dividerImage == nil ? .separator : .clear
        }
    }

    private func update() {
        updateImages()
        thumb.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selected
            var look: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
                .foregroundColor: isEnabled && segment.isEnabled ? UIColor.label : .tertiaryLabel,
            ]
            look.merge(attributes[.normal] ?? [:]) { $1 }
            if isSelected { look.merge(attributes[.selected] ?? [:]) { $1 } }
            segment.label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: look) }
            segment.label.accessibility.isSelected = isSelected
            segment.picture.accessibility.isSelected = isSelected
        }
        setNeedsLayout()
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    private func contentWidth(_ segment: Segment) -> CGFloat {
        ceil(max(segment.label.sizeThatFits(.zero).width, segment.picture.image?.size.width ?? 0)) + 20
    }

    /// The segments' places in the bounds.
    private var frames: [CGRect] {
        let free = max(bounds.width - segments.reduce(0) { $0 + $1.width }, 0)
        let flexible = segments.filter { $0.width == 0 }
        let wanted = flexible.reduce(0) { $0 + contentWidth($1) }
        var x: CGFloat = 0
        return segments.map { segment in
            var width = segment.width
            if width == 0 {
                let isByContent = apportionsSegmentWidthsByContent && wanted > 0
                width = isByContent ? free * contentWidth(segment) / wanted : free / CGFloat(flexible.count)
            }
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let frames = frames
        for (segment, frame) in zip(segments, frames) {
            segment.label.frame = frame
            segment.picture.frame = frame
            segment.backdrop.frame = frame
        }
        thumb.alpha = frames.indices.contains(selected) ? 1 : 0
        if frames.indices.contains(selected) {
            thumb.frame = frames[selected].insetBy(dx: Self.inset, dy: Self.inset)
        }
        for (index, divider) in dividers.enumerated() {
            let width = dividerImage?.size.width ?? 1
            let margin: CGFloat = dividerImage == nil ? 8 : 0
            divider.frame = CGRect(
                x: frames[index].maxX - width / 2, y: margin, width: width, height: max(bounds.height - 2 * margin, 0))
            divider.alpha = dividerImage == nil && (index == selected || index + 1 == selected) ? 0 : 1
        }
    }

    private func select(_ index: Int, animated: Bool) {
        let index = segments.indices.contains(index) ? index : Self.noSegment
        guard index != selected else { return }
        let hadThumb = selected != Self.noSegment
        selected = index
        update()
        guard animated, hadThumb else { return }
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { [self] in
            place()
        }
    }

    // MARK: Touches

    private func segment(under touch: UITouch) -> Int? {
        let x = min(max(touch.location(in: self).x, 0), bounds.width - 0.01)
        return frames.firstIndex { $0.minX <= x && x < $0.maxX }.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { segment(under: touch) != nil }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self)),
            let index = segment(under: touch)
        else { return }
        if isMomentary {
            selected = index
            tellOfSelection()
            selected = Self.noSegment
            update()
        } else if index != selected {
            select(index, animated: true)
            tellOfSelection()
        }
    }

    private func tellOfSelection() {
        if let action = actionForSegment(at: selected) { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.reduce(0) { max($0, contentWidth($1)) }
        let width = segments.reduce(0) {
            $0 + ($1.width > 0 ? $1.width : apportionsSegmentWidthsByContent ? contentWidth($1) : widest)
        }
        return CGSize(width: width, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
