/// An object of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject: Equatable {
    case number(Double)
    case name(String)
    case list([PDFObject])
    case table([String: PDFObject])
    /// A table, and its stream's bytes as they are stored.
    case stream([String: PDFObject], Range<Int>)
    case reference(Int)
    /// An operator of a content stream, or a word such as `true`.
    case word(String)
    /// A text, which drawings need not know.
    case text

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }
    var name: String? {
        guard case .name(let name) = self else { return nil }
        return name
    }
    var list: [PDFObject]? {
        guard case .list(let list) = self else { return nil }
        return list
    }
    /// The entries of a table, or of a stream's table.
    var table: [String: PDFObject]? {
        switch self {
        case .table(let table), .stream(let table, _): table
        default: nil
        }
    }
}

/// Reads objects one after the other.
struct PDFReader {
    let bytes: [UInt8]
    var index: Int
    /// How deep lists and tables may lie in each other.
    private static let depth = 32

    init(_ bytes: [UInt8], at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// Returns the next object, without what an `obj` around it begins with; nil at the end, or where there is none.
    mutating func next() -> PDFObject? { value(depth: Self.depth) }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    private mutating func skip() {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%") {
                while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
            } else if Self.isSpace(bytes[index]) {
                index += 1
            } else {
                return
            }
        }
    }

    private func at(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func regular() -> String {
        let start = index
        while let byte = at(index), !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func value(depth: Int) -> PDFObject? {
        skip()
        guard depth > 0, let byte = at(index) else { return nil }
        switch byte {
        case UInt8(ascii: "/"):
            index += 1
            return .name(regular())
        case UInt8(ascii: "("): return text()
        case UInt8(ascii: "["):
            index += 1
            return .list(items(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "<"):
            if at(index + 1) == UInt8(ascii: "<") {
                index += 2
                return table(depth)
            }
            while let byte = at(index), byte != UInt8(ascii: ">") { index += 1 }
            index += 1
            return .text
        default: break
        }
        let word = regular()
        if word.isEmpty {
            index += 1
            return .text
        }
        guard let number = Double(word), number.isFinite else { return .word(word) }
        return reference(Int(exactly: number)) ?? .number(number)
    }

    /// `12 0 R`, of which the first number has been read.
    private mutating func reference(_ number: Int?) -> PDFObject? {
        guard let number, number >= 0 else { return nil }
        let start = index
        skip()
        if Int(regular()) != nil {
            skip()
            if at(index) == UInt8(ascii: "R"), at(index + 1).map({ Self.isSpace($0) || Self.isDelimiter($0) }) != false
            {
                index += 1
                return .reference(number)
            }
        }
        index = start
        return nil
    }

    private mutating func items(until end: UInt8, _ depth: Int) -> [PDFObject] {
        var items: [PDFObject] = []
        while true {
            skip()
            guard let byte = at(index) else { return items }
            if byte == end {
                index += 1
                return items
            }
            guard let item = value(depth: depth - 1) else { return items }
            items.append(item)
        }
    }

    private mutating func table(_ depth: Int) -> PDFObject {
        var table: [String: PDFObject] = [:]
        let items = items(until: UInt8(ascii: ">"), depth)
        index += 1
        for (key, value) in zip(items.indices, items) where key % 2 == 0 && key + 1 < items.count {
            if let name = value.name { table[name] = items[key + 1] }
        }
        let start = index
        skip()
        guard bytes[min(index, bytes.count)...].starts(with: "stream".utf8) else {
            index = start
            return .table(table)
        }
        index += 6
        if at(index) == 13 { index += 1 }
        if at(index) == 10 { index += 1 }
        return .stream(table, index..<bytes.count)
    }

    private mutating func text() -> PDFObject {
        var open = 0
        while let byte = at(index) {
            index += 1
            switch byte {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return .text }
            default: break
            }
        }
        return .text
    }
}
