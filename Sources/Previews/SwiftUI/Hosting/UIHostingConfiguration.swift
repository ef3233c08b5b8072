/// What a cell of UIKit shows: a view.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    private var insets: EdgeInsets?
    private var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// Makes one of a view.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView(), nil, (nil, nil))
    }

    private init(_ content: Content, _ background: Background, _ insets: EdgeInsets?, _ size: (CGFloat?, CGFloat?)) {
        (self.content, self.background, self.insets, self.size) = (content, background, insets, size)
    }

    /// Fills what is behind the view.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        UIHostingConfiguration<Content, ShapeView<Rectangle, S>>(
            content, ShapeView(shape: Rectangle(), style: style, drawing: .fill(FillStyle())), insets, size)
    }
    /// Shows a view behind it.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), insets, size)
    }
    /// Puts space beside some of its edges.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        var insets = self.insets ?? Self.usualInsets
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        copy.insets = insets
        return copy
    }
    /// Puts space around it.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.insets = insets
        return copy
    }
    /// Sets its least size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.size = (width, height)
        return copy
    }

    private static var usualInsets: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }

    /// Makes the view of UIKit.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) { Self.shown($0) } }

    /// Returns itself: the view does not look at a cell's state.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

    private static func shown(_ configuration: any UIContentConfiguration) -> AnyView {
        guard let configuration = configuration as? Self else { return AnyView(EmptyView()) }
        return AnyView(
            configuration.content
                .padding(configuration.insets ?? usualInsets)
                .frame(
                    minWidth: configuration.size.width, maxWidth: .infinity, minHeight: configuration.size.height,
                    alignment: .leading
                )
                .background(configuration.background))
    }
}

/// The view of UIKit in a cell, in which a view is shown.
private final class HostingContentView: UIView, UIContentView {
    private let host = ViewHost()
    private let show: (any UIContentConfiguration) -> AnyView
    private let shown: HostingView

    var configuration: any UIContentConfiguration {
        didSet {
            host.show(show(configuration))
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: any UIContentConfiguration, show: @escaping (any UIContentConfiguration) -> AnyView) {
        (self.configuration, self.show) = (configuration, show)
        shown = HostingView(host)
        super.init(frame: .zero)
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shown)
        host.show(show(configuration))
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { host.size(.unspecified) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(ProposedViewSize(width: size.width, height: nil)) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        shown.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
