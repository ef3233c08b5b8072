import Foundation
import QuartzCore

/// The bottom of a window, where the view that stands in a keyboard's place lies, and the one above it, while an object
/// takes keys that has such views.
///
/// A stage has no keyboard of its own: without such views nothing is shown, as on a device to which a keyboard is connected.
@MainActor
final class InputViews {
    /// The seconds of the way in and out, as a keyboard's.
    static let duration = 0.25
    /// The keyboard's curve, which has no name in UIKit.
    private static let curve = 7

    private unowned let window: UIWindow
    private let container = InputViewsContainer()
    /// What is shown, or on its way in; the container holds what is on its way out, too.
    private var shown = InputViewsContainer.Content()
    /// Grows whenever other views are shown: what an older animation would do at its end is then not done.
    private var change = 0

    /// Makes an area of a window that shows nothing.
    init(of window: UIWindow) {
        self.window = window
    }

    /// The height of what is shown, in points.
    private(set) var height: CGFloat = 0

    /// Shows the views of the object that takes keys, if it is seen.
    ///
    /// - Parameters:
    ///   - responder: the object; nil for none.
    ///   - isAnimated: whether the views slide.
    func show(_ responder: UIResponder?, isAnimated: Bool) {
        let responder = responder.flatMap { isSeen($0) ? $0 : nil }
        let instead = responder?.inputView
        let above = responder?.responderWithAccessory
        guard instead !== shown.instead || above?.inputAccessoryView !== shown.above else {
            if height > 0 {
                container.owner = above ?? responder
                window.bringSubviewToFront(container)
            }
            return
        }
        shown = .init(instead: instead, above: above?.inputAccessoryView)
        let (before, next) = (frame(height), shown.height(in: window))
        guard height > 0 || next > 0 else { return }
        change += 1
        if next > 0 {
            container.owner = above ?? responder
            container.show(shown)
            if container.superview !== window { container.frame = frame(0, next) }
            window.addSubview(container)
            UIView.performWithoutAnimation { container.layoutIfNeeded() }
        }
        height = next
        slide(from: before, to: frame(next), isAnimated)
    }

    /// Where views of a height are, or, of another height, where they begin their way.
    private func frame(_ shown: CGFloat, _ height: CGFloat? = nil) -> CGRect {
        CGRect(
            x: 0, y: window.bounds.height - shown, width: window.bounds.width, height: height ?? max(shown, 0))
    }

    private func slide(from before: CGRect, to after: CGRect, _ isAnimated: Bool) {
        let (number, isLeaving) = (change, after.height <= 0)
        let details: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                cgRect: isLeaving ? CGRect(origin: after.origin, size: before.size) : after),
            UIResponder.keyboardAnimationDurationUserInfoKey: isAnimated ? Self.duration : 0,
            UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve, UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        func post(_ names: Notification.Name...) {
            for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: details) }
        }
        post(
            UIResponder.keyboardWillChangeFrameNotification,
            isLeaving ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        window.keyboardAreaChanged()
        let place = { [container, window] in
            if isLeaving { container.frame.origin.y = after.minY } else { container.frame = after }
            container.layoutIfNeeded()
            window.layoutSubtreeIfNeeded()
        }
        let end = { [self] in
            guard number == change else { return }
            if isLeaving {
                container.removeFromSuperview()
                container.show(.init())
                container.owner = nil
            }
            post(
                UIResponder.keyboardDidChangeFrameNotification,
                isLeaving ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(place)
            return end()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: place) { _ in end()
        }
    }

    /// Whether an object is in the window, and not behind a controller that is presented.
    private func isSeen(_ responder: UIResponder) -> Bool {
        guard let holder = responder.inputWindow, holder.outermost === window else { return false }
        let controllers = sequence(first: responder, next: \.next).compactMap { $0 as? UIViewController }
        return controllers.allSatisfy { controller in
            guard let presented = controller.presentedViewController, !presented.isBeingDismissed else { return true }
            return controllers.contains { $0 === presented }
        }
    }
}

/// The view that holds the view in a keyboard's place and the one above it.
private final class InputViewsContainer: UIView {
    /// What is shown.
    struct Content {
        var instead: UIView?
        var above: UIView?

        /// The height that both have in a window, in points; 0 for none.
        @MainActor
        func height(in window: UIWindow) -> CGFloat {
            let instead = instead.map { InputViewsContainer.height(of: $0, in: window) } ?? 0
            let above = above.map { InputViewsContainer.height(of: $0, in: window) } ?? 0
            return above + (instead > 0 ? instead + window.safeAreaInsets.bottom : 0)
        }
    }

    /// The object whose views these are: what is asked of a view in here and not answered goes on to it.
    weak var owner: UIResponder?
    private var content = Content()
    private let ground = UIView()

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        ground.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { owner }

    func show(_ content: Content) {
        for old in [self.content.instead, self.content.above].compactMap(\.self) where old.superview === self {
            if old !== content.instead, old !== content.above { old.removeFromSuperview() }
        }
        self.content = content
        if let instead = content.instead {
            addSubview(ground)
            addSubview(instead)
        } else {
            ground.removeFromSuperview()
        }
        if let above = content.above { addSubview(above) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        guard let window else { return }
        var top: CGFloat = 0
        if let above = content.above {
            top = Self.height(of: above, in: window)
            above.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        }
        guard let instead = content.instead else { return }
        let height = Self.height(of: instead, in: window)
        ground.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        instead.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    /// The height of a view at the bottom of a window, in points: its own, or, where it follows the keyboard's or what is in
    /// it, what that needs.
    static func height(of view: UIView, in window: UIWindow) -> CGFloat {
        let isOwn = view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.contains(.flexibleHeight)
        if isOwn, view.bounds.height > 0 { return view.bounds.height }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : view.bounds.height
    }
}

extension UIResponder {
    /// The window that this object is in; nil if it is in none.
    final var inputWindow: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }

    /// This object, or the next one, that has a view for above a keyboard; nil if none has.
    final var responderWithAccessory: UIResponder? {
        sequence(first: self, next: \.next).first { $0.inputAccessoryView != nil }
    }
}
