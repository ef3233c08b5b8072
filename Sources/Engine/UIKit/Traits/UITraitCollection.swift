import QuartzCore

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// From which side an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The traits of an interface: what layouts, fonts and colours adapt to.
///
/// A stage is a phone held upright. Its appearance, its content size category and its direction of reading can be set, by
/// whoever runs it and while it runs.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
    /// The traits that colours and fonts adapt to now: those that ``performAsCurrent(_:)`` has set, else the stage's.
    public static var current: UITraitCollection {
        let stage = StageTraits.current
        return stage.acting.last ?? stage.collection
    }

    /// What a stage can be set to.
    struct Values: Hashable {
        var style = UIUserInterfaceStyle.light
        var contentSize = UIContentSizeCategory.large
        var direction = UIUserInterfaceLayoutDirection.leftToRight
    }

    final let values: Values

    init(_ values: Values) {
        self.values = values
    }

    /// Makes the traits of a stage that nothing was set of.
    public convenience override init() {
        self.init(Values())
    }

    /// Makes traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Values(style: userInterfaceStyle))
    }

    /// Makes traits with a content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(contentSize: preferredContentSizeCategory))
    }

    /// Makes traits with a direction of reading.
    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(Values(direction: layoutDirection))
    }

    /// The kind of device: a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The appearance: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// The horizontal size class: compact.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The vertical size class: regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The direction of reading.
    public var layoutDirection: UIUserInterfaceLayoutDirection { values.direction }
    /// The pixels of a point, on the stage's screen.
    public var displayScale: CGFloat { UIScreen.main.scale }
    /// How large texts are wanted.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }

    /// Returns whether dynamic colours may look different with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Runs a closure in which these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let stage = StageTraits.current
        stage.acting.append(self)
        defer { stage.acting.removeLast() }
        actions()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

/// The traits of one stage.
@MainActor
final class StageTraits {
    /// What covers a part of the stage.
    var device = StageDevice.none
    /// All that there have been, without repetition.
    private var collections = [UITraitCollection()]
    /// The place of the present ones among them.
    private(set) var number = 0
    /// Whether the traits of any stage have ever changed: else every view has those that it was made with.
    static private(set) var someHaveChanged = false

    var collection: UITraitCollection {
        get { collections[number] }
        set {
            Self.someHaveChanged = true
            if let known = collections.firstIndex(of: newValue) {
                number = known
            } else {
                number = collections.count
                collections.append(newValue)
            }
        }
    }

    /// Returns the traits that were the ``number``th.
    func collection(_ number: Int) -> UITraitCollection {
        collections.indices.contains(number) ? collections[number] : collection
    }

    /// The number that a view gets when it is made.
    static var presentNumber: Int { someHaveChanged ? current.number : 0 }

    /// Whether a view has ever insisted on an appearance of its own: else all have the stage's.
    var hasOverrides = false
    /// Those that code has made current, the innermost last.
    var acting: [UITraitCollection] = []
    /// What views and controllers run when traits change, by the object.
    private var registrations: [ObjectIdentifier: [TraitChangeRegistration]] = [:]
    /// The number of objects above which those are dropped that are not there any more.
    private var crowd = 64

    func register(_ registration: TraitChangeRegistration) {
        guard let object = registration.object else { return }
        if registrations.count >= crowd {
            registrations = registrations.filter { $0.value.contains { $0.object != nil } }
            crowd = max(2 * registrations.count, 64)
        }
        // An object that is gone may have had the same address.
        registrations[ObjectIdentifier(object), default: []].removeAll { $0.object == nil }
        registrations[ObjectIdentifier(object), default: []].append(registration)
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? TraitChangeRegistration, let object = registration.object else {
            return
        }
        registrations[ObjectIdentifier(object)]?.removeAll { $0 === registration }
    }

    /// Runs what an object has registered for a change.
    func runRegistrations(of object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations[ObjectIdentifier(object)] ?? [] where registration.object === object {
            registration.run(from: old, to: new)
        }
    }

    static var current: StageTraits { FrameClock.current.shared(StageTraits.init) }
}
