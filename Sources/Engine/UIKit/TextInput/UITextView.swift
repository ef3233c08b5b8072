import QuartzCore

/// Follows and restricts the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Is called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Is called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a part of the text may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Is called when the text has been edited.
    func textViewDidChange(_ textView: UITextView)
    /// Is called when the place of the caret has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether the address of a link that has been touched may be opened.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the address of a link that has been touched may be opened, as apps for iOS before 10 say it.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Asks the method without the kind of the interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
    /// Returns true.
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        true
    }
}

/// What somebody wants of a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// That it is opened.
    case invokeDefaultAction
    /// A list of what can be done.
    case presentActions
    /// A look at what it leads to.
    case preview
}

/// Text on several lines that scrolls, and is edited after a tap: viewers type with the keyboards that they have, at the
/// end of the text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
    /// The object that follows and restricts scrolling and editing.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    override var appsDelegate: (any UIScrollViewDelegate)? {
        get { delegate ?? scrollDelegate }
        set {
            delegate = newValue as? any UITextViewDelegate
            if delegate == nil { scrollDelegate = newValue }
        }
    }
    /// The text.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue ?? ""
            label.font = font ?? .systemFont(ofSize: 12)
            label.textColor = textColor ?? .label
            replaceStored()
            textChanged()
        }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            replaceStored()
            textChanged()
        }
    }
    /// The font of all of the text; 12 points by default.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet {
            label.font = font ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }
    /// Whether the font follows the content size category; false by default.
    open var adjustsFontForContentSizeCategory = false
    /// The colour of all of the text.
    open var textColor: UIColor? = .label { didSet { label.textColor = textColor ?? .label } }
    /// The alignment of all of the text.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    /// Whether a tap begins editing; true by default.
    open var isEditable = true { didSet { updateRole() } }
    /// Whether links are opened by touches, where the text is not edited; nothing else is selected on a stage.
    open var isSelectable = true
    /// The space around the text in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }
    /// The region that the text fills.
    open var textContainer: NSTextContainer { container }
    /// What lays the text out, as it is now.
    open var layoutManager: NSLayoutManager {
        let manager = container.layoutManager ?? ownManager
        if container.layoutManager == nil { manager.addTextContainer(container) }
        if manager.textStorage == nil { ownStorage.addLayoutManager(manager) }
        synchronise(manager)
        return manager
    }
    /// The text, of which a change is shown.
    open var textStorage: NSTextStorage { layoutManager.textStorage ?? ownStorage }
    /// The place of the caret, at the end of the text.
    open var selectedRange: NSRange {
        get { text.typingRange }
        set { scrollRangeToVisible(newValue) }
    }
    /// The attributes of links, over those that the text has; the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            linkAttributes = newValue ?? [:]
            label.linkLook = linkAttributes
        }
    }
    private final var linkAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect: what is typed looks as the text does.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: a stage has no keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Has no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Has no effect.
    open var textContentType: UITextContentType!
    /// Has no effect: UIKit hides the texts of fields alone.
    open var isSecureTextEntry = false
    /// Has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartDashesType = UITextSmartDashesType.default
    /// Has no effect: what is typed is taken as it is.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Has no effect: what looks like an address is shown as other text is, and nothing opens it.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The view in the keyboard's place; with one, viewers are asked for no text.
    open override var inputView: UIView? {
        get { editing.inputViews.instead }
        set {
            editing.inputViews.instead = newValue
            updateRole()
        }
    }
    /// The view at the bottom of the window, above ``inputView``, while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { editing.inputViews.above }
        set { editing.inputViews.above = newValue }
    }
    /// Has no effect: nobody changes the look of a part of the text.
    open var allowsEditingTextAttributes = false
    /// Has no effect: what is typed stands at the end of the text.
    open var clearsOnInsertion = false
    /// Has no effect: texts are as large as they are set.
    open var usesStandardTextScaling = false
    /// Has no effect: nothing is searched for.
    open var isFindInteractionEnabled = false
    /// Has no effect: a stage has no keyboard.
    open var passwordRules: UITextInputPasswordRules?
    /// Has no effect: a stage has no keyboard.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Has no effect: there are no writing tools.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    private final let editing = TextEditing()

    override var contentFollowsConstraints: Bool { false }
    private final let container: NSTextContainer
    private final lazy var ownManager = NSLayoutManager()
    private final lazy var ownStorage = NSTextStorage(string: "")
    /// Whether the storage is being given the view's text, or the view the storage's.
    private final var isSynchronising = false
    private final let label = UILabel()
    private final let caret = TextCaret()

    /// Makes a view whose text fills a region; nil for one of the view's own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes an empty view; whether it lays text out with TextKit 2 has no effect.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Makes an empty view, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeTextView(self)
    }

    /// Viewers are asked for text where it is edited and comes from a keyboard.
    private func updateRole() {
        accessibility.ownRole = !isEditable ? .none : inputView == nil ? .field : .button
        // Without a label nobody would find it, to type into it.
        let spoken = accessibilityLabel ?? (isEditable && hasText ? text : nil)
        accessibility.label = isEditable && spoken?.isEmpty != false ? "Text" : spoken
    }

    private func setUp() {
        updateRole()
        container.view = self
        backgroundColor = .systemBackground
        label.font = font
        caret.isHidden = true
        for view in [label, caret] { addSubview(view) }
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector(UITextView.tapped(_:)))
        addGestureRecognizer(tap)
        label.linkLook = linkTextAttributes
        textChanged()
        // A container that comes with a text shows that.
        guard let storage = container.layoutManager?.textStorage else { return }
        if storage.length > 0 { label.attributedText = storage.contents }
        follow(storage)
        textChanged()
    }

    /// Gives the storage the text that is shown, and the container the view's width; the view follows the storage from now on.
    private func synchronise(_ manager: NSLayoutManager) {
        guard let storage = manager.textStorage, !isSynchronising else { return }
        isSynchronising = true
        let text = NSMutableAttributedString(attributedString: label.attributedText ?? NSAttributedString(string: ""))
        let whole = NSRange(location: 0, length: text.length)
        if whole.length > 0, text.attribute(.font, at: 0, effectiveRange: nil) == nil {
            text.addAttribute(.font, value: label.font ?? .systemFont(ofSize: 12), range: whole)
        }
        if !storage.isEqual(to: text) { storage.setAttributedString(text) }
        let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
        if container.size.width != width { container.size = CGSize(width: width, height: 0) }
        isSynchronising = false
        follow(storage)
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        guard adjustsFontForContentSizeCategory else { return }
        font = font?.adjusted(to: traitCollection.preferredContentSizeCategory)
    }

    /// Gives a storage that came with the container the text, which it may look at and change.
    private func replaceStored() {
        guard !isSynchronising, let storage = container.layoutManager?.textStorage, storage !== ownStorage else {
            return
        }
        storage.setAttributedString(label.attributedText ?? NSAttributedString(string: ""))
    }

    /// Shows what a storage has whenever it changes.
    private func follow(_ storage: NSTextStorage) {
        storage.textChanged = { [weak self, weak storage] in
            MainActor.assumeIsolated {
                guard let self, let storage, !self.isSynchronising else { return }
                self.isSynchronising = true
                self.label.attributedText = storage.contents
                self.isSynchronising = false
                self.textChanged()
            }
        }
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        if isEditable {
            becomeFirstResponder()
        } else if isSelectable, let (url, range) = link(at: recognizer.location(in: self)),
            delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        {
            UIApplication.shared.open(url)
        }
    }

    /// Returns the address of the link at a place, and the link's characters; nil if none is there.
    private func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let (manager, written) = (layoutManager, attributedText ?? NSAttributedString(string: ""))
        let index = manager.glyphIndex(for: place, in: container)
        guard index < written.length else { return nil }
        var range = NSRange(location: 0, length: 0)
        guard let value = written.attribute(.link, at: index, effectiveRange: &range),
            let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)),
            manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
                .insetBy(dx: -4, dy: -4).contains(place)
        else { return nil }
        return (url, range)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if linkAttributes == nil { label.linkLook = linkTextAttributes }
    }

    /// Scrolls until a part of the text is seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutSubtreeIfNeeded()
        guard range.location >= text.utf16.count else { return }
        scrollRectToVisible(caret.frame, animated: false)
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable }
    open override var isFirstResponder: Bool { editing.isActive }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !editing.isActive, isEditable else { return editing.isActive }
        guard editing.begin(in: self, if: delegate?.textViewShouldBeginEditing(self) ?? true) else { return false }
        setNeedsLayout()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard editing.isActive else { return true }
        guard editing.end(in: self, if: delegate?.textViewShouldEndEditing(self) ?? true) else { return false }
        setNeedsLayout()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open var hasText: Bool { !text.isEmpty }

    /// Types a text at the end, as a keyboard would.
    open func insertText(_ text: String) {
        change(self.text.typingRange, to: text)
    }

    /// Removes the last character, as a keyboard would.
    open func deleteBackward() {
        if let last = text.deletionRange { change(last, to: "") }
    }

    private func change(_ range: NSRange, to replacement: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true,
            let old = text, let place = Range(range, in: old)
        else { return }
        text = old.replacingCharacters(in: place, with: replacement)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        scrollRangeToVisible(selectedRange)
    }

    // MARK: Look

    final func textChanged() {
        label.numberOfLines = container.maximumNumberOfLines
        label.lineBreakMode = container.lineBreakMode
        updateRole()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The space that the text has in a view of a width.
    private func textWidth(in width: CGFloat) -> CGFloat {
        let inset = textContainerInset
        return max(width - inset.left - inset.right - 2 * container.lineFragmentPadding, 0)
    }

    /// The size of the text with all that is around it.
    private func textSize(in width: CGFloat) -> CGSize {
        let limit = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let text = hasText ? label.sizeThatFits(limit) : CGSize(width: 0, height: font?.lineHeight ?? 0)
        let inset = textContainerInset
        return CGSize(
            width: ceil(text.width) + inset.left + inset.right + 2 * container.lineFragmentPadding,
            height: ceil(text.height) + inset.top + inset.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = textSize(in: bounds.width)
        let inset = textContainerInset
        label.frame = CGRect(
            x: inset.left + container.lineFragmentPadding, y: inset.top, width: textWidth(in: bounds.width),
            height: size.height - inset.top - inset.bottom)
        let whole = CGSize(width: bounds.width, height: size.height)
        if contentSize != whole { contentSize = whole }
        caret.isHidden = !editing.isActive
        caret.backgroundColor = tintColor
        let place = caretRect(for: endOfDocument)
        caret.place(at: place.origin, height: place.height)
    }

    /// Returns the place of the mark at which is typed, if that is at a place in the text.
    ///
    /// It is found by the text before the place, which may be broken otherwise if that ends within a word.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let ascender = label.font?.ascender ?? 0
        let end =
            position.offset >= text.utf16.count ? label.endOfText : label.endOfText(before: position.offset)
        let place = end ?? CGPoint(x: 0, y: ascender)
        return CGRect(
            x: label.frame.minX + place.x, y: label.frame.minY + place.y - ascender, width: 2,
            height: label.font?.lineHeight ?? 14)
    }

    /// Returns the place of a part of the text, as far as it is in one line.
    open func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        let right = end.midY > start.maxY ? label.frame.maxX : end.minX
        return CGRect(x: start.minX, y: start.minY, width: max(right - start.minX, 0), height: start.height)
    }

    /// Returns the places that mark a part of the text: that of its first line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
    }

    /// Returns the place in the text at which a point lies.
    ///
    /// O(n log n): the text before log n places is laid out.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition.closest(to: point, of: text.utf16.count, caretRect)
    }

    /// Types what is on the pasteboard at the end.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }

    open override var intrinsicContentSize: CGSize {
        // A view that scrolls takes what it is given.
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : textSize(in: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = textSize(in: size.width)
        return CGSize(width: min(fitting.width, size.width), height: fitting.height)
    }
}
