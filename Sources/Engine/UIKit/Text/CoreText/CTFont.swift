// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// A font, which is UIKit's.
public typealias CTFont = UIFont

/// The attribute of a text's font, which is UIKit's.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
/// The attribute of a text's colour, a `CGColor`.
public let kCTForegroundColorAttributeName = "CTForegroundColor"
/// The attribute of the space between letters, which is UIKit's.
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue
/// The attribute of a paragraph's style, for which `NSParagraphStyle` is used here.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue

/// Returns the font of a name.
///
/// - Parameters:
///   - name: the name; the nearest font that there is stands for an unknown one.
///   - size: the size in points; 12 if it is 0.
///   - matrix: has no effect.
/// - Returns: the font.
public func CTFontCreateWithName(
    _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Returns a font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns how far a font's letters reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns how far a font's letters reach below the baseline, in points: a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between a font's lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of a font's capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a font's small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
