import Foundation
import SceneContract
import Simulation
import StageModel
import Wire

/// What the server asks of the process that runs previewed code.
enum HostRequest: Equatable {
    /// First and once.
    case load(Library)
    case open(Opening)
    /// Has the events act, and goes on to the tick.
    case advance(room: UInt32, tick: UInt32, events: [InputEvent])
    /// Has the events act, and shows a stage tick.
    case seek(room: UInt32, tick: UInt32, events: [InputEvent])
    case scrolls(room: UInt32)
    /// Lists the views, if they differ from those that were listed last, and describes some.
    case views(room: UInt32, ViewQuestion)
    /// Tells what the newest steps cost.
    case costs(room: UInt32, CostQuestion)
    /// Tells what the layouts of a scene take with other numbers of items.
    case measure(Measurement)
    case close(room: UInt32)

    /// A scene whose layouts are measured, as it starts with some values, and by how much the numbers of items are multiplied.
    struct Measurement: Codable, Equatable {
        var start: StageCheckpoint
        var scale: Double
    }

    struct Library: Codable, Equatable {
        /// The path of the dynamic library.
        var path: String
        var images: [SceneImage]
        var fonts: [Font] = []
        /// The width of the server's stage in points.
        var stageWidth: Double
        var stageHeight: Double

        struct Font: Codable, Equatable {
            /// The absolute path.
            var path: String
            /// The name below `/fonts/`.
            var file: String
        }
    }

    /// A room's stage, and what has happened on it.
    struct Opening: Equatable {
        var header: Header
        /// The events by ascending tick.
        var entries: [InputScript.Entry]

        struct Header: Codable, Equatable {
            var room: UInt32
            var scene: String
            /// The state in which the entries begin; nil for the scene's own start.
            var start: StageCheckpoint?
            var startTick: UInt32
            /// Whether the stages have the start's sizes, whatever the preview says.
            var keepsSizes = false
            /// The newest stage tick, and the one to be shown.
            var newest: UInt32
            var shown: UInt32
        }
    }
}

extension HostRequest {
    private enum Kind: UInt8 {
        case load = 1
        case open, advance, seek, scrolls, close, views, costs, measure
    }

    var encoded: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .load(let library):
            return [Kind.load.rawValue] + HostJSON.bytes(library)
        case .open(let opening):
            let header = HostJSON.bytes(opening.header)
            writer.u8(Kind.open.rawValue)
            writer.u32(UInt32(header.count))
            var entries = ByteWriter()
            for entry in opening.entries {
                entries.u32(entry.tick)
                entries.event(entry.event)
            }
            return writer.bytes + header + entries.bytes
        case .advance(let room, let tick, let events):
            writer.u8(Kind.advance.rawValue)
            writer.u32(room)
            writer.u32(tick)
            for event in events { writer.event(event) }
        case .seek(let room, let tick, let events):
            writer.u8(Kind.seek.rawValue)
            writer.u32(room)
            writer.u32(tick)
            for event in events { writer.event(event) }
        case .scrolls(let room):
            writer.u8(Kind.scrolls.rawValue)
            writer.u32(room)
        case .views(let room, let question):
            writer.u8(Kind.views.rawValue)
            writer.u32(room)
            writer.u8(question.wantsList ? 1 : 0)
            writer.u32(UInt32(question.layers.count))
            for layer in question.layers + question.properties { writer.u32(layer) }
        case .costs(let room, let question):
            writer.u8(Kind.costs.rawValue)
            writer.u32(room)
            return writer.bytes + HostJSON.bytes(question)
        case .measure(let measurement):
            return [Kind.measure.rawValue] + HostJSON.bytes(measurement)
        case .close(let room):
            writer.u8(Kind.close.rawValue)
            writer.u32(room)
        }
        return writer.bytes
    }

    /// - Throws: an error for bytes that no server sends.
    init(decoding bytes: [UInt8]) throws {
        var reader = ByteReader(bytes)
        guard let kind = Kind(rawValue: try reader.u8()) else { throw HostJSON.Malformed() }
        switch kind {
        case .load:
            self = .load(try HostJSON.value(bytes[1...]))
        case .open:
            let length = Int(try reader.u32())
            guard length <= reader.remaining else { throw HostJSON.Malformed() }
            let header: Opening.Header = try HostJSON.value(bytes[5..<5 + length])
            reader = ByteReader(Array(bytes[(5 + length)...]))
            var entries: [InputScript.Entry] = []
            while reader.remaining > 0 {
                entries.append(InputScript.Entry(tick: try reader.u32(), event: try reader.event()))
            }
            self = .open(Opening(header: header, entries: entries))
        case .advance:
            self = .advance(room: try reader.u32(), tick: try reader.u32(), events: try reader.events())
        case .seek:
            self = .seek(room: try reader.u32(), tick: try reader.u32(), events: try reader.events())
        case .scrolls: self = .scrolls(room: try reader.u32())
        case .views:
            let room = try reader.u32()
            let wantsList = try reader.flag("wantsList")
            let count = Int(try reader.u32())
            var layers: [UInt32] = []
            while reader.remaining > 0 { layers.append(try reader.u32()) }
            guard count <= layers.count else { throw HostJSON.Malformed() }
            let question = ViewQuestion(
                Array(layers[..<count]), properties: Array(layers[count...]), wantsList: wantsList)
            self = .views(room: room, question)
        case .costs: self = .costs(room: try reader.u32(), try HostJSON.value(bytes[5...]))
        case .measure: self = .measure(try HostJSON.value(bytes[1...]))
        case .close: self = .close(room: try reader.u32())
        }
    }
}

