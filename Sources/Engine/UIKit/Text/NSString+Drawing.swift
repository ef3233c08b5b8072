import QuartzCore
import Typesetting

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// On as many lines as it needs; without it, on one line for each of its own.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Lines that do not fit the height are left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// For source compatibility.
open class NSStringDrawingContext: NSObject {
    /// Has no effect: text is measured at its own size.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale at which the text was drawn: 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The bounds of the drawn text: empty.
    open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
    /// Returns the rectangle that the text takes, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: the width at which lines are broken, and the height beyond which they are left out with
    ///     `truncatesLastVisibleLine`; 0 or infinite for as much as the text needs.
    ///   - options: the options.
    ///   - context: has no effect.
    /// - Returns: the rectangle, from (0, 0).
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        guard length > 0 else { return .zero }
        return ComposedText(self, ComposedText.Defaults()).boundingRect(with: size, options: options)
    }

    /// The text's size with one line for each of its own, in points, not rounded.
    @preconcurrency @MainActor
    public func size() -> CGSize {
        boundingRect(with: .zero).size
    }
}

extension ComposedText {
    fileprivate func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? Double(length) : .infinity }
        let breaks = options.contains(.usesLineFragmentOrigin)
        let frame = typeset.frame(
            width: breaks ? limit(size.width) : .infinity,
            height: options.contains(.truncatesLastVisibleLine) ? limit(size.height) : .infinity,
            breaking: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : .words)
        return CGRect(x: 0, y: 0, width: CGFloat(frame.width), height: CGFloat(frame.height))
    }
}

extension String {
    /// Returns the rectangle that the text takes, in points, not rounded.
    ///
    /// The font is the system's of 12 points if none is given.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// The text's size with one line for each of its own, in points, not rounded.
    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }
}

extension NSString {
    /// Returns the rectangle that the text takes with attributes, in points, not rounded.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Returns the size that the text takes in one line with attributes, in points.
    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
}
