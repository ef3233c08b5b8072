import Dispatch
import Foundation
import Glibc
import Previews
import SceneContract
import Simulation
import StageModel

/// The process that runs previewed code: it does what the server asks over a socket, and ends with it.
@MainActor
public final class PreviewChild {
    private let channel: FrameChannel
    private var library: LoadedLibrary?
    private var rooms: [UInt32: ChildRoom] = [:]

    /// - Parameter descriptor: of the socket; the channel closes it.
    public init(descriptor: Int32) {
        channel = FrameChannel(descriptor)
    }

    /// Serves until the other end is closed, and runs what other threads have given to the main queue.
    public func run() {
        receive()
        while !isOver {
            answered = 0
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            wakeRooms()
        }
    }

    /// Whether the other end is closed.
    private var isOver = false
    /// The number of requests that the main queue's last turn has answered.
    private var answered = 0

    /// Receives requests on a thread of its own, and has them answered one by one.
    private func receive() {
        let thread = Thread { [channel] in
            let handled = DispatchSemaphore(value: 0)
            var goesOn = true
            while goesOn {
                var request: HostRequest?
                if case .message(let bytes) = channel.receive(timeout: -1) {
                    request = try? HostRequest(decoding: bytes)
                }
                goesOn = request != nil
                DispatchQueue.main.async { [request] in
                    MainActor.assumeIsolated { self.serve(request) }
                    handled.signal()
                }
                handled.wait()
            }
        }
        thread.start()
    }

    /// Answers a request; nil is the end.
    private func serve(_ request: HostRequest?) {
        guard let request else {
            isOver = true
            return
        }
        answered += 1
        answer(request)
    }

    /// Tells of rooms that need a step by something that has come from another thread.
    private func wakeRooms() {
        guard !isOver else { return }
        for (number, room) in rooms where room.isWoken(anyway: answered == 0) { tell(.woken(room: number)) }
    }

    private func tell(_ report: HostReport) {
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
