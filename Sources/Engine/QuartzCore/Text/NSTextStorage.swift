import CoreGraphics

/// Follows the editing of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    /// Is called before the storage has taken in a change.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Is called when the storage has taken in a change.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// A text that tells those who lay it out what changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)``: everything else is done by these.
open class NSTextStorage: NSMutableAttributedString {
    /// What has changed.
    public struct EditActions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The object that follows the editing.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What has changed since the last ``processEditing()``.
    open private(set) var editedMask: EditActions = []
    /// Where; in the text as it is.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text has become longer.
    open private(set) var changeInLength = 0
    private var editingDepth = 0

    /// The objects that lay the text out.
    package final var managers: [AnyObject] = []
    /// How often the text has changed.
    package final var version = 0
    /// Is called when the text has changed.
    package final var textChanged: (() -> Void)?

    /// Makes a text without attributes.
    public override init(string: String) {
        super.init(string: string)
    }

    /// Makes a text with the same attributes everywhere.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Makes a copy of a text and its attributes.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Makes an empty text.
    public init() {
        super.init(string: "")
    }

    /// Reads a text and its attributes from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        AttributeRuns.release(of: self)
    }

    // MARK: Editing

    /// Notes a change; outside of ``beginEditing()`` it is taken in at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        version += 1
        let range = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedMask.formUnion(editedMask)
        self.editedRange = self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
        changeInLength += delta
        if editingDepth == 0 { processEditing() }
    }

    /// Takes in what has changed, and tells the delegate and those who lay the text out.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        textChanged?()
    }

    /// Has changes be taken in together.
    open override func beginEditing() {
        editingDepth += 1
    }

    /// Takes in what has changed since the outermost ``beginEditing()``.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    // MARK: Changes

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.eachRun(in: NSRange(location: 0, length: attrString.length)) { values, run in
            setAttributes(values, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        insert(attrString, at: length)
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        eachRun(in: range) { runs.append(($0, $1)) }
        for (values, run) in runs {
            var values = values
            body(&values)
            setAttributes(values, range: run)
        }
        endEditing()
    }

    // MARK: Questions

    // Foundation's ask its own store on Linux, whatever a subclass overrides.

    open override var length: Int { string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        contents.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        contents.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        contents.isEqual(to: (other as? NSTextStorage)?.contents ?? other)
    }

    // MARK: Copies

    open override func copy(with zone: NSZone? = nil) -> Any {
        ReleasingAttributedString(attributedString: contents)
    }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any { contents }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        ReleasingAttributedString(attributedString: part(range))
    }

    /// A copy of all of it, whatever store a subclass has.
    package final var contents: NSMutableAttributedString { part(NSRange(location: 0, length: length)) }

    private func part(_ range: NSRange) -> ReleasingMutableAttributedString {
        let part = ReleasingMutableAttributedString(string: NSString(string: string).substring(with: range))
        eachRun(in: range) { values, run in
            part.setAttributes(values, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }
}

extension NSAttributedString {
    /// Calls a closure with the attributes of each run in a range, by what a subclass may have overridden.
    fileprivate func eachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var location = range.location
        let end = range.location + range.length
        while location < end {
            var run = NSRange(location: location, length: 1)
            let values = attributes(at: location, effectiveRange: &run)
            let next = min(max(run.location + run.length, location + 1), end)
            body(values, NSRange(location: location, length: next - location))
            location = next
        }
    }
}
