/// A property list in the format with braces that Xcode writes projects in.
indirect enum PropertyListText: Equatable {
    case text(String)
    case list([PropertyListText])
    case table([String: PropertyListText])

    /// How deep values may lie in each other.
    private static let depth = 64

    /// Reads a property list; nil for what is none.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: Self.depth) else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyListText? {
        guard case .table(let table) = self else { return nil }
        return table[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The texts of a list; none of anything else.
    var texts: [String] {
        guard case .list(let list) = self else { return [] }
        return list.compactMap(\.text)
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

        /// Passes over white space and comments.
        private mutating func skip() {
            while let byte = next {
                if byte <= 0x20 {
                    index += 1
                } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                    while let byte = next, byte != 0x0A { index += 1 }
                } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                    index += 2
                    while index < bytes.count,
                        !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
                    {
                        index += 1
                    }
                    index += 1
                } else {
                    return
                }
            }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            skip()
            guard next == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) -> PropertyListText? {
            guard depth > 0 else { return nil }
            if take("{") {
                var table: [String: PropertyListText] = [:]
                while !take("}") {
                    guard let key = string(), take("="), let value = value(depth: depth - 1), take(";") else {
                        return nil
                    }
                    table[key] = value
                }
                return .table(table)
            }
            if take("(") {
                var list: [PropertyListText] = []
                while !take(")") {
                    guard let value = value(depth: depth - 1) else { return nil }
                    list.append(value)
                    if !take(",") {
                        guard take(")") else { return nil }
                        break
                    }
                }
                return .list(list)
            }
            return string().map(PropertyListText.text)
        }

        private mutating func string() -> String? {
            skip()
            guard let first = next else { return nil }
            guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
                let start = index
                while let byte = next, Self.isPlain(byte) { index += 1 }
                return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
            }
            index += 1
            var text: [UInt8] = []
            while let byte = next, byte != first {
                index += 1
                guard byte == UInt8(ascii: "\\"), let escaped = next else {
                    text.append(byte)
                    continue
                }
                index += 1
                switch escaped {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "U"), UInt8(ascii: "u"):
                    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
                    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                    text += Array(String(Character(scalar)).utf8)
                    index += 4
                default: text.append(escaped)
                }
            }
            guard next == first else { return nil }
            index += 1
            return String(decoding: text, as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
                true
            default: "$+/:._-@".utf8.contains(byte)
            }
        }
    }
}
