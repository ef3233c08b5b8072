import CChildProcess
import StageModel
import Wire

/// A message to the server from the process that runs previewed code.
enum HostReport: Equatable, Sendable {
    /// The library is loaded, and offers these scenes.
    case loaded([Scene])
    /// A request of a room that can't be granted, or, if `room` is nil, a library that can't be used.
    case failed(room: UInt32?, reason: String)
    /// A sign that a request is being worked on.
    case busy
    case stage(Stage)
    case scrolls(room: UInt32, StageScrolls)
    case views(room: UInt32, ListedViews)
    case costs(room: UInt32, StageCosts)
    case measured([PreparationCost])
    /// A room's stage, and what it held, is gone.
    case closed(room: UInt32)
    /// A room's stage that was at rest needs a step.
    case woken(room: UInt32)
    /// An image that code has made of pixels, as a file that viewers load by its name, before a stage shows it.
    case image(name: String, file: [UInt8])
    /// A signal ends the process.
    case trapped(Trap)

    struct Scene: Codable, Equatable, Sendable {
        var description: SceneDescription
        /// The stage's width in points.
        var width: Double
        var height: Double
        /// The places at which its parameters' properties are declared, by the parameters' names.
        var sources: [String: PreviewHost.Place] = [:]
    }

    /// The state of a room's stage after a request.
    struct Stage: Equatable, Sendable {
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

    /// A signal that ends a process, and where its code was.
    struct Trap: Equatable, Sendable {
        /// The signal's number.
        var signal: UInt8
        /// Whether the stack was full.
        var overflows = false
        /// The addresses in the library's file of the instruction and the calls that led to it, innermost first.
        var addresses: [UInt64] = []
    }

    struct Readings: Codable, Equatable, Sendable {
        var values: [String: StageValue]
        var state: [String: StageValue]
        /// The stages, where there are several.
        var stages: [StageCheckpoint.Stage] = []
    }
}

extension HostReport {
    private enum Kind: UInt8 {
        case loaded = 1
        case failed, busy, stage, scrolls, closed, woken, trapped, views, costs, measured, image
    }

    /// The first byte of ``trapped(_:)``, which `child_process_tell` writes.
    static var trapKind: UInt8 { Kind.trapped.rawValue }

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
        case .views(let room, let list):
            var writer = ByteWriter()
            writer.u8(Kind.views.rawValue)
            writer.u32(room)
            list.write(to: &writer)
            return writer.bytes
        case .costs(let room, let costs):
            var writer = ByteWriter()
            writer.u8(Kind.costs.rawValue)
            writer.u32(room)
            return writer.bytes + HostJSON.bytes(costs)
        case .measured(let costs): return [Kind.measured.rawValue] + HostJSON.bytes(costs)
        case .closed(let room):
            var writer = ByteWriter()
            writer.u8(Kind.closed.rawValue)
            writer.u32(room)
            return writer.bytes
        case .woken(let room):
            var writer = ByteWriter()
            writer.u8(Kind.woken.rawValue)
            writer.u32(room)
            return writer.bytes
        case .image(let name, let file):
            var writer = ByteWriter()
            writer.u8(Kind.image.rawValue)
            writer.string(name)
            return writer.bytes + file
        case .trapped(let trap):
            let addresses = trap.addresses.flatMap { address in withUnsafeBytes(of: address) { Array($0) } }
            return [Kind.trapped.rawValue, trap.signal, trap.overflows ? 1 : 0] + addresses
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
        case .views: self = .views(room: try reader.u32(), try ListedViews(&reader))
        case .costs: self = .costs(room: try reader.u32(), try HostJSON.value(bytes[5...]))
        case .measured: self = .measured(try HostJSON.value(bytes[1...]))
        case .closed: self = .closed(room: try reader.u32())
        case .woken: self = .woken(room: try reader.u32())
        case .image:
            let name = try reader.string()
            self = .image(name: name, file: Array(bytes[(bytes.count - reader.remaining)...]))
        case .trapped:
            var trap = Trap(signal: try reader.u8())
            trap.overflows = try reader.flag("overflows")
            guard reader.remaining % 8 == 0, reader.remaining <= 8 * Int(CHILD_PROCESS_ADDRESSES) else {
                throw HostJSON.Malformed()
            }
            trap.addresses = bytes.withUnsafeBytes { bytes in
                stride(from: 3, to: bytes.count, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
            }
            self = .trapped(trap)
        }
    }
}
