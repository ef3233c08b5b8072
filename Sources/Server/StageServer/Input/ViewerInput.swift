import StageModel
import Wire

/// The conversion of one viewer's messages into a stage's events: of its pointer numbers into the stage's, and of its
/// clock into the simulation's.
struct ViewerInput {
    /// The seconds by which a viewer's clock may run ahead of the simulation's.
    ///
    /// Moves may catch up with a late down, but no wrong clock reaches the future.
    static let lead = 0.1
    /// The greatest number of moves of a pointer that take effect one by one in a step; of more, only the newest does.
    static let movesPerStep = 4

    /// A pointer that is down.
    private struct Contact {
        /// The viewer's clock when it went down, in milliseconds; nil: not known before its next sample.
        var clientDown: Double?
        /// The time of the step in which that took effect, in seconds.
        let simulationDown: Double
        /// The newest sample's time and place.
        var time: Double
        var x: Double
        var y: Double
        /// The time of the step in which it moved last, and how often it did in that.
        var lastStep = -1.0
        var moves = 0
    }

    private let viewer: UInt64
    private var contacts: [UInt8: Contact] = [:]
    /// The pointers whose newest place no event has told yet.
    private var hurried: Set<UInt8> = []

    /// Makes a conversion.
    ///
    /// - Parameter viewer: a number that is unique on this stage.
    init(viewer: UInt64) {
        self.viewer = viewer
    }

    /// Whether a pointer is down.
    var isTouching: Bool { !contacts.isEmpty }
    /// The number of pointers that are down.
    var touchCount: Int { contacts.count }

    /// Returns whether a pointer is down.
    func isDown(_ pointer: UInt8) -> Bool { contacts[pointer] != nil }

    /// A pointer is down that went down elsewhere.
    mutating func resume(_ sample: PointerSample) {
        let number = UInt8(truncatingIfNeeded: sample.pointer % UInt64(WireFormat.pointerLimit))
        let time = sample.time ?? 0
        contacts[number] = Contact(clientDown: nil, simulationDown: time, time: time, x: sample.x, y: sample.y)
    }

    /// The events of a message that takes effect in the step at `time` seconds.
    ///
    /// - Parameters:
    ///   - message: of the viewer.
    ///   - time: of the step, in seconds.
    ///   - mayGoDown: whether one more pointer may go down.
    /// - Returns: the events in the order of the message.
    mutating func events(
        _ message: ViewerMessage, at time: Double, mayGoDown: () -> Bool = { true }
    ) -> [InputEvent] {
        switch message {
        case .pointer(let samples):
            samples.flatMap { sample in
                let held = heldMove(before: sample)
                return [held, event(sample, at: time, mayGoDown)].compactMap(\.self)
            }
        case .wheel(let samples):
            samples.map {
                .wheel(WheelSample(x: Double($0.x), y: Double($0.y), dx: Double($0.dx), dy: Double($0.dy)))
            }
        case .key(let press):
            [.key(press.key)]
        case .acknowledgement, .hover, .probe:
            []
        }
    }

    /// Returns the newest moves that ``events(_:at:mayGoDown:)`` held back, at the end of a step.
    mutating func remainingMoves() -> [InputEvent] {
        defer { hurried = [] }
        return hurried.sorted().compactMap { newestMove(of: $0) }
    }

    /// Returns the newest move of a pointer that is about to end in the step in which that was held back: what ends moves
    /// nothing itself.
    private mutating func heldMove(before sample: ViewerMessage.Pointer) -> InputEvent? {
        guard sample.phase == .up || sample.phase == .cancel, hurried.remove(sample.pointer) != nil else { return nil }
        return newestMove(of: sample.pointer)
    }

    private func newestMove(of number: UInt8) -> InputEvent? {
        contacts[number].map { contact in
            .pointer(
                PointerSample(pointer: id(of: number), phase: .move, x: contact.x, y: contact.y, time: contact.time))
        }
    }

    /// Returns cancellations of all pointers where they were, as the viewer is gone.
    mutating func cancelAll() -> [InputEvent] {
        defer { (contacts, hurried) = ([:], []) }
        return contacts.sorted { $0.key < $1.key }.map { number, contact in
            .pointer(
                PointerSample(
                    pointer: id(of: number), phase: .cancel, x: contact.x, y: contact.y, time: contact.time))
        }
    }

    private mutating func event(
        _ sample: ViewerMessage.Pointer, at stepTime: Double, _ mayGoDown: () -> Bool
    ) -> InputEvent? {
        var contact: Contact
        var phase = sample.phase
        let (x, y) = (Double(sample.x), Double(sample.y))
        if let known = contacts[sample.pointer] {
            contact = known
            if phase == .down { phase = .move }
            // Its clock is that of the step in which it is heard of again.
            let clientDown = contact.clientDown ?? sample.time - (stepTime - contact.simulationDown) * 1000
            contact.clientDown = clientDown
            let mapped = contact.simulationDown + (sample.time - clientDown) / 1000
            contact.time = max(contact.time, min(mapped, stepTime + Self.lead))
            (contact.x, contact.y) = (x, y)
            hurried.remove(sample.pointer)
            if phase == .move {
                contact.moves = contact.lastStep == stepTime ? contact.moves + 1 : 1
                contact.lastStep = stepTime
                guard contact.moves <= Self.movesPerStep else {
                    contacts[sample.pointer] = contact
                    hurried.insert(sample.pointer)
                    return nil
                }
            }
        } else if phase == .down, mayGoDown() {
            contact = Contact(clientDown: sample.time, simulationDown: stepTime, time: stepTime, x: x, y: y)
        } else {
            return nil
        }
        contacts[sample.pointer] = phase == .up || phase == .cancel ? nil : contact
        return .pointer(
            PointerSample(pointer: id(of: sample.pointer), phase: phase, x: x, y: y, time: contact.time))
    }

    private func id(of pointer: UInt8) -> UInt64 {
        viewer * UInt64(WireFormat.pointerLimit) + UInt64(pointer)
    }
}
