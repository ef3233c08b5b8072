/// A view of UIKit that shows views in a bar, as large as they are.
final class HostedView: UIView {
    let host = ViewHost()
    /// Whether it is as wide as it can be.
    var fillsWidth = false
    /// Is called when the views have another size.
    var sizeChanged: (CGSize) -> Void = { _ in }
    private var size = CGSize.zero
    private var laidOut = CGSize.zero

    init() {
        super.init(frame: .zero)
        host.container = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a view in an environment, for a controller.
    func show(_ content: AnyView, _ environment: EnvironmentValues, _ controller: UIViewController?) {
        host.controller = controller
        host.environment = environment
        host.show(content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if laidOut != bounds.size {
            laidOut = bounds.size
            host.setNeedsLayout()
        }
        host.update()
        noteSize()
    }

    /// Has the bar laid out anew where the views have another size.
    private func noteSize() {
        let now = host.size(.unspecified)
        guard now != size else { return }
        size = now
        sizeChanged(now)
        superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let ideal = host.size(fillsWidth ? ProposedViewSize(width: size.width - 32, height: nil) : .unspecified)
        return CGSize(width: fillsWidth ? size.width - 32 : ideal.width, height: ideal.height)
    }

    override var intrinsicContentSize: CGSize { host.size(.unspecified) }
}
