// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// How far a registered font is known.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    /// As far as the user's session.
    public static var user: CTFontManagerScope { .persistent }
}

/// A font by its name, or of a file, which has no names here.
public final class CGFont {
    /// The font's PostScript name; nil for a file's.
    public let postScriptName: String?
    /// The same as ``postScriptName``.
    public var fullName: String? { postScriptName }

    /// Makes the font of a file.
    public init?(_ provider: CGDataProvider) { postScriptName = nil }

    /// Makes the font of a PostScript name.
    public init?(_ name: String) { postScriptName = name }
}

/// Core Foundation's errors.
public typealias CFError = NSError

/// Returns true: the fonts of a folder are known before its code runs.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Returns true: the fonts of a folder are known before its code runs.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing: fonts stay known.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
