// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// A line of a text, as Core Text sets it.
@preconcurrency @MainActor
public final class CTLine {
    /// The characters on it, with those of the text before the part that was set.
    let characters: CFRange
    let line: TextLayout.Line?
    private let layout: TextLayout
    private let start: Int
    /// Its place among the layout's lines.
    private let number: Int

    /// Makes the line of a number of a layout; an empty one if there is none.
    init(_ number: Int, of layout: TextLayout, from start: Int) {
        line = layout.lines.indices.contains(number) ? layout.lines[number] : nil
        (self.number, self.layout, self.start) = (number, layout, start)
        let range = line?.characters ?? NSRange(location: 0, length: 0)
        characters = CFRange(location: range.location + start, length: range.length)
    }

    var left: CGFloat { line?.used.minX ?? 0 }
    var width: CGFloat { line?.used.width ?? 0 }
    var ascent: CGFloat { line.map { $0.baseline - $0.rect.minY } ?? 0 }
    var descent: CGFloat { line.map { $0.rect.maxY - $0.baseline } ?? 0 }

    /// Draws the line from the context's text position on, with its text matrix, and moves the position to the line's end.
    func draw(in context: CGContext) {
        guard let line, let composed = layout.composed else { return }
        context.saveGState()
        // A line is laid out with the y axis pointing down, Core Text's points up.
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        composed.draw(
            [layout.frame.lines[number]], from: CGPoint(x: -line.used.minX, y: -line.baseline), in: context)
        context.restoreGState()
        context.textPosition = CGPoint(x: width, y: 0).applying(context.textMatrix)
    }

    /// The character before which a place along the line lies.
    func index(at x: CGFloat) -> CFIndex {
        guard let line, let found = layout.nearest(to: CGPoint(x: x + left, y: line.rect.midY)) else {
            return characters.location
        }
        return found.unit + (found.fraction > 0.5 ? 1 : 0) + start
    }

    /// The place along the line before a character.
    func offset(of index: CFIndex) -> CGFloat {
        let unit = index - start
        guard let line, unit >= line.characters.location else { return 0 }
        guard unit < line.characters.location + line.characters.length else { return width }
        return layout.edges[unit].left - left
    }
}

/// What the bounds of a line leave out.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The leading, which is 0 here.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// All but what the glyphs draw, for which the font's measures stand here.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// What looks like a margin, for which the font's measures stand here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Returns a text on one line.
@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(0, of: CTFramesetter.layout(attrString, width: 0), from: 0)
}

/// Draws a line from the context's text position on, which moves to the line's end.
///
/// Letters stand upright where the y axis points up, as in Core Text; the context's text matrix turns them otherwise. The text's
/// attachments are not drawn.
@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(in: context)
}

/// Returns the characters on a line.
@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.characters }

/// Returns the width of a line, and how far it reaches above and below its baseline.
///
/// - Parameters:
///   - line: the line.
///   - ascent: is set to what is above the baseline, if it is there.
///   - descent: is set to what is below, if it is there.
///   - leading: is set to 0, if it is there.
/// - Returns: the width.
@preconcurrency @MainActor @discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = 0
    return Double(line.width)
}

/// Returns the bounds of a line, from the beginning of its baseline upwards.
@preconcurrency @MainActor
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the character before which a place lies, from the beginning of a line's baseline.
@preconcurrency @MainActor
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.index(at: position.x)
}

/// Returns the place before a character, from the beginning of a line.
///
/// - Parameters:
///   - line: the line.
///   - charIndex: the character.
///   - secondaryOffset: is set to the same place, if it is there.
/// - Returns: the place.
@preconcurrency @MainActor
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns how far a line begins from the left to lie in a width: 0 on the left, 0.5 in the middle, 1 on the right.
@preconcurrency @MainActor
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(flushWidth - Double(line.width), 0) * Double(min(max(flushFactor, 0), 1))
}
