/// A type that says which views are shown while somebody writes them.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// A device that views are shown on.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of what views are shown in.
public enum PreviewLayout: Sendable {
    /// The device's.
    case device
    /// The views'.
    case sizeThatFits
    /// One in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public nonisolated struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
    /// Sets the device of a preview: has no effect.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Sets the size of a preview: has no effect.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets the name of a preview: has no effect.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    /// Sets how the device of a preview is held: has no effect.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
