import StageModel
import Wire

/// A message to the server from the process that runs previewed code.
enum HostReport: Equatable {
    /// The library is loaded, and offers these scenes.
    case loaded([Scene])
    /// A request of a room that can't be granted, or, if `room` is nil, a library that can't be used.
    case failed(room: UInt32?, reason: String)
    /// A sign that a request is being worked on.
    case busy
    case stage(Stage)
    case scrolls(room: UInt32, StageScrolls)

    struct Scene: Codable, Equatable {
        var description: SceneDescription
        /// The stage's width in points.
        var width: Double
        var height: Double
        /// The places at which its parameters' properties are declared, by the parameters' names.
        var sources: [String: PreviewHost.Place] = [:]
    }

    /// The state of a room's stage after a request.
    struct Stage: Equatable {
        var room: UInt32
        var needsStep = false
        var tick: UInt32
        var oldest: UInt32
        var newest: UInt32
        /// The parameters' values and the scene's state; nil if they are as before.
        var readings: Readings?
        /// A snapshot or a delta as viewers are sent; empty if nothing that is seen has changed.
        ///
        /// Its ticks count messages.
        var frame: [UInt8] = []
    }

    struct Readings: Codable, Equatable {
        var values: [String: StageValue]
        var state: [String: StageValue]
    }
}

extension HostReport {
    private enum Kind: UInt8 {
        case loaded = 1
        case failed, busy, stage, scrolls
    }

    private struct Failure: Codable {
        var room: UInt32?
        var reason: String
    }

    var encoded: [UInt8] {
        switch self {
        case .loaded(let scenes): return [Kind.loaded.rawValue] + HostJSON.bytes(scenes)
        case .failed(let room, let reason):
            return [Kind.failed.rawValue] + HostJSON.bytes(Failure(room: room, reason: reason))
        case .busy: return [Kind.busy.rawValue]
        case .stage(let stage):
            var writer = ByteWriter()
            writer.u8(Kind.stage.rawValue)
            writer.u32(stage.room)
            writer.u8(stage.needsStep ? 1 : 0)
            writer.u32(stage.tick)
            writer.u32(stage.oldest)
            writer.u32(stage.newest)
            let readings = stage.readings.map { HostJSON.bytes($0) } ?? []
            writer.u32(UInt32(readings.count))
            return writer.bytes + readings + stage.frame
        case .scrolls(let room, let scrolls):
            var writer = ByteWriter()
            writer.u8(Kind.scrolls.rawValue)
            writer.u32(room)
            return writer.bytes + HostJSON.bytes(scrolls)
        }
    }

    /// Decodes a message.
    ///
    /// - Throws: an error for bytes that no such process sends.
    init(decoding bytes: [UInt8]) throws {
        var reader = ByteReader(bytes)
        guard let kind = Kind(rawValue: try reader.u8()) else { throw HostJSON.Malformed() }
        switch kind {
        case .loaded: self = .loaded(try HostJSON.value(bytes[1...]))
        case .failed:
            let failure: Failure = try HostJSON.value(bytes[1...])
            self = .failed(room: failure.room, reason: failure.reason)
        case .busy: self = .busy
        case .stage:
            var stage = Stage(room: try reader.u32(), tick: 0, oldest: 0, newest: 0)
            stage.needsStep = try reader.flag("needsStep")
            stage.tick = try reader.u32()
            stage.oldest = try reader.u32()
            stage.newest = try reader.u32()
            let length = Int(try reader.u32())
            guard length <= reader.remaining, stage.oldest <= stage.newest else { throw HostJSON.Malformed() }
            let start = bytes.count - reader.remaining
            if length > 0 { stage.readings = try HostJSON.value(bytes[start..<start + length]) }
            stage.frame = Array(bytes[(start + length)...])
            self = .stage(stage)
        case .scrolls:
            self = .scrolls(room: try reader.u32(), try HostJSON.value(bytes[5...]))
        }
    }
}
