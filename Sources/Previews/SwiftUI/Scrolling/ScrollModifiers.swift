/// Whether bars show where something is scrolled to.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// They do.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// They don't.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// They never do.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Where something that is scrolled comes to rest.
public protocol ScrollTargetBehavior {}

/// At a page.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Makes one.
    public init() {}
}
/// At a view's edge.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views it may go on by: has no effect.
    public struct LimitBehavior: Sendable {
        /// As usual.
        public static let automatic = LimitBehavior()
        /// One.
        public static let always = LimitBehavior()
        /// Any.
        public static let never = LimitBehavior()
    }
    /// Makes one.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At a page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At a view's edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// At a view's edge.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// What scrolls beyond its end.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Everything.
    public static let always = ScrollBounceBehavior(name: "always")
    /// What is larger than its room.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How a keyboard goes away when something is scrolled.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whose margins are meant.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// All.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Those of what is scrolled.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Those of the bars that show where it is.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    private nonisolated func scrolling(_ change: @escaping (inout ScrollLook) -> Void) -> some View {
        changingEnvironment { change(&$0.scrolling) }
    }

    /// Sets whether bars show where something is scrolled to.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrolling { $0.indicators = visibility }
    }
    /// Sets whether something can be scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { scrolling { $0.isEnabled = !disabled } }
    /// Sets where something that is scrolled comes to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let (isPaging, isAligned) = (
            behavior is PagingScrollTargetBehavior, behavior is ViewAlignedScrollTargetBehavior
        )
        return scrolling { ($0.isPaging, $0.isAligned) = (isPaging, isAligned) }
    }
    /// Says that the view's parts are where something comes to rest: they always are.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Binds the identity of the view that is scrolled to.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scrolling {
            $0.position = ScrollPositionBinding(
                get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.wrappedValue = $0?.base as? ID })
        }
    }
    /// Sets how something scrolls beyond its end.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
    ) -> some View {
        scrolling { $0.bounces = behavior != .basedOnSize }
    }
    /// Lets what is scrolled be seen beyond its view's frame.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrolling { $0.clips = !disabled }
    }
    /// Sets how a keyboard goes away when something is scrolled: has no effect.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Sets where something is scrolled to at first.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }
    /// Puts space around what is scrolled.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrolling { if placement != .scrollIndicators { $0.margins = EdgeInsets(edges, length ?? 0) } }
    }
    /// Puts space around what is scrolled.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
    /// Has something loaded anew when what is scrolled is pulled down.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        scrolling { $0.refresh = action }
    }
}
