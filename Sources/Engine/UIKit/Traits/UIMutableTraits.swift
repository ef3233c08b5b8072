import QuartzCore

/// Traits that can be set one by one.
@preconcurrency @MainActor
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The appearance: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The direction of reading.
    var layoutDirection: UIUserInterfaceLayoutDirection { get set }
    /// The pixels of a point.
    var displayScale: CGFloat { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How large texts are wanted.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The traits that a view or a controller, and what is in it, has whatever is around it.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// ```
///
/// - Precondition: a trait is read only after it was set.
@preconcurrency @MainActor
public struct UITraitOverrides: UIMutableTraits {
    var values: UITraitCollection.Values

    private func set<Value>(_ value: Value?, _ name: StaticString = #function) -> Value {
        guard let value else { preconditionFailure("\(name) is not overridden: ask contains(_:) first") }
        return value
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { set(values.idiom) }
        set { values.idiom = newValue }
    }
    /// The appearance: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { set(values.style) }
        set { values.style = newValue }
    }
    /// The direction of reading.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { set(values.direction) }
        set { values.direction = newValue }
    }
    /// The pixels of a point.
    public var displayScale: CGFloat {
        get { set(values.scale) }
        set { values.scale = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { set(values.horizontal) }
        set { values.horizontal = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { set(values.vertical) }
        set { values.vertical = newValue }
    }
    /// How large texts are wanted.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { set(values.contentSize) }
        set { values.contentSize = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: values.idiom != nil
        case is UITraitUserInterfaceStyle.Type: values.style != nil
        case is UITraitLayoutDirection.Type: values.direction != nil
        case is UITraitDisplayScale.Type: values.scale != nil
        case is UITraitHorizontalSizeClass.Type: values.horizontal != nil
        case is UITraitVerticalSizeClass.Type: values.vertical != nil
        case is UITraitPreferredContentSizeCategory.Type: values.contentSize != nil
        default: false
        }
    }

    /// Ends the overriding of a trait.
    public mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: values.idiom = nil
        case is UITraitUserInterfaceStyle.Type: values.style = nil
        case is UITraitLayoutDirection.Type: values.direction = nil
        case is UITraitDisplayScale.Type: values.scale = nil
        case is UITraitHorizontalSizeClass.Type: values.horizontal = nil
        case is UITraitVerticalSizeClass.Type: values.vertical = nil
        case is UITraitPreferredContentSizeCategory.Type: values.contentSize = nil
        default: break
        }
    }
}

extension UITraitCollection.Values {
    /// Returns these values, but for those that a closure sets.
    @MainActor
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
