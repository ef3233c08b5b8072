import QuartzCore

/// How an interface is held: by the shape of the stage.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    @MainActor static var current: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

/// Orientations that a controller allows. Kept for source compatibility: nothing rotates a stage.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
