/// How pickers look, by the names of their styles.
public enum _PickerKind: Sendable {
    /// One of them.
    case automatic, menu, segmented, wheel, inline, link
}

/// How a picker looks.
public protocol PickerStyle {
    /// The look.
    var _kind: _PickerKind { get }
}

/// A picker as usual: a button that opens a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .automatic }
}
/// A button that opens a menu.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .menu }
}
/// Segments beside each other.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .segmented }
}
/// A wheel.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .wheel }
}
/// A row of a list for each option.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .inline }
}
/// A screen of its own with the options: a menu.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .link }
}
/// Symbols beside each other: segments.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
    /// Makes one.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// As usual.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A row of a list for each option.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of its own with the options: a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols beside each other: segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerKindKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .automatic }
}

extension EnvironmentValues {
    /// How pickers look.
    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kind = style._kind
        return changingEnvironment { $0.pickerKind = kind }
    }
    /// Gives the view a tag, by which it is selected, also where the selection may be missing.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
