import UIKit

extension Color {
    /// A colour as it is shown in an environment, in sRGB.
    public struct Resolved: Hashable, Sendable, Codable {
        /// How red it is, in 0...1.
        public var red: Float
        /// How green it is, in 0...1.
        public var green: Float
        /// How blue it is, in 0...1.
        public var blue: Float
        /// How opaque it is, in 0...1.
        public var opacity: Float

        /// Makes a colour.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        /// The colour.
        public var cgColor: CGColor { Color(self).cgColor ?? CGColor(gray: 0, alpha: 0) }
    }

    /// Makes a colour of one that was resolved.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns the colour as it is shown in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let color = resolved(environment)
        let shown =
            OnStage.isOnMainActor
            ? MainActor.assumeIsolated { color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)) }
            : color
        let parts = shown.components.map { Float($0) }
        return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension Color.Resolved: ShapeStyle {
    func paint(_ environment: EnvironmentValues) -> ShapePaint { Color(self).paint(environment) }
}
