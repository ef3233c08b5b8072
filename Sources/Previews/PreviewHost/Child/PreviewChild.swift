import CoreGraphics
import Dispatch
import Foundation
import Glibc
import Previews
import SceneContract
import Simulation
import StageModel

/// The process that runs previewed code: it does what the server asks, and ends with it.
@MainActor
public final class PreviewChild {
    private let channel: FrameChannel
    private var library: LoadedLibrary?
    private var rooms: [UInt32: ChildRoom] = [:]
    /// The number of requests until now.
    private var answered: UInt64 = 0
    /// Whether the main queue has had a turn since the last of them.
    private var hasGivenTurn = false

    /// The milliseconds without a request after which the main queue has a turn: less than from one step to the next, and more than
    /// from one of the kernel's ticks to the next, as a timer that is due before costs 10 us.
    private static let pause: Int32 = 12
    /// The milliseconds for which the main thread then waits for the next request by itself: somewhat longer than from one step to
    /// the next.
    private static let patience: Int32 = 25
    /// The number of requests after which the main queue has a turn at the latest.
    private static let mostRequests: UInt64 = 32

    /// Fails if the server has not given this process the memory that they share.
    ///
    /// - Parameter socket: the socket, which is closed with the channel.
    public init?(socket: Int32) {
        guard let rings = SharedRings(SharedRings.descriptor) else { return nil }
        close(SharedRings.descriptor)
        channel = FrameChannel(socket, rings, of: .child)
    }

    /// Serves until the other end is closed, and runs what other threads have given to the main queue.
    ///
    /// While requests come, the main thread waits for them itself, and the main queue has its turns once it has waited a while: each
    /// request costs one wake-up. Else it waits for the main queue's work, and another thread for requests.
    public func run() {
        let doorkeeper = Doorkeeper(channel)
        while true {
            switch channel.receive(timeout: hasGivenTurn ? Self.patience : Self.pause) {
            case .message(let bytes):
                guard let request = try? HostRequest(decoding: bytes) else { return }
                answer(request)
                answered += 1
                hasGivenTurn = false
                if answered % Self.mostRequests == 0 { giveTurn() }
            case .none where hasGivenTurn: doorkeeper.wait { [self] in wakeRooms(anyway: $0) }
            case .none: giveTurn()
            case .end: return
            }
        }
    }

    /// Has the main queue's work, and what else waits for the run loop, have a turn.
    private func giveTurn() {
        hasGivenTurn = true
        let hasWork = MainQueue.hasWork
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        wakeRooms(anyway: hasWork)
    }

    /// Tells of rooms that need a step by something that has come from another thread.
    ///
    /// - Parameter anyway: whether they may need one that does not show.
    private func wakeRooms(anyway: Bool) {
        for (number, room) in rooms where room.isWoken(anyway: anyway) { tell(.woken(room: number)) }
    }

    private func tell(_ report: HostReport) {
        if case .stage = report {
            for image in PixelImages.takeNew() { tell(.image(name: image.name, file: image.file)) }
        }
        if !channel.send(report.encoded) { exit(0) }
    }

    private func answer(_ request: HostRequest) {
        switch request {
        case .load(let library): load(library)
        case .open(let opening): open(opening)
        case .advance(let room, let tick, let events):
            guard let room = rooms[room] else { return tell(Self.noRoom(room)) }
            room.advance(to: tick, with: events)
            tell(.stage(room.report()))
        case .seek(let room, let tick, let events):
            guard let room = rooms[room] else { return tell(Self.noRoom(room)) }
            room.seek(to: tick, with: events) { [self] in tell(.busy) }
            tell(.stage(room.report()))
        case .scrolls(let number):
            tell(.scrolls(room: number, rooms[number]?.simulation.scrolls ?? StageScrolls()))
        case .views(let number, let question):
            tell(.views(room: number, rooms[number]?.views(question) ?? ListedViews()))
        case .costs(let number, let question):
            tell(.costs(room: number, rooms[number]?.simulation.costs(question, anew: true) ?? StageCosts()))
        case .measure(let measurement): measure(measurement)
        case .close(let room):
            // What it held ends before that is told.
            rooms[room] = nil
            tell(.closed(room: room))
        }
    }

    private func measure(_ measurement: HostRequest.Measurement) {
        do {
            let scene = measurement.start.scene
            guard let definition = library?.definition(of: scene) else {
                throw SceneError.unknownScene(scene, known: library?.scenes.map(\.description.name) ?? [])
            }
            let costs = try SceneSimulation.preparation(scaled: measurement.scale) {
                try SceneSimulation(checkpoint: measurement.start, of: definition, tick: 0)
            }
            tell(.measured(costs))
        } catch {
            tell(.failed(room: nil, reason: "\(error)"))
        }
    }

    private static func noRoom(_ room: UInt32) -> HostReport {
        .failed(room: room, reason: "there is no room \(room)")
    }

    private func load(_ request: HostRequest.Library) {
        do {
            let library = try LoadedLibrary(request, reportingTo: channel.descriptor)
            self.library = library
            tell(.loaded(library.scenes))
        } catch {
            tell(.failed(room: nil, reason: "\(error)"))
        }
    }

    private func open(_ opening: HostRequest.Opening) {
        do {
            guard let definition = library?.definition(of: opening.header.scene) else {
                throw SceneError.unknownScene(
                    opening.header.scene, known: library?.scenes.map(\.description.name) ?? [])
            }
            let room = try ChildRoom(opening, definition, stage: library?.stage ?? .zero) { [self] in tell(.busy) }
            rooms[opening.header.room] = room
            tell(.stage(room.report()))
        } catch {
            tell(.failed(room: opening.header.room, reason: "\(error)"))
        }
    }
}
