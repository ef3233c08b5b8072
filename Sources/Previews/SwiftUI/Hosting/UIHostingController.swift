/// A controller of UIKit that shows a view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    let host = ViewHost()
    private var content: Content
    /// What the view says of the bars around it.
    private(set) lazy var bars = BarContent(self)
    /// Whether what the view says of bars is for those of the controller around.
    var inheritsBars = false

    /// Makes one of a view.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    /// Makes one of a view, as an Interface Builder file has it.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
        begin()
    }

    /// Fails: which view it shows is not in a file.
    public required init?(coder aDecoder: NSCoder) {
        guard let empty = EmptyView() as? Content else { return nil }
        content = empty
        super.init(coder: aDecoder)
        begin()
    }

    /// The view.
    public var rootView: Content {
        get { content }
        set {
            content = newValue
            host.show(newValue)
        }
    }

    /// Which sizes of UIKit follow from the view's.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Which parts that bars hide the view keeps clear of.
    public var safeAreaRegions = SafeAreaRegions.all {
        didSet {
            host.ignoresSafeArea = !safeAreaRegions.contains(.container)
            host.setNeedsLayout()
        }
    }
    /// Whether the view keeps clear of nothing, as ``safeAreaRegions`` says since iOS 16.4.
    public var _disableSafeArea: Bool {
        get { !safeAreaRegions.contains(.container) }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    private func begin() {
        host.controller = self
        host.environment.owner = ControllerReference(self)
        host.environment.bars = bars
    }

    /// The environment that the view begins with.
    var environment: EnvironmentValues {
        get { host.environment }
        set {
            host.environment = newValue
            host.environment.owner = ControllerReference(self)
            // What is shown from within a list's row is in no row itself.
            host.environment.enclosingList = nil
            host.environment.linksAreRows = false
            host.environment.scrollContainer = nil
            if !inheritsBars { host.environment.bars = bars }
        }
    }

    /// Shows another value of the view in another environment.
    func show(_ content: Content, _ environment: EnvironmentValues) {
        self.content = content
        self.environment = environment
        host.show(content)
    }

    open override func loadView() {
        let view = HostingView(host)
        view.backgroundColor = .systemBackground
        host.container = view
        self.view = view
        host.show(content)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.appearances.isVisible = true
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        host.environment.bars?.apply()
        PresentationQueue.current.retry()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.appearances.isVisible = false
    }

    /// Returns the size that the view takes of a proposed one.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.size(ProposedViewSize(size)) }

    open override var preferredContentSize: CGSize {
        get {
            sizingOptions.contains(.preferredContentSize) ? host.size(.unspecified) : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }
}

/// Which sizes of UIKit follow from a view's.
public nonisolated struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic size of its view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of UIKit in which views are shown.
final class HostingView: UIView {
    private let host: ViewHost

    init(_ host: ViewHost) {
        self.host = host
        super.init(frame: .zero)
        host.container = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let size, size != bounds.size || insets != safeAreaInsets { host.setNeedsLayout() }
        (size, insets) = (bounds.size, safeAreaInsets)
        host.update()
    }

    private var size: CGSize? = .zero
    private var insets = UIEdgeInsets.zero

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        host.setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, now) = (previousTraitCollection, traitCollection)
        guard
            old?.userInterfaceStyle != now.userInterfaceStyle || old?.horizontalSizeClass != now.horizontalSizeClass
                || old?.verticalSizeClass != now.verticalSizeClass
                || old?.preferredContentSizeCategory != now.preferredContentSizeCategory
        else { return }
        host.invalidateAll()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(ProposedViewSize(size)) }

    override var intrinsicContentSize: CGSize { host.size(.unspecified) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        host.size(
            ProposedViewSize(
                width: horizontalFittingPriority == .required ? targetSize.width : nil,
                height: verticalFittingPriority == .required ? targetSize.height : nil))
    }
}

/// The controller that shows a view.
final class ControllerReference {
    weak var controller: UIViewController?
    init(_ controller: UIViewController?) { self.controller = controller }
}

private enum OwnerKey: EnvironmentKey {
    static var defaultValue: ControllerReference? { nil }
}

extension EnvironmentValues {
    /// The controller that shows the view.
    var owner: ControllerReference? {
        get { self[OwnerKey.self] }
        set { self[OwnerKey.self] = newValue }
    }
}
