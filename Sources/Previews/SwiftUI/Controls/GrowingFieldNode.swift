/// The node of a field that grows with its lines.
final class GrowingFieldNode: TypedNode<FieldView>, UITextViewDelegate {
    private let text = UITextView()
    private let hint = UILabel()
    private let element: GrowingElement
    private let focus: FocusFollower

    override init(_ view: FieldView, _ inputs: NodeInputs) {
        element = GrowingElement(text, inputs.host)
        focus = FocusFollower(text)
        super.init(view, inputs)
        text.delegate = self
        text.isScrollEnabled = false
        text.backgroundColor = .clear
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        hint.isUserInteractionEnabled = false
        hint.numberOfLines = 0
        text.addSubview(hint)
        element.fit = { [weak self] in self?.size($0) }
        element.placed = { [weak self] in self?.placeHint() }
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let font = environment.resolvedFont.uiKit
        if text.font != font { text.font = font }
        text.textColor =
            environment.isEnabled
            ? environment.foreground?.paint(environment).color ?? .label : .tertiaryLabel
        text.tintColor = environment.uiTint
        text.textAlignment = environment.textLooks.alignment.uiKit
        text.isEditable = environment.isEnabled
        environment.typing.apply(to: text)
        let placeholder = view.placeholder(at: self)
        if hint.attributedText != placeholder { hint.attributedText = placeholder }
        if !(view.input.isValue && text.isFirstResponder) { showText() }
        if environment.fieldHasBorder {
            text.textContainerInset = UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
            text.layer.cornerRadius = 5
            text.layer.borderWidth = 1 / 3
            text.layer.borderColor = UIColor.separator.cgColor
        } else if text.textContainerInset != .zero {
            text.textContainerInset = .zero
            text.layer.borderWidth = 0
        }
        focus.update(environment, host)
    }

    private func showText() {
        let now = view.input.text.wrappedValue
        if text.text != now { text.text = now }
        hint.isHidden = text.hasText
    }

    private func size(_ proposal: ProposedViewSize) -> CGSize {
        let insets = text.textContainerInset
        let line = ceil(text.font?.lineHeight ?? 20)
        let width = proposal.width ?? max(text.sizeThatFits(unbound).width, hint.sizeThatFits(unbound).width)
        let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        let inner = CGSize(width: max(width - insets.left - insets.right, 1), height: .greatestFiniteMagnitude)
        var height = text.hasText ? text.sizeThatFits(room).height : hint.sizeThatFits(inner).height
        if !text.hasText { height += insets.top + insets.bottom }
        height = max(height, line + insets.top + insets.bottom)
        // Beyond the greatest number of lines it scrolls.
        let most = environment.textLooks.lines.map { CGFloat($0) * line + insets.top + insets.bottom }
        return CGSize(width: width, height: min(height, max(most ?? height, 0)))
    }

    private var unbound: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }

    private func placeHint() {
        let insets = text.textContainerInset
        let width = max(text.bounds.width - insets.left - insets.right, 0)
        let height = hint.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)).height
        hint.frame = CGRect(x: insets.left, y: insets.top, width: width, height: height)
        let room = CGSize(width: max(text.bounds.width, 1), height: .greatestFiniteMagnitude)
        let scrolls = text.bounds.height > 0 && text.sizeThatFits(room).height > text.bounds.height + 1
        if text.isScrollEnabled != scrolls { text.isScrollEnabled = scrolls }
        // It may have scrolled before it grew.
        if !scrolls, text.contentOffset != .zero { text.contentOffset = .zero }
    }

    func textViewDidChange(_ textView: UITextView) {
        hint.isHidden = text.hasText
        if view.input.commit == nil { view.input.text.wrappedValue = text.text }
        if !view.input.isValue { showText() }
        host?.setNeedsLayout()
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        focus.changed(true)
        view.input.onEditingChanged(true)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        view.input.commit?(text.text)
        if view.input.isValue { showText() }
        focus.changed(false)
        view.input.onEditingChanged(false)
    }

    override func unmount() {
        super.unmount()
        if text.isFirstResponder { text.resignFirstResponder() }
    }
}

/// The element of a field that grows with its lines.
private final class GrowingElement: UIKitElement {
    /// Is called when the field has its place.
    var placed: () -> Void = {}

    override func place(_ frame: CGRect, _ placement: Placement) {
        super.place(frame, placement)
        placed()
    }
}
