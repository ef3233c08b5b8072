// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// A font of Core Text, which is one of UIKit's as on iOS.
public typealias CTFont = UIFont

/// Finds the font of a name, or the nearest that there is.
///
/// - Parameters:
///   - name: a font's name.
///   - size: the size in points; 12 points if it is 0.
///   - matrix: has no effect.
/// - Returns: the font.
@preconcurrency @MainActor
public func CTFontCreateWithName(
    _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
