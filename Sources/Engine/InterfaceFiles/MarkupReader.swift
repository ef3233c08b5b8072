/// A reader of XML as Interface Builder writes it: in UTF-8, without declarations of a document's type.
///
/// Foundation's reader brings libxml2 along, and with it the data of all languages.
struct MarkupReader {
    /// The line that can't be read, from 1.
    struct Fault: Error, Equatable {
        let line: Int
    }

    /// Far deeper than anybody nests views.
    private static let depth = 500
    private static let named = ["amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\""]

    private let bytes: [UInt8]
    private var position = 0
    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?

    /// Reads a document.
    ///
    /// Complexity: O(n) in the number of bytes.
    ///
    /// - Returns: the outermost element.
    /// - Throws: ``Fault`` at what is not well-formed.
    static func read(_ bytes: [UInt8]) throws(Fault) -> InterfaceElement {
        var reader = MarkupReader(bytes: bytes)
        return try reader.document()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func document() throws(Fault) -> InterfaceElement {
        while let byte = next {
            if byte != UInt8(ascii: "<") {
                try add(value(until: UInt8(ascii: "<"), isAttribute: false))
            } else if skip("<!--") {
                try pass("-->")
            } else if skip("<![CDATA[") {
                let start = position
                try pass("]]>")
                try add(String(decoding: bytes[start..<position - 3], as: UTF8.self))
            } else if skip("<?") {
                try pass("?>")
            } else if skip("</") {
                try end()
            } else {
                position += 1
                try begin()
            }
        }
        guard open.isEmpty, let root else { throw fault }
        return root
    }

    // MARK: Elements

    private mutating func begin() throws(Fault) {
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            let isApart = skipSpace()
            let isEmpty = skip("/>")
            if isEmpty || skip(">") {
                return try add(InterfaceElement(name, attributes), isOpen: !isEmpty)
            }
            guard isApart else { throw fault }
            let key = try self.name()
            skipSpace()
            guard skip("=") else { throw fault }
            skipSpace()
            guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), attributes[key] == nil
            else { throw fault }
            position += 1
            attributes[key] = try value(until: quote, isAttribute: true)
            guard next == quote else { throw fault }
            position += 1
        }
    }

    private mutating func end() throws(Fault) {
        guard try name() == open.popLast()?.name else { throw fault }
        skipSpace()
        guard skip(">") else { throw fault }
    }

    private mutating func add(_ element: InterfaceElement, isOpen: Bool) throws(Fault) {
        if let parent = open.last {
            parent.children.append(element)
        } else {
            guard root == nil else { throw fault }
            root = element
        }
        guard isOpen else { return }
        guard open.count < Self.depth else { throw fault }
        open.append(element)
    }

    private func add(_ text: String) throws(Fault) {
        if let element = open.last {
            element.text += text
        } else if !text.allSatisfy(\.isWhitespace) {
            throw fault
        }
    }

    // MARK: Characters

    private mutating func name() throws(Fault) -> String {
        let start = position
        while let byte = next, !Self.isSpace(byte), !"<>/=\"'&!?".utf8.contains(byte) { position += 1 }
        guard position > start else { throw fault }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads what stands before a byte; in an attribute the ends of lines are spaces (XML 1.0, 3.3.3).
    private mutating func value(until end: UInt8, isAttribute: Bool) throws(Fault) -> String {
        var value: [UInt8] = []
        while let byte = next, byte != end {
            switch byte {
            case UInt8(ascii: "&"):
                try value.append(contentsOf: reference().utf8)
                continue
            case UInt8(ascii: "<"): throw fault
            case UInt8(ascii: "\r"):
                if !(position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")) {
                    value.append(UInt8(ascii: isAttribute ? " " : "\n"))
                }
            default: value.append(isAttribute && Self.isSpace(byte) ? UInt8(ascii: " ") : byte)
            }
            position += 1
        }
        return String(decoding: value, as: UTF8.self)
    }

    /// Reads a character that is named or numbered: `&amp;`, `&#10;`, `&#xA;`.
    private mutating func reference() throws(Fault) -> String {
        let start = position + 1
        while let byte = next, byte != UInt8(ascii: ";"), position < start + 10 { position += 1 }
        guard next == UInt8(ascii: ";"), position > start else { throw fault }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        if let character = Self.named[text] { return character }
        let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst())
        guard text.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init), scalar.value > 0 else {
            throw fault
        }
        return String(Character(scalar))
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var fault: Fault {
        Fault(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = next, Self.isSpace(byte) { position += 1 }
        return position > start
    }

    /// Goes past a text if that comes next.
    private mutating func skip(_ text: StaticString) -> Bool {
        let isNext = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if isNext { position += text.utf8CodeUnitCount }
        return isNext
    }

    /// Goes past the next place where a text stands.
    private mutating func pass(_ text: StaticString) throws(Fault) {
        let start = position
        while position < bytes.count {
            if skip(text) { return }
            position += 1
        }
        position = start
        throw fault
    }
}
