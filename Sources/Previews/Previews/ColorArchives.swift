import Foundation
import UIKit

/// The archives of colours, as Foundation archives none of UIKit's objects on Linux.
public enum ColorArchives {
    private static let mark = "zoetrope-color"

    /// Returns what a colour is read of again: its parts in sRGB.
    public static func archive(of color: UIColor) -> Data {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Data("\(mark) \(red) \(green) \(blue) \(alpha)".utf8)
    }

    /// Returns the colour of an archive; nil for data that is none of one.
    public static func color(of archive: Data) -> UIColor? {
        let words = String(decoding: archive.prefix(200), as: UTF8.self).split(separator: " ")
        let parts = words.dropFirst().compactMap { Double($0) }
        guard words.first == mark[...], words.count == 5, parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
