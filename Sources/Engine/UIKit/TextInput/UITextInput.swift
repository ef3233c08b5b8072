import QuartzCore

/// A place in a text that is edited.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the place.
    final let offset: Int

    /// Makes the place before a text.
    public override convenience init() {
        self.init(0)
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A part of a text that is edited.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where the part begins.
    open private(set) var start: UITextPosition
    /// Where the part ends.
    open private(set) var end: UITextPosition
    /// Whether nothing is between the two places.
    open var isEmpty: Bool { start.offset == end.offset }

    /// Makes the empty part before a text.
    public override convenience init() {
        self.init(0..<0)
    }

    init(_ range: Range<Int>) {
        (start, end) = (UITextPosition(range.lowerBound), UITextPosition(range.upperBound))
        super.init()
    }
}

extension UITextPosition {
    /// Finds the place in a text whose caret is nearest to a point, in the line that is nearest; the first of several.
    ///
    /// Places follow one another from left to right and from line to line: log n carets are asked for.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - count: the number of the text's UTF-16 units.
    ///   - caret: returns the caret of a place.
    /// - Returns: the place.
    static func closest(to point: CGPoint, of count: Int, _ caret: (UITextPosition) -> CGRect) -> UITextPosition {
        let (top, bottom) = (caret(UITextPosition(0)).minY, caret(UITextPosition(count)).maxY)
        let y = min(max(point.y, top), bottom.nextDown)
        func distance(_ rect: CGRect) -> (CGFloat, CGFloat) {
            (max(rect.minY - y, y - rect.maxY, 0), (rect.minX - point.x).magnitude)
        }
        // The last place that is in a line above, or to the left in the point's own.
        var (offset, last) = (0, count)
        while offset < last {
            let middle = (offset + last + 1) / 2
            let rect = caret(UITextPosition(middle))
            if rect.maxY <= y || rect.minY <= y && rect.minX <= point.x { offset = middle } else { last = middle - 1 }
        }
        let following = min(offset + 1, count)
        if distance(caret(UITextPosition(following))) < distance(caret(UITextPosition(offset))) { offset = following }
        // Behind the spaces at a line's end is no other place than before them.
        let rect = caret(UITextPosition(offset))
        while offset > 0, caret(UITextPosition(offset - 1)) == rect { offset -= 1 }
        return UITextPosition(offset)
    }
}

/// A place that marks a part of a text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The place in the coordinates of the text's view.
    open private(set) var rect: CGRect

    init(_ rect: CGRect) {
        self.rect = rect
        super.init()
    }
}

/// A view whose text is edited, with places and parts in it.
///
/// Viewers type at the end of a text: the selection is there, and stays there when another one is set.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextInput {
    /// The looks of the keyboard; nil for a view that has none of its own.
    public var keyboardAppearance: UIKeyboardAppearance? {
        // Of the type that theirs have, which is not this one.
        let own: UIKeyboardAppearance
        switch self {
        case let field as UITextField: own = field.keyboardAppearance
        case let view as UITextView: own = view.keyboardAppearance
        default: return nil
        }
        return own
    }
}

/// A view in a keyboard's place whose keys may click, which they do not here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether keys click while the view is seen.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Keys do not click unless a view says so.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A view of the engine whose text is edited.
@MainActor
protocol EditedText: AnyObject {
    var editedText: String { get set }
}

extension UITextInput {
    private var editedText: String { (self as? any EditedText)?.editedText ?? "" }
    private var count: Int { editedText.utf16.count }

    /// The place before the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place behind the text.
    public var endOfDocument: UITextPosition { UITextPosition(count) }
    /// The place at which is typed, behind the text; setting another has no effect.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(count..<count) }
        set {}
    }
    /// Nil: nothing is provisional.
    public var markedTextRange: UITextRange? { nil }

    /// Returns the place that lies so many UTF-16 units further; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...count).contains(place) ? UITextPosition(place) : nil
    }

    /// Returns the number of UTF-16 units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(a, b)..<max(a, b))
    }

    /// Returns which of two places is the first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
    }

    private func place(of range: UITextRange) -> Range<String.Index>? {
        let text = editedText
        let units = NSRange(
            location: min(range.start.offset, count), length: max(min(range.end.offset, count) - range.start.offset, 0))
        return Range(units, in: text)
    }

    /// Returns a part of the text.
    public func text(in range: UITextRange) -> String? { place(of: range).map { String(editedText[$0]) } }

    /// Replaces a part of the text.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let place = place(of: range), let edited = self as? any EditedText else { return }
        edited.editedText.replaceSubrange(place, with: text)
    }
}

extension UITextField: UITextInput, EditedText {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

extension UITextView: UITextInput, EditedText {
    var editedText: String {
        get { text }
        set { text = newValue }
    }
}
