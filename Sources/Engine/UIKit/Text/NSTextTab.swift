import Foundation

/// A place in a line that a tab is to reach; tabs are as wide as their character here, whatever places there are.
public final class NSTextTab: NSObject, Sendable {
    /// An option of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of what follows the tab.
    public let alignment: NSTextAlignment
    /// The distance from the paragraph's leading edge, in points.
    public let location: CGFloat

    /// Makes a tab of its place in points; options have no effect.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location) = (alignment, loc)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }
    public override var hash: Int { location.hashValue }
}
