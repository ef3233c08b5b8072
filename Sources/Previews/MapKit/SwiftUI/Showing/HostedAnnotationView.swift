import SwiftUI

/// The view of an annotation that shows a view of SwiftUI, with the annotation's title below.
final class HostedAnnotationView: MKAnnotationView {
    private let controller = Controller(rootView: AnyView(EmptyView()))
    private let title = UILabel()
    private var anchor = UnitPoint.center

    override func addParts() {
        super.addParts()
        controller.safeAreaRegions = []
        controller.sizingOptions = .preferredContentSize
        controller.view.backgroundColor = .clear
        controller.laidOut = { [weak self] in self?.fit() }
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        title.textAlignment = .center
        addSubview(controller.view)
        addSubview(title)
    }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - content: the view.
    ///   - anchor: which of its points is at the annotation's place.
    ///   - text: what is said below; nil for nothing.
    func show(_ content: AnyView, anchor: UnitPoint, title text: String?) {
        self.anchor = anchor
        title.text = text
        controller.rootView = content
        fit()
    }

    /// Takes the view's own size.
    private func fit() {
        let size = controller.preferredContentSize
        if size != bounds.size { bounds.size = size }
        controller.view.frame = bounds
        let offset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        if offset != centerOffset { centerOffset = offset }
        let words = title.sizeThatFits(CGSize(width: 160, height: 40))
        title.frame = CGRect(
            x: (size.width - words.width) / 2, y: size.height + 2, width: words.width, height: words.height)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, controller.parent == nil else { return }
        let around = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
        guard let around else { return }
        around.addChild(controller)
        controller.didMove(toParent: around)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    /// Shows the view, and tells when it is laid out: it may have another size then.
    private final class Controller: UIHostingController<AnyView> {
        var laidOut: () -> Void = {}

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            laidOut()
        }
    }
}
