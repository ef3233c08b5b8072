/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// One of them.
    case compact, regular

    /// Makes one of UIKit's; nil for an unspecified one.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

/// From which side something is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// One of them.
    case leftToRight, rightToLeft
}

/// How large people want texts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// One of them.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// One of them, for people who see little.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Makes one of UIKit's; nil for an unspecified one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        guard let index = categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }
}

/// A value of the environment that holds where somebody has set it.
private enum SetValueKey<Name, Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

private enum HorizontalName {}
private enum VerticalName {}
private enum TypeSizeName {}
private enum ScaleName {}
private enum DirectionName {}
private enum LocaleName {}
private enum CalendarName {}
private enum TimeZoneName {}

extension EnvironmentValues {
    /// Returns something of the traits of the controller that shows the view.
    func traits<Value>(_ read: @MainActor (UITraitCollection) -> Value) -> Value? {
        guard OnStage.isOnMainActor else { return nil }
        nonisolated(unsafe) let (read, environment) = (read, self)
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = read(environment.owner?.controller?.traitCollection ?? .current) }
        return value
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get {
            self[SetValueKey<HorizontalName, UserInterfaceSizeClass?>.self]
                ?? traits { UserInterfaceSizeClass($0.horizontalSizeClass) } ?? nil
        }
        set { self[SetValueKey<HorizontalName, UserInterfaceSizeClass?>.self] = .some(newValue) }
    }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get {
            self[SetValueKey<VerticalName, UserInterfaceSizeClass?>.self]
                ?? traits { UserInterfaceSizeClass($0.verticalSizeClass) } ?? nil
        }
        set { self[SetValueKey<VerticalName, UserInterfaceSizeClass?>.self] = .some(newValue) }
    }
    /// How large people want texts.
    public var dynamicTypeSize: DynamicTypeSize {
        get {
            self[SetValueKey<TypeSizeName, DynamicTypeSize>.self]
                ?? traits { DynamicTypeSize($0.preferredContentSizeCategory) ?? .large } ?? .large
        }
        set { self[SetValueKey<TypeSizeName, DynamicTypeSize>.self] = newValue }
    }
    /// The pixels of a point.
    public var displayScale: CGFloat {
        get { self[SetValueKey<ScaleName, CGFloat>.self] ?? traits { $0.displayScale } ?? 3 }
        set { self[SetValueKey<ScaleName, CGFloat>.self] = newValue }
    }
    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    /// From which side something is read.
    public var layoutDirection: LayoutDirection {
        get {
            self[SetValueKey<DirectionName, LayoutDirection>.self]
                ?? traits { $0.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight } ?? .leftToRight
        }
        set { self[SetValueKey<DirectionName, LayoutDirection>.self] = newValue }
    }
    /// The language and the region.
    public var locale: Locale {
        get { self[SetValueKey<LocaleName, Locale>.self] ?? .current }
        set { self[SetValueKey<LocaleName, Locale>.self] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { self[SetValueKey<CalendarName, Calendar>.self] ?? .current }
        set { self[SetValueKey<CalendarName, Calendar>.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[SetValueKey<TimeZoneName, TimeZone>.self] ?? .current }
        set { self[SetValueKey<TimeZoneName, TimeZone>.self] = newValue }
    }
    /// What undoes changes: none.
    public var undoManager: UndoManager? { nil }
    /// Whether less should move: no.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether less should be seen through: no.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colours should not be all that tells things apart: no.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted: no.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons should show their shapes: no.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether views are read out: no.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether views are chosen by a switch: no.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether texts should be bold: no.
    public var legibilityWeight: LegibilityWeight? { nil }
}

/// How bold texts should be.
public enum LegibilityWeight: Hashable, Sendable {
    /// One of them.
    case regular, bold
}

extension View {
    /// Sets how large people want texts: fonts stay as large.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }
    /// Limits how large people want texts: fonts stay as large.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        changingEnvironment { environment in
            let size = environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let nearest = allowed.first, size < nearest {
                environment.dynamicTypeSize = nearest
            } else if let last = allowed.last {
                environment.dynamicTypeSize = last
            }
        }
    }
}
