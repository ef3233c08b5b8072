import QuartzCore

/// What code of the present stage, or code outside of stages, has used so far, of what costs time where it is used.
///
/// Each stage has its own: what one uses costs the others nothing.
@MainActor
enum StageFlags {
    /// Whether a view was given a tint colour.
    static var hasTints: Bool {
        get { FrameClock.current.usage.tints || FrameClock.idle.usage.tints }
        set { FrameClock.current.usage.tints = newValue }
    }

    /// Whether a view has had a safe area that is smaller than the view.
    static var hasSafeAreas: Bool {
        get { FrameClock.current.usage.safeAreas || FrameClock.idle.usage.safeAreas }
        set { FrameClock.current.usage.safeAreas = newValue }
    }

    /// Whether looks were set for a class of views.
    static var hasAppearances: Bool {
        get { FrameClock.current.usage.appearances }
        set { FrameClock.current.usage.appearances = newValue }
    }

    /// Whether a constraint may have been active: outside of stages one may have been on any.
    static var hasConstraints: Bool {
        get { mayHave { $0.constraints } }
        set { FrameClock.current.usage.constraints = newValue }
    }

    /// Whether a menu may have been shown: outside of stages one may have been on any.
    static var hasMenus: Bool {
        get { mayHave { $0.menus } }
        set { FrameClock.current.usage.menus = newValue }
    }

    @inline(__always)
    private static func mayHave(_ used: (StageUsage) -> Bool) -> Bool {
        guard let clock = FrameClock.ofCode else { return true }
        return used(clock.usage) || used(FrameClock.idle.usage)
    }
}
