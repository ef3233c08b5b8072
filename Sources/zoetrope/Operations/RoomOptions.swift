import ArgumentParser
import StageServer

/// The options for the number of rooms, how long they last, and where they are kept.
struct RoomOptions: ParsableArguments {
    @Option(help: "How many private rooms there may be at once.")
    var maxRooms = 200

    @Option(help: "How many of them may be made from one address; without it, a quarter.")
    var maxRoomsPerAddress: Int?

    @Option(
        help: "How many viewers may be in one room, on all nodes together; without it, as many as may be connected.")
    var maxViewersPerRoom: Int?

    @Option(help: ArgumentHelp("Seconds after which an empty room ends.", valueName: "seconds"))
    var roomIdle = 600.0

    @Option(
        help: ArgumentHelp(
            "Keeps the rooms and the server's secret for the next start; without it, both end with the server.",
            valueName: "folder"))
    var stateDir: String?

    func validate() throws {
        guard 1...100_000 ~= maxRooms else {
            throw ValidationError("--max-rooms is \(maxRooms); allowed: 1 to 100000")
        }
        if let maxRoomsPerAddress, !(1...100_000 ~= maxRoomsPerAddress) {
            throw ValidationError("--max-rooms-per-address is \(maxRoomsPerAddress); allowed: 1 to 100000")
        }
        if let maxViewersPerRoom, !(1...10_000_000 ~= maxViewersPerRoom) {
            throw ValidationError("--max-viewers-per-room is \(maxViewersPerRoom); allowed: 1 to 10000000")
        }
        guard 1...31_536_000 ~= roomIdle else {
            throw ValidationError("--room-idle is \(roomIdle); allowed: 1 to 31536000")
        }
    }

    func apply(to configuration: inout StageServerConfiguration) {
        configuration.maximumRooms = maxRooms
        configuration.maximumRoomsPerAddress = maxRoomsPerAddress
        configuration.maximumViewersPerRoom = maxViewersPerRoom ?? .max
        configuration.roomIdle = roomIdle
        configuration.stateFolder = stateDir
    }
}