extension ByteWriter {
    fileprivate mutating func event(_ event: InputEvent) {
        switch event {
        case .pointer(let sample):
            u8(1)
            u32(UInt32(truncatingIfNeeded: sample.pointer >> 32))
            u32(UInt32(truncatingIfNeeded: sample.pointer))
            u8(sample.phase.rawValue)
            f64(sample.x)
            f64(sample.y)
            u8(sample.time == nil ? 0 : 1)
            if let time = sample.time { f64(time) }
        case .wheel(let sample):
            u8(2)
            for value in [sample.x, sample.y, sample.dx, sample.dy] { f64(value) }
        case .key(let key):
            u8(3)
            u8(key.rawValue)
        case .action(let name):
            u8(4)
            string(name)
        case .text(let typed):
            u8(6)
            u8(typed.isEntered ? 1 : 0)
            string(typed.text)
        case .set(let values):
            u8(5)
            varint(UInt64(values.count))
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                string(name)
                string(String(decoding: HostJSON.bytes([value]), as: UTF8.self))
            }
        }
    }
}

extension ByteReader {
    fileprivate mutating func events() throws -> [InputEvent] {
        var events: [InputEvent] = []
        while remaining > 0 { events.append(try event()) }
        return events
    }

    fileprivate mutating func event() throws -> InputEvent {
        switch try u8() {
        case 1:
            let pointer = UInt64(try u32()) << 32 | UInt64(try u32())
            let phase: PointerSample.Phase = try value("phase")
            var sample = PointerSample(pointer: pointer, phase: phase, x: try f64(), y: try f64())
            if try flag("time") { sample.time = try f64() }
            return .pointer(sample)
        case 2: return .wheel(WheelSample(x: try f64(), y: try f64(), dx: try f64(), dy: try f64()))
        case 3: return .key(try value("key"))
        case 4: return .action(try string())
        case 5:
            var values: [String: StageValue] = [:]
            for _ in 0..<(try varint()) {
                let name = try string()
                let list: [StageValue] = try HostJSON.value(Array(try string().utf8)[...])
                values[name] = list.first
            }
            return .set(values)
        case 6:
            let isEntered = try flag("enter")
            guard let typed = TypedText(try string(), isEntered: isEntered) else { throw HostJSON.Malformed() }
            return .text(typed)
        default: throw HostJSON.Malformed()
        }
    }
}

/// Parts of messages that are rare, as JSON.
enum HostJSON {
    struct Malformed: Error {}

    static func bytes(_ value: some Encodable) -> [UInt8] {
        (try? JSONEncoder().encode(value)).map(Array.init) ?? []
    }

    static func value<Value: Decodable>(_ bytes: ArraySlice<UInt8>) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}
