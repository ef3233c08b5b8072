import QuartzCore

/// What hears of an alert of before iOS 8.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was tapped; the alert is still there.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to appear.
    func willPresent(_ alertView: UIAlertView)
    /// The alert has been told to appear.
    func didPresent(_ alertView: UIAlertView)
    /// The alert goes.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Which fields an alert of before iOS 8 has.
public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of before iOS 8, which is shown as a ``UIAlertController``.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The text at the top.
    open var title = ""
    /// The text below the title.
    open var message: String?
    /// What hears of the alert.
    open weak var delegate: AnyObject?
    /// The fields.
    open var alertViewStyle = UIAlertViewStyle.default
    /// The place of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1

    private final var titles: [String] = []
    private final var shown: UIAlertController?

    /// Makes an alert without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an alert as an archive says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an alert of a button that cancels and others.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
        otherButtonTitles: String?...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        (self.message, self.delegate) = (message, delegate)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles.compactMap(\.self) { addButton(withTitle: title) }
    }

    /// Adds a button.
    ///
    /// - Returns: its place.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// Returns a button's title; nil if there is none at that place.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }
    /// The place of the first button that does not cancel; -1 without one.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the alert is there.
    open var isVisible: Bool { shown != nil }

    /// Returns a field; nil if the style has none at that place.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private final var made: UIAlertController?

    /// The controller, with the fields.
    private var controller: UIAlertController {
        if let made { return made }
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let placeholders: [(String, isSecure: Bool)] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [("", true)]
            case .plainTextInput: [("", false)]
            case .loginAndPasswordInput: [("Login", false), ("Password", true)]
            }
        for (placeholder, isSecure) in placeholders {
            controller.addTextField { field in
                (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
            }
        }
        made = controller
        return controller
    }

    /// Shows the alert over whatever is shown.
    open func show() {
        let root = UIApplication.shared.keyWindow?.rootViewController
        guard shown == nil,
            let top = sequence(first: root, next: { $0?.presentedViewController }).compactMap(\.self).last
        else { return }
        let controller = controller
        (controller.title, controller.message) = (title, message)
        for (index, title) in titles.enumerated() {
            let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
            controller.addAction(
                UIAlertAction(title: title, style: style) { _ in self.ended(by: index, isTapped: true) })
        }
        let heard = delegate as? any UIAlertViewDelegate
        heard?.willPresent(self)
        shown = controller
        top.present(controller, animated: true)
        heard?.didPresent(self)
    }

    /// Takes the alert away as if a button had been tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown else { return }
        shown.dismiss(animated: animated) { self.ended(by: buttonIndex, isTapped: false) }
    }

    private func ended(by index: Int, isTapped: Bool) {
        (shown, made) = (nil, nil)
        guard let heard = delegate as? any UIAlertViewDelegate else { return }
        if isTapped { heard.alertView(self, clickedButtonAt: index) }
        heard.alertView(self, willDismissWithButtonIndex: index)
        heard.alertView(self, didDismissWithButtonIndex: index)
    }
}
