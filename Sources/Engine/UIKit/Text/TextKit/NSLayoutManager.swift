import QuartzCore

/// Follows the layout of text; nothing of it is called, as text is laid out when somebody asks.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Lays the text of a storage out in containers, one after the other.
///
/// Its glyphs are the text's UTF-16 units: a ligature is as many as it has letters.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) unowned(unsafe) var textStorage: NSTextStorage?
    /// The regions that the text fills, in their order.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Has no effect: nothing of it is called.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Has no effect: a font's lines are as high as they are.
    open var usesFontLeading = true
    /// Has no effect: text is laid out as far as somebody asks.
    open var allowsNonContiguousLayout = false
    /// Has no effect: what has no picture is not drawn.
    open var showsInvisibleCharacters = false
    /// Has no effect: what has no picture is not drawn.
    open var showsControlCharacters = false
    /// Has no effect: words are not hyphenated.
    open var hyphenationFactor: Float = 0
    /// Has no effect: words are not hyphenated.
    open var usesDefaultHyphenation = false

    /// What lies in each container, as far as it is known, and of which version of the text.
    private var layouts: [(start: Int, layout: TextLayout)] = []
    private var version = -1
    private weak var known: NSTextStorage?

    /// Makes an object without a text or a container.
    public override init() {
        super.init()
    }

    // MARK: Containers

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forget()
    }

    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        forget()
    }

    /// Lays the text out anew when somebody asks.
    final func forget() {
        layouts = []
    }

    /// The layouts in the containers, in their order, as far as there is text.
    private func all() -> [(start: Int, layout: TextLayout)] {
        guard let textStorage else { return [] }
        if known !== textStorage || version != textStorage.version { layouts = [] }
        (known, version) = (textStorage, textStorage.version)
        guard layouts.isEmpty else { return layouts }
        var start = 0
        for (number, container) in textContainers.enumerated() {
            let rest = NSRange(location: start, length: textStorage.length - start)
            let isLast = number + 1 == textContainers.count
            let text = start == 0 ? textStorage.contents : textStorage.attributedSubstring(from: rest)
            let layout = TextLayout(text, in: container)
            layouts.append((start, layout))
            guard !isLast, layout.frame.isTruncated, let end = layout.lines.last?.truncated.location else { break }
            start += end
        }
        return layouts
    }

    private func layout(in container: NSTextContainer) -> (start: Int, layout: TextLayout)? {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
        let all = all()
        return index < all.count ? all[index] : nil
    }

    /// The layout that has a glyph, its container's number, and the glyph's number in it.
    private func place(of glyph: Int) -> (layout: TextLayout, container: Int, start: Int, unit: Int)? {
        let all = all()
        guard let index = all.lastIndex(where: { $0.start <= max(glyph, 0) }) else { return nil }
        return (all[index].layout, index, all[index].start, max(glyph, 0) - all[index].start)
    }

    // MARK: Glyphs and characters

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the number of the character that a glyph is of: its own.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the number of the first glyph of a character: its own.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the characters of some glyphs: the same numbers.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyphs of some characters: the same numbers.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let (start, layout) = layout(in: container), let last = layout.lines.last else {
            return NSRange(location: 0, length: 0)
        }
        let index = textContainers.firstIndex { $0 === container } ?? 0
        let isLast = index + 1 >= all().count
        let end =
            isLast ? last.characters.location + last.characters.length : last.truncated.location
        return NSRange(location: start, length: end)
    }

    /// Returns the glyphs of the lines that some rectangle of a container meets.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let (start, layout) = layout(in: container) else { return NSRange(location: 0, length: 0) }
        let lines = layout.lines.filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: start, length: 0) }
        return NSUnionRange(first.characters, last.characters).moved(by: start)
    }

    // MARK: Places

    /// Returns the glyph that is nearest to a point of a container.
    ///
    /// - Parameters:
    ///   - point: the point, in the container's coordinates.
    ///   - container: the container.
    ///   - partialFraction: is given how much of the glyph is before the point, from 0 to 1.
    /// - Returns: the glyph's number; 0 without text.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let (start, layout) = layout(in: container), let (unit, fraction) = layout.nearest(to: point) else {
            partialFraction?.pointee = 0
            return 0
        }
        partialFraction?.pointee = fraction
        return start + unit
    }

    /// Returns the glyph that is nearest to a point of a container; 0 without text.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns how much of the glyph at a point is before it, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character that is nearest to a point of a container.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Returns the smallest rectangle around some glyphs, as high as their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let (start, layout) = layout(in: container) else { return .zero }
        let rects = layout.rects(of: glyphRange.moved(by: -start))
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Returns what the text takes in a container.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(in: container)?.layout.used ?? .zero }

    /// Returns the line of a glyph: all of its container's width.
    @discardableResult
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(of: glyphIndex, effectiveRange)?.rect ?? .zero
    }

    /// Returns what the text takes of the line of a glyph.
    @discardableResult
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(of: glyphIndex, effectiveRange)?.used ?? .zero
    }

    private func line(of glyph: Int, _ range: NSRangePointer?) -> TextLayout.Line? {
        guard let place = place(of: glyph), let line = place.layout.line(of: place.unit) else { return nil }
        range?.pointee = line.characters.moved(by: place.start)
        return line
    }

    /// Returns where a glyph begins on its baseline, from the corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let place = place(of: glyphIndex), let line = place.layout.line(of: place.unit),
            place.unit < place.layout.edges.count
        else { return .zero }
        return CGPoint(x: place.layout.edges[place.unit].left - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// Returns the container of a glyph; nil without one.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex), let place = place(of: glyphIndex) else { return nil }
        let container = textContainers[place.container]
        effectiveRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Returns the glyphs of a glyph's line for which an ellipsis stands; at `NSNotFound` where there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let place = place(of: glyphIndex), let line = place.layout.line(of: place.unit),
            place.layout.frame.isTruncated, line.truncated.length > 0
        else { return NSRange(location: NSNotFound, length: 0) }
        return line.truncated.moved(by: place.start)
    }

    /// The line behind a text that ends with the end of a paragraph: none.
    open var extraLineFragmentRect: CGRect { .zero }

    /// Calls a closure with each line that has some of the glyphs, until it sets its last argument.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (index, (start, layout)) in all().enumerated() {
            for line in layout.lines {
                let characters = line.characters.moved(by: start)
                guard glyphRange.intersection(characters).map({ $0.length > 0 }) ?? false else { continue }
                block(line.rect, line.used, textContainers[index], characters, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls a closure with the rectangles around some glyphs, one for each line, until it sets its last argument.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let (start, layout) = layout(in: textContainer) else { return }
        var stop = ObjCBool(false)
        for rect in layout.rects(of: glyphRange.moved(by: -start)) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Layout

    /// Does nothing: text is laid out when somebody asks.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: text is laid out when somebody asks.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: text is laid out when somebody asks.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Does nothing: text is laid out when somebody asks.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Lays all of the text out anew when somebody asks.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) { forget() }
    /// Lays all of the text out anew when somebody asks.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        forget()
    }
    /// Has the text views of the containers drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.view?.setNeedsDisplay() }
    }

    // MARK: Drawing

    /// Draws the lines that have some of the glyphs to the current context, with what is behind their characters.
    ///
    /// - Parameters:
    ///   - glyphsToShow: the glyphs.
    ///   - origin: where the container's corner is.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for (index, (start, layout)) in all().enumerated() {
            guard let composed = layout.composed else { continue }
            let lines = zip(layout.lines, layout.frame.lines).filter { line, _ in
                glyphsToShow.intersection(line.characters.moved(by: start)).map { $0.length > 0 } ?? false
            }
            let padding = textContainers[index].lineFragmentPadding
            composed.draw(lines.map(\.1), from: CGPoint(x: origin.x + padding, y: origin.y))
        }
    }

    /// Draws nothing: what is behind characters is drawn with them; a subclass may draw more.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension NSRange {
    fileprivate func moved(by offset: Int) -> NSRange { NSRange(location: location + offset, length: length) }
}

extension NSTextStorage {
    /// The objects that lay the text out.
    @preconcurrency @MainActor
    public var layoutManagers: [NSLayoutManager] { managers.compactMap { $0 as? NSLayoutManager } }

    /// Has an object lay the text out.
    @preconcurrency @MainActor
    public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.forget()
    }

    /// Has an object lay the text out no more.
    @preconcurrency @MainActor
    public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }
}
