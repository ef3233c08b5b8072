import QuartzCore
import Synchronization

extension UIColor {
    /// The colours of asset catalogues by their names.
    private static let registered = Mutex<[String: (light: CGColor, dark: CGColor?)]>([:])

    /// Has `UIColor(named:)` find these colours, and no others.
    package static func register(_ colors: [String: (light: CGColor, dark: CGColor?)]) {
        registered.withLock { $0 = colors }
    }

    /// Returns one of the system's colours in both appearances by the name that asset catalogues have for it, as `labelColor`; nil for
    /// an unknown one.
    package static func system(named name: String) -> (light: CGColor, dark: CGColor)? {
        InterfaceColors.system(name)?.shades
    }

    /// Finds a colour of the folder's asset catalogues; nil for an unknown name.
    public convenience init?(named name: String) {
        guard let color = Self.registered.withLock({ $0[name] }) else { return nil }
        if let dark = color.dark { self.init(light: color.light, dark: dark) } else { self.init(cgColor: color.light) }
    }

    /// Finds a colour by its name; the bundle and the traits have no effect.
    @preconcurrency @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }
}
