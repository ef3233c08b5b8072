import QuartzCore

/// Follows what is typed into a search bar, and its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Is called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Is called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Is called when the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether a part of the text may be replaced.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Is called for the keyboard's search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Is called when the sign for bookmarks is tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Is called when the sign for results is tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Is called for a tap on the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Is called when another scope has been selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The field of a search bar, with a magnifying glass before its text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes an empty field, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        layer.cornerRadius = 10
        backgroundColor = Self.ground
        clearButtonMode = .whileEditing
        leftViewMode = .always
        show(nil)
    }

    /// The colour of the ground.
    static let ground = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.12)

    /// The points by which the text lies beside its place.
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Shows an image before the text; nil for a magnifying glass.
    final func show(_ icon: UIImage?) {
        guard let icon else {
            leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            return
        }
        let view = UIImageView(image: icon)
        view.tintColor = .systemGray
        view.contentMode = .center
        view.frame.size.width += 12
        leftView = view
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}

/// A field to search, with scopes below it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// A look of a search bar.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// A sign of a search bar.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    /// What a search controller follows.
    enum Event {
        case beganEditing, changed, cancelled
    }

    /// Is called for what a search controller follows.
    final var follower: ((Event) -> Void)?

    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The text that is shown while there is no other.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field; nil for none.
    open var prompt: String? { didSet { setNeedsLayout() } }
    /// The object that follows what is typed, and the buttons.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    open var searchTextField: UISearchTextField { field }
    /// Whether the cancel button is shown; false by default.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// The look; `minimal` has no background.
    open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
    /// The standard colours: light ones, or dark ones with a light text.
    open var barStyle = UIBarStyle.default {
        didSet {
            field.overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            setNeedsLayout()
        }
    }
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The image behind the field, which takes the place of the bar's ground; nil for that.
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// Sets the image behind the field, the same one for all positions and sizes.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Sets the image of the field's ground, the same one for all states; nil for the standard one.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        field.background = backgroundImage
        field.backgroundColor = backgroundImage == nil ? UISearchTextField.ground : .clear
    }
    /// Sets the image of the sign before the text, or of that for bookmarks or results, the same one for all states.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon] = iconImage
        if icon == .search { field.show(iconImage) } else { showSideButton() }
    }
    /// The points by which the text lies beside its place.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set { field.textOffset = newValue }
    }
    /// Whether the field takes touches; true by default.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// Has no effect: a stage has no keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The view at the bottom of the window while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    /// Has no effect: the background is opaque.
    open var isTranslucent = true
    /// The titles of the scopes, which are chosen below the field; nil for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            scopes.selectedSegmentIndex = 0
            invalidateIntrinsicContentSize()
        }
    }
    /// The index of the selected scope.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// Whether the scopes are shown; false by default.
    open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }

    /// Has no effect: the field's ground lies where it is.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// Has no effect: scopes lie on the bar's own ground.
    open var scopeBarBackgroundImage: UIImage?
    /// Does nothing: the signs stand where they are.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    /// Returns zero: the signs stand where they are.
    open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
    /// Sets the look of the scopes' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleTextAttributes(attributes, for: state) }
    /// Returns the look of the scopes' titles in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
    /// Sets the image behind the scopes in a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// Whether a sign for bookmarks stands at the end of the empty field; false by default.
    open var showsBookmarkButton = false { didSet { showSideButton() } }
    /// Whether a sign for results stands at the end of the empty field; false by default.
    open var showsSearchResultsButton = false { didSet { showSideButton() } }
    /// Whether the sign for results is in the bar's tint colour.
    open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }
    private final var icons: [Icon: UIImage] = [:]

    /// Shows the sign that the empty field ends with, if there is one.
    private func showSideButton() {
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        guard showsBookmarkButton || showsSearchResultsButton else {
            if field.rightView is UIButton { field.rightView = nil }
            return
        }
        let button = UIButton(type: .custom)
        let name = icon == .bookmark ? "book" : "list.bullet"
        button.setImage(icons[icon] ?? UIImage(systemName: name), for: .normal)
        button.tintColor = icon == .resultsList && isSearchResultsButtonSelected ? tintColor : .secondaryLabel
        button.imageView?.showsTemplates = true
        button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .unlessEditing
    }
    private final let ground = UIImageView()
    private final let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 36))
    private final var isCancelShown = false
    private final let cancel = UIButton(type: .system)
    /// The button that cancels, which apps read by a name of its own.
    final var cancelButton: UIButton { cancel }
    private final let scopes = UISegmentedControl(items: nil)
    private final lazy var editing = SearchEditing(self)
    private static let height: CGFloat = 56

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty bar, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeSearchBar(self)
    }

    private func setUp() {
        clipsToBounds = true
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        field.delegate = editing
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                follower?(.changed)
            }, for: .editingChanged)
        cancel.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                follower?(.cancelled)
            }, for: .touchUpInside)
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                follower?(.changed)
            }, for: .valueChanged)
        for view in [ground, field, cancel, scopes] { addSubview(view) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelShown else { return }
        isCancelShown = showsCancelButton
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { [self] in place() }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let isBare = searchBarStyle == .minimal || backgroundImage != nil || superview is UINavigationBar
        let standard = barStyle == .black ? UIColor(white: 0.09, alpha: 1) : .systemGray6
        backgroundColor = isBare ? .clear : barTintColor ?? standard
        ground.image = backgroundImage
        ground.frame = bounds
        let row = bounds.height - (hasScopes ? 42 : 0)
        // A bar that goes as content is scrolled draws the field together.
        let height = min(36, max(row - 8, 0))
        let top = min(max((row - height) / 2, 0), 10)
        let button = cancel.sizeThatFits(bounds.size)
        let room = isCancelShown ? button.width + 8 : 0
        field.frame = CGRect(x: 8, y: top, width: max(bounds.width - 16 - room, 0), height: height)
        cancel.frame = CGRect(
            x: bounds.width - (isCancelShown ? button.width + 8 : 0), y: top, width: button.width, height: 36)
        cancel.alpha = isCancelShown ? 1 : 0
        scopes.isHidden = !hasScopes
        scopes.frame = CGRect(x: 8, y: Self.height, width: max(bounds.width - 16, 0), height: 32)
    }

    private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height + (hasScopes ? 42 : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// Passes the editing of the field to the bar's delegate.
private final class SearchEditing: UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.follower?(.beganEditing)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}

private final class MagnifyingGlass: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 9, y: 3.5, width: 10.5, height: 10.5))
        path.move(to: CGPoint(x: 18, y: 12.5))
        path.addLine(to: CGPoint(x: 22.5, y: 17))
        shape.path = path
        shape.frame = bounds
        shape.fillColor = nil
        shape.lineWidth = 1.6
        shape.lineCap = .round
        shape.strokeColor = UIColor.systemGray.cgColor
        layer.addSublayer(shape)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }
}
