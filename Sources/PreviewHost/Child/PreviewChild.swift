import Glibc
import Previews
import Scenes
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

    /// Serves until the other end is closed.
    public func run() {
        while case .message(let bytes) = channel.receive(timeout: -1) {
            ChildLimits.renewProcessorTime()
            guard let request = try? HostRequest(decoding: bytes) else { return }
            answer(request)
        }
    }

    private func tell(_ report: HostReport) {
        if !channel.send(report.encoded) { exit(0) }
    }

    private func answer(_ request: HostRequest) {
        switch request {
        case .load(let library): load(library)
        case .open(let opening): open(opening)
        case .advance(let room, let tick, let events):
            guard let room = rooms[room] else { return }
            room.advance(to: tick, with: events)
            tell(.stage(room.report()))
        case .seek(let room, let tick, let events):
            guard let room = rooms[room] else { return }
            room.seek(to: tick, with: events) { [self] in tell(.busy) }
            tell(.stage(room.report()))
        case .scrolls(let number):
            guard let room = rooms[number] else { return }
            tell(.scrolls(room: number, room.simulation.scrolls))
        case .close(let room): rooms[room] = nil
        }
    }

    private func load(_ request: HostRequest.Library) {
        do {
            let library = try LoadedLibrary(request)
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
