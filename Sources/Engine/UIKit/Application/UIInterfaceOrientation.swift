import QuartzCore

/// An orientation of the interface, which follows from the shape of the stage.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    @MainActor static var current: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the interface is upright or upside down, by the name of before Swift 4.2.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the interface is turned to a side, by the name of before Swift 4.2.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }

/// A set of orientations that a controller allows.
///
/// It has no effect: stages do not turn.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Turned with the device's right side up.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Turned with the device's left side up.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
