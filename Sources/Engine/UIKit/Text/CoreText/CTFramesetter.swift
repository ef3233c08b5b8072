// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// What sets a text in lines, as Core Text does.
@preconcurrency @MainActor
public final class CTFramesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        // A copy: the text may be a mutable one.
        self.text = NSAttributedString(attributedString: text)
    }

    /// Lays a part of the text out in a width; a length of 0 is all that follows.
    func layout(_ range: CFRange, width: CGFloat) -> TextLayout {
        let start = min(max(range.location, 0), text.length)
        let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
        guard start > 0 || length < text.length else { return Self.layout(text, width: width) }
        return Self.layout(text.attributedSubstring(from: NSRange(location: start, length: length)), width: width)
    }

    static func layout(_ text: NSAttributedString, width: CGFloat) -> TextLayout {
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        return TextLayout(text, in: container)
    }
}

/// A text's lines in the box of a path.
@preconcurrency @MainActor
public final class CTFrame {
    fileprivate let lines: [CTLine]
    fileprivate let path: CGPath
    fileprivate let characters: CFRange

    fileprivate init(_ setter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
        self.path = path
        let box = path.boundingBox
        let layout = setter.layout(range, width: box.width)
        // Lines that end below the box are none of it.
        lines = layout.lines.indices.filter { layout.lines[$0].rect.maxY <= box.height + 0.01 }
            .map { CTLine($0, of: layout, from: range.location) }
        let end = lines.last.map { $0.characters.location + $0.characters.length } ?? range.location
        characters = CFRange(location: range.location, length: end - range.location)
    }
}

/// Returns what sets a text.
@preconcurrency @MainActor
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Sets a part of a text in the box of a path.
///
/// - Parameters:
///   - framesetter: the text.
///   - stringRange: the part; a length of 0 is all that follows.
///   - path: the path.
///   - frameAttributes: has no effect.
/// - Returns: the lines that fit.
@preconcurrency @MainActor
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: Any?
) -> CTFrame {
    CTFrame(framesetter, stringRange, path)
}

/// Returns the size that a part of a text takes.
///
/// - Parameters:
///   - framesetter: the text.
///   - stringRange: the part; a length of 0 is all that follows.
///   - frameAttributes: has no effect.
///   - constraints: the width at which lines are broken, and the height beyond which they are left out; 0 or the greatest
///     number for none.
///   - fitRange: is set to the characters that fit, if it is there.
/// - Returns: the size.
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: Any?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let layout = framesetter.layout(stringRange, width: constraints.width)
    let height = constraints.height > 0 ? constraints.height : .infinity
    let lines = layout.lines.filter { $0.rect.maxY <= height }
    let end = lines.last.map { $0.characters.location + $0.characters.length } ?? 0
    fitRange?.pointee = CFRange(location: stringRange.location, length: end)
    return CGSize(width: lines.map(\.used.width).max() ?? 0, height: lines.last?.rect.maxY ?? 0)
}

/// Returns a frame's lines.
@preconcurrency @MainActor
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }

/// Returns where a frame's lines begin on their baselines, from the lower left corner of its box upwards.
///
/// - Parameters:
///   - frame: the frame.
///   - range: which of the lines; a length of 0 is all that follow.
///   - origins: is set to the places; there must be as many.
@preconcurrency @MainActor
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.lines.dropFirst(range.location)
    let height = frame.path.boundingBox.height
    for (number, line) in lines.prefix(range.length > 0 ? range.length : lines.count).enumerated() {
        origins[number] = CGPoint(x: line.left, y: height - (line.line?.baseline ?? 0))
    }
}

/// Draws a frame's lines in the box of its path, as ``CTLineDraw(_:_:)`` does.
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    var origins = Array(repeating: CGPoint.zero, count: frame.lines.count)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    let box = frame.path.boundingBox
    for (line, origin) in zip(frame.lines, origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        line.draw(in: context)
    }
}

/// Returns the characters in a frame.
@preconcurrency @MainActor
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.characters }

/// Returns a frame's path.
@preconcurrency @MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
