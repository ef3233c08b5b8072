import QuartzCore

/// One trait of an interface.
@preconcurrency @MainActor
public protocol UITraitDefinition {
    /// The type of its values.
    associatedtype Value

    /// The value in a collection that says nothing of it.
    static var defaultValue: Value { get }
    /// Whether dynamic colours may look different with another value.
    static var affectsColorAppearance: Bool { get }

    /// Returns its value in a collection.
    static func value(in traits: UITraitCollection) -> Value

    /// Returns whether two collections differ in it.
    static func differs(_ traits: UITraitCollection, from other: UITraitCollection) -> Bool
}

/// A trait, as lists of them have it.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitDefinition where Value: Equatable {
    /// Returns whether the values differ.
    public static func differs(_ traits: UITraitCollection, from other: UITraitCollection) -> Bool {
        value(in: traits) != value(in: other)
    }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The appearance: light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection { traits.layoutDirection }
}

/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: CGFloat { 0 }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// How large texts are wanted.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value in a collection that says nothing of it.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// Returns its value in a collection.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}

extension UITraitCollection {
    /// The value of a trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.value(in: self) }

    /// The traits with which dynamic colours may look different.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}
