import QuartzCore

/// A line of text that is edited after a tap: viewers type with the keyboards that they have, at the end of the text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    override var laysOutItsState: Bool { true }

    /// A look of a field's border.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The times at which a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// A reason for the end of editing; there is no keyboard here whose text could be given up.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    /// The text; never nil once it was set.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            attributed = nil
            update()
        }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { attributed ?? NSAttributedString(string: content, attributes: defaultTextAttributes) }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content = newValue?.string ?? ""
            update()
        }
    }
    /// The text that is shown while there is no other.
    open var placeholder: String? {
        get { wording }
        set {
            wording = newValue
            update()
        }
    }
    /// The text with attributes that is shown while there is no other; nil for ``placeholder``.
    open var attributedPlaceholder: NSAttributedString? { didSet { update() } }
    /// The font; 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { update() } }
    /// Whether the font follows the content size category; false by default.
    open var adjustsFontForContentSizeCategory = false
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { update() } }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { update() } }
    /// The border; none by default.
    open var borderStyle = BorderStyle.none { didSet { update() } }
    /// The attributes of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    /// Whether each character is shown as a dot.
    open var isSecureTextEntry = false { didSet { update() } }
    /// Makes the text smaller, as far as ``minimumFontSize`` allows, where it is too long.
    open var adjustsFontSizeToFitWidth = false { didSet { update() } }
    /// The least size of the font in points; 0 for any.
    open var minimumFontSize: CGFloat = 0 { didSet { update() } }
    /// Whether the text is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// The view before the text.
    open var leftView: UIView? { didSet { if leftView !== oldValue { replace(oldValue, leftView) } } }
    /// The view behind the text.
    open var rightView: UIView? { didSet { if rightView !== oldValue { replace(oldValue, rightView) } } }
    /// The times at which ``leftView`` is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
    /// The times at which ``rightView`` is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }
    /// The times at which a button to clear the text is shown; never by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
    /// The image behind the text of a field without a border.
    open var background: UIImage? { didSet { update() } }
    /// The object that follows and restricts the editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The attributes of text that is typed next, which are those of the whole text.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { defaultTextAttributes }
        set { if let newValue { defaultTextAttributes = newValue } }
    }
    /// Whether the field is being edited.
    open var isEditing: Bool { editing.isActive }

    /// Has no effect: a stage has no keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Has no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Has no effect.
    open var enablesReturnKeyAutomatically = false
    /// Has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartDashesType = UITextSmartDashesType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Has no effect.
    open var textContentType: UITextContentType!
    /// The view in the keyboard's place; with one, viewers are asked for no text.
    open override var inputView: UIView? {
        get { editing.inputViews.instead }
        set {
            editing.inputViews.instead = newValue
            accessibility.ownRole = newValue == nil ? .field : .button
        }
    }
    /// The view at the bottom of the window, above ``inputView``, while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { editing.inputViews.above }
        set { editing.inputViews.above = newValue }
    }
    /// The image behind the text of a disabled field; nil for ``background``.
    open var disabledBackground: UIImage? { didSet { update() } }
    /// Has no effect: nobody changes the look of a part of the text.
    open var allowsEditingTextAttributes = false
    /// Has no effect: what is typed stands at the end of the text.
    open var clearsOnInsertion = false
    /// Has no effect: a stage has no keyboard.
    open var passwordRules: UITextInputPasswordRules?
    /// Has no effect: a stage has no keyboard.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Has no effect: there are no writing tools.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    private final let editing = TextEditing()

    private final var content = ""
    private final var wording: String?
    private final var attributed: NSAttributedString?
    private final let backdrop = UIImageView()
    private final let label = FieldText()
    private final let hint = FieldText()
    private final let caret = TextCaret()
    private final let clearButton = ClearButton(frame: CGRect(x: 0, y: 0, width: 19, height: 19))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty field, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeTextField(self)
    }

    private func setUp() {
        accessibility.ownRole = .field
        label.lineBreakMode = .byTruncatingTail
        label.drawing = { [unowned self] in drawText(in: $0) }
        hint.drawing = { [unowned self] in drawPlaceholder(in: $0) }
        caret.isHidden = true
        caret.isUserInteractionEnabled = false
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        for view in [backdrop, hint, label, caret, clearButton] { addSubview(view) }
        update()
    }

    /// Takes what an Interface Builder file says, past setters that a subclass overrides: it has not made its views yet, and
    /// hears nothing of it on iOS, or SkyFloatingLabelTextField would end there.
    final func decode(text: String?, placeholder: String?) {
        (content, wording) = (text ?? "", placeholder)
        update()
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isEditing }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing, canBecomeFirstResponder else { return isEditing }
        guard editing.begin(in: self, if: delegate?.textFieldShouldBeginEditing(self) ?? true) else { return false }
        if clearsOnBeginEditing { text = "" }
        update()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        guard editing.end(in: self, if: delegate?.textFieldShouldEndEditing(self) ?? true) else { return false }
        update()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open var hasText: Bool { !content.isEmpty }

    /// Types a text at the end, as a keyboard would; a line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        change(content.typingRange, to: text)
    }

    /// Removes the last character, as a keyboard would.
    open func deleteBackward() {
        if let last = content.deletionRange { change(last, to: "") }
    }

    private func change(_ range: NSRange, to text: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true,
            let place = Range(range, in: content)
        else { return }
        self.text = content.replacingCharacters(in: place, with: text)
        tellOfChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        tellOfChange()
    }

    private func tellOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    }

    // MARK: Look

    private func update() {
        let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        if let attributed, !isSecureTextEntry {
            label.attributedText = attributed
        } else {
            label.font = font
            label.textColor = isEnabled ? textColor : .systemGray
            label.text = shown
        }
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = font.map { minimumFontSize / max($0.pointSize, 1) } ?? 0
        hint.font = font
        hint.textColor = .placeholderText
        if let attributedPlaceholder { hint.attributedText = attributedPlaceholder } else { hint.text = placeholder }
        hint.isHidden = hasText
        for view in [label, hint] { view.textAlignment = textAlignment }
        backdrop.image = isEnabled ? background : disabledBackground ?? background
        caret.backgroundColor = tintColor
        caret.isHidden = !isEditing
        // Without a label nobody would find it, to type into it.
        let spoken = accessibilityLabel ?? (hasText ? shown : attributedPlaceholder?.string ?? placeholder)
        accessibility.label = spoken?.isEmpty == false ? spoken : "Text field"
        drawBorder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What the border style has given the layer; what code has given it since is the code's.
    private struct Border {
        let radius: CGFloat
        let width: CGFloat
        let isFilled: Bool
    }

    private final var border: Border?

    /// Draws the border of the style in the place of what the former one has drawn.
    private func drawBorder() {
        let old = border
        let isFilled = old?.isFilled == true && backgroundColor == .systemBackground
        guard borderStyle != .none else { return removeBorder(isFilled) }
        let isRounded = borderStyle == .roundedRect
        let isBare = backgroundColor == nil || backgroundColor == .clear
        let new = Border(radius: isRounded ? 5 : 0, width: isRounded ? 0.5 : 1, isFilled: isFilled || isBare)
        border = new
        if layer.cornerRadius == old?.radius ?? 0 { layer.cornerRadius = new.radius }
        if layer.borderWidth == old?.width ?? 0 {
            layer.borderWidth = new.width
            layer.borderColor = resolved(isRounded ? .systemGray4 : borderStyle == .line ? .label : .systemGray)
        }
        if isBare { backgroundColor = .systemBackground }
    }

    private func removeBorder(_ isFilled: Bool) {
        guard let old = border else { return }
        border = nil
        if layer.cornerRadius == old.radius { layer.cornerRadius = 0 }
        if layer.borderWidth == old.width { layer.borderWidth = 0 }
        if isFilled { backgroundColor = nil }
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        if adjustsFontForContentSizeCategory {
            font = font?.adjusted(to: traitCollection.preferredContentSizeCategory)
        }
        drawBorder()
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRight }
    private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRight: Bool { rightView != nil && isShown(rightViewMode) }
    private var inset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }

    /// The size of a view beside the text: as its constraints have it if it has no other, or if they place it, else its own.
    private func size(ofSide view: UIView?) -> CGSize {
        guard let view else { return .zero }
        let isGiven = view.bounds.width > 0 && view.bounds.height > 0
        guard !isGiven || !view.translatesAutoresizingMaskIntoConstraints else { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }

    /// Returns the place of ``leftView``.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(ofSide: leftView)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the place of ``rightView``.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(ofSide: rightView)
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the place of the button that clears the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 19 - max(inset, 3), y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// Returns the place of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the place of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

    /// What the views beside the text leave free.
    private func freeRect(in bounds: CGRect) -> CGRect {
        var left = inset
        var right = inset
        if showsLeft { left = max(left, leftViewRect(forBounds: bounds).maxX - bounds.minX + 4) }
        if showsRight { right = max(right, bounds.maxX - rightViewRect(forBounds: bounds).minX + 4) }
        if showsClearButton { right = max(right, bounds.maxX - clearButtonRect(forBounds: bounds).minX + 4) }
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: bounds.height)
    }

    /// Draws the text in a rectangle of its own coordinates, of the size of its place; what overrides it draws another one.
    open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
    /// Draws the placeholder in a rectangle of its own coordinates, of the size of its place; what overrides it draws another
    /// one, or none.
    open func drawPlaceholder(in rect: CGRect) { hint.drawOwnText(in: rect) }

    /// Returns the place of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the place of the text while it is edited; what overrides that of the text otherwise does not move it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        leftView?.isHidden = !showsLeft
        rightView?.isHidden = !showsRight
        clearButton.isHidden = !showsClearButton
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
        if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
        label.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        hint.frame = placeholderRect(forBounds: bounds)
        let place = caretRect(for: endOfDocument)
        caret.place(at: place.origin, height: place.height)
    }

    /// Returns the place of the mark at which is typed, if that is at a place in the text.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let height = font?.lineHeight ?? 20
        let whole = min(label.sizeThatFits(label.bounds.size).width, label.bounds.width)
        let before = String(decoding: content.utf16.prefix(position.offset), as: UTF16.self)
        let isAtEnd = position.offset >= content.utf16.count
        let attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 17)]
        let width = !hasText ? 0 : isAtEnd ? whole : min(before.size(withAttributes: attributes).width, whole)
        let start =
            switch textAlignment {
            case .center: label.frame.midX - (hasText ? whole / 2 : 0)
            case .right: label.frame.maxX - (hasText ? whole : 0)
            default: label.frame.minX
            }
        return CGRect(x: start + width, y: editingRect(forBounds: bounds).midY - height / 2, width: 2, height: height)
    }

    /// Returns the place of a part of the text.
    open func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(x: start.minX, y: start.minY, width: max(end.minX - start.minX, 0), height: start.height)
    }

    /// Returns the places that mark a part of the text.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
    }

    /// Returns the place in the text at which a point lies.
    ///
    /// O(n log n): the text before log n places is laid out.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition.closest(to: point, of: content.utf16.count, caretRect)
    }

    /// Types what is on the pasteboard at the end.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }

    open override var intrinsicContentSize: CGSize {
        let text = hasText ? label.sizeThatFits(.zero) : hint.sizeThatFits(.zero)
        let height = max(ceil(font?.lineHeight ?? 20), text.height)
        return CGSize(
            width: ceil(text.width) + 2 * inset + (showsLeft ? size(ofSide: leftView).width : 0)
                + (showsRight ? size(ofSide: rightView).width : 0),
            height: borderStyle == .none ? height : max(height + 12, 34))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A cross on a grey disc.
private final class ClearButton: UIControl {
    override var laysOutItsState: Bool { true }

    private let cross = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray3
        layer.cornerRadius = frame.width / 2
        accessibility.label = "Clear text"
        let path = CGMutablePath()
        let (near, far) = (frame.width * 0.33, frame.width * 0.67)
        path.move(to: CGPoint(x: near, y: near))
        path.addLine(to: CGPoint(x: far, y: far))
        path.move(to: CGPoint(x: near, y: far))
        path.addLine(to: CGPoint(x: far, y: near))
        cross.path = path
        cross.frame = bounds
        cross.lineWidth = 1.5
        cross.lineCap = .round
        cross.strokeColor = UIColor.white.cgColor
        layer.addSublayer(cross)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
