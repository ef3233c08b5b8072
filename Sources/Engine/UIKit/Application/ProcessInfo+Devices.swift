// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

extension ProcessInfo {
    /// Whether the app is one for a tablet on a Mac: false.
    public var isMacCatalystApp: Bool { false }
    /// Whether the app is one for a phone on a Mac: false.
    public var isiOSAppOnMac: Bool { false }
}

/// Returns the kind of device: a phone.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
