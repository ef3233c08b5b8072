/// What JSON and MessagePack both can say.
indirect enum PlainValue {
    case whole(Int)
    case number(Double)
    case text(String)
    case list([PlainValue])
    /// Names with values, in their order.
    case object([(String, PlainValue)])

    /// JSON without white space.
    var json: String {
        switch self {
        case .whole(let value): "\(value)"
        case .number(let value): value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
        case .text(let text): "\"\(text)\""
        case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
        case .object(let fields): "{" + fields.map { "\"\($0.0)\":\($0.1.json)" }.joined(separator: ",") + "}"
        }
    }

    /// MessagePack, numbers in the shortest form that is exact.
    var messagePack: [UInt8] {
        switch self {
        case .whole(let value): Self.pack(value)
        case .number(let value):
            if value == value.rounded(), value.magnitude < 1e15 {
                Self.pack(Int(value))
            } else if Double(Float(value)) == value {
                [0xCA] + Self.bytes(Float(value).bitPattern)
            } else {
                [0xCB] + Self.bytes(value.bitPattern)
            }
        case .text(let text): Self.head(text.utf8.count, short: 0xA0, limit: 32, long: 0xDA) + Array(text.utf8)
        case .list(let values):
            Self.head(values.count, short: 0x90, limit: 16, long: 0xDC) + values.flatMap(\.messagePack)
        case .object(let fields):
            Self.head(fields.count, short: 0x80, limit: 16, long: 0xDE)
                + fields.flatMap { PlainValue.text($0.0).messagePack + $0.1.messagePack }
        }
    }

    private static func head(_ count: Int, short: UInt8, limit: Int, long: UInt8) -> [UInt8] {
        count < limit ? [short | UInt8(count)] : [long] + bytes(UInt16(count))
    }

    private static func pack(_ value: Int) -> [UInt8] {
        switch value {
        case 0..<128: [UInt8(value)]
        case -32..<0: [UInt8(bitPattern: Int8(value))]
        case -128..<128: [0xD0, UInt8(bitPattern: Int8(value))]
        case -32_768..<32_768: [0xD1] + bytes(Int16(value))
        case -0x8000_0000..<0x8000_0000: [0xD2] + bytes(Int32(value))
        default: [0xD3] + bytes(Int64(value))
        }
    }

    private static func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
