/// What a process has to answer to a request.
///
/// It answers its requests one by one, in their order.
struct AwaitedAnswer: Equatable {
    private enum Kind: Equatable {
        case library
        case stage(room: UInt32)
        case scrolls(room: UInt32)
        case views(room: UInt32)
        case costs(room: UInt32)
        case closing(room: UInt32)
        case measurement
    }

    /// The seconds in which an answer must come, of one step.
    static let stepTimeout = 2.0
    /// The seconds in which a library must be loaded: its process starts meanwhile, which takes a busy machine a while.
    static let loadTimeout = 10.0

    private let kind: Kind
    /// The seconds that may pass beyond those of one step while the process says that it is busy: those that the steps
    /// which it simulates lasted.
    let allowance: Double

    /// The seconds in which it must come, beside the ``allowance``.
    var timeout: Double { kind == .library ? Self.loadTimeout : Self.stepTimeout }

    /// What took longer than the ``timeout``, as a sentence about the previewed code.
    var delay: String { "\(kind == .library ? "loading it" : "a step") took longer than \(Int(timeout)) s" }

    /// The room that the process works for; nil if it works for none.
    var room: UInt32? {
        switch kind {
        case .library, .measurement: nil
        case .stage(let room), .scrolls(let room), .views(let room), .costs(let room), .closing(let room): room
        }
    }

    init(to request: HostRequest) {
        switch request {
        case .load: (kind, allowance) = (.library, 0)
        case .open(let opening):
            let header = opening.header
            kind = .stage(room: header.room)
            allowance = Double(header.newest - min(header.startTick, header.newest)) / 60
        case .advance(let room, _, _): (kind, allowance) = (.stage(room: room), 0)
        // A minute can be sought through.
        case .seek(let room, _, _): (kind, allowance) = (.stage(room: room), 60)
        case .scrolls(let room): (kind, allowance) = (.scrolls(room: room), 0)
        case .views(let room, _): (kind, allowance) = (.views(room: room), 0)
        case .costs(let room, _): (kind, allowance) = (.costs(room: room), 0)
        case .measure: (kind, allowance) = (.measurement, 0)
        case .close(let room): (kind, allowance) = (.closing(room: room), 0)
        }
    }

    /// Returns whether a report is that answer, or says why there is none.
    func isGiven(by report: HostReport) -> Bool {
        switch report {
        case .loaded: kind == .library
        case .failed(nil, _): kind == .library || kind == .measurement
        case .failed(let room?, _): kind == .stage(room: room)
        case .stage(let stage): kind == .stage(room: stage.room)
        case .scrolls(let room, _): kind == .scrolls(room: room)
        case .views(let room, _): kind == .views(room: room)
        case .costs(let room, _): kind == .costs(room: room)
        case .measured: kind == .measurement
        case .closed(let room): kind == .closing(room: room)
        case .busy, .woken, .image, .trapped: false
        }
    }
}
