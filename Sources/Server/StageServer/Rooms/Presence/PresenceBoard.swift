import StageModel
import WebSocketServer
import Wire

/// The places of all viewers' pointers.
///
/// A viewer is given by its number in the room.
struct PresenceBoard {
    /// The time after which a pointer that rests is hidden.
    static let stillLimit = Duration.seconds(5)
    /// The least time between two messages: two steps.
    static let interval = Duration.nanoseconds(33_333_333)

    private struct Place {
        var x: Float
        var y: Float
        var isDown: Bool
        /// Goes back to hovering when it is lifted: a mouse, not a finger.
        var hovered = false
        var movedAt: MonotonicInstant
    }

    /// The pointers by viewer, and then by the viewer's number for the pointer.
    private var places: [UInt32: [UInt8: Place]] = [:]
    /// The cursors that were shown last.
    private(set) var shown: [Cursor] = []
    private var shownAt: MonotonicInstant?
    private var hasChanged = false
    /// The time at which the next of the shown pointers will have rested for too long.
    private var nextHiding: MonotonicInstant?

    /// The time at which ``update(at:)`` may have something new; nil if there is nothing to show.
    var due: MonotonicInstant? { hasChanged ? shownAt.map { $0 + Self.interval } ?? .distantPast : nextHiding }

    /// Notes where a message's pointers are.
    ///
    /// - Parameters:
    ///   - message: a pointer, wheel or hover message.
    ///   - viewer: the viewer who sent it.
    ///   - isTouching: whether what the viewer does has an effect on the stage.
    ///   - now: the present time.
    mutating func record(_ message: ViewerMessage, from viewer: UInt32, isTouching: Bool, at now: MonotonicInstant) {
        switch message {
        case .pointer(let samples):
            for sample in samples { record(sample, from: viewer, isTouching: isTouching, at: now) }
        case .hover(.here(let x, let y)):
            places[viewer, default: [:]][WireFormat.hoveringPointer] = Place(x: x, y: y, isDown: false, movedAt: now)
            hasChanged = true
        case .hover(.gone):
            remove(WireFormat.hoveringPointer, of: viewer)
        case .wheel, .key, .acknowledgement, .probe:
            break
        }
    }

    /// Returns whether a viewer's pointer has gone down here, and was not lifted.
    func knows(_ pointer: UInt8, of viewer: UInt32) -> Bool { places[viewer]?[pointer] != nil }

    /// Notes a pointer that went down unseen, which touches nothing before it goes down anew.
    mutating func recordLost(_ sample: ViewerMessage.Pointer, from viewer: UInt32, at now: MonotonicInstant) {
        places[viewer, default: [:]][sample.pointer] = Place(x: sample.x, y: sample.y, isDown: false, movedAt: now)
        hasChanged = true
    }

    /// Notes that a viewer's pointers no longer touch, as they have been cancelled.
    mutating func lift(_ viewer: UInt32) {
        guard let all = places[viewer], all.values.contains(where: \.isDown) else { return }
        places[viewer] = all.mapValues { place in
            var place = place
            place.isDown = false
            return place
        }
        hasChanged = true
    }

    mutating func remove(_ viewer: UInt32) {
        if places.removeValue(forKey: viewer) != nil { hasChanged = true }
    }

    /// Returns the cursors to show now, ascending by viewer and pointer, if they differ from those shown last and are
    /// due.
    ///
    /// O(pointers) if so.
    mutating func update(at now: MonotonicInstant) -> [Cursor]? {
        guard let due, now >= due else { return nil }
        hasChanged = false
        var visible: [(cursor: Cursor, movedAt: MonotonicInstant)] = []
        for (viewer, all) in places {
            for (pointer, place) in all where now < place.movedAt + Self.stillLimit {
                let position = FixedPair(Double(place.x), Double(place.y))
                let cursor = Cursor(viewer: viewer, pointer: pointer, isDown: place.isDown, position: position)
                visible.append((cursor, place.movedAt))
            }
        }
        if visible.count > WireFormat.cursorLimit {
            visible.sort { $0.movedAt > $1.movedAt }
            visible.removeSubrange(WireFormat.cursorLimit...)
        }
        nextHiding = visible.map(\.movedAt).min().map { $0 + Self.stillLimit }
        let cursors = visible.map(\.cursor).sorted { ($0.viewer, $0.pointer) < ($1.viewer, $1.pointer) }
        guard cursors != shown else { return nil }
        (shown, shownAt) = (cursors, now)
        return cursors
    }

    private mutating func record(
        _ sample: ViewerMessage.Pointer, from viewer: UInt32, isTouching: Bool, at now: MonotonicInstant
    ) {
        let known = places[viewer]?[sample.pointer]
        guard known != nil || sample.phase == .down else { return }
        // What was cancelled stays so until it goes down anew.
        let isDown = isTouching && known?.isDown ?? true
        var place = Place(x: sample.x, y: sample.y, isDown: isDown, movedAt: now)
        switch sample.phase {
        case .down, .move:
            place.hovered = known?.hovered ?? (places[viewer]?[WireFormat.hoveringPointer] != nil)
            if known == nil { remove(WireFormat.hoveringPointer, of: viewer) }
            places[viewer, default: [:]][sample.pointer] = place
        case .up, .cancel:
            remove(sample.pointer, of: viewer)
            place.isDown = false
            if known?.hovered == true { places[viewer, default: [:]][WireFormat.hoveringPointer] = place }
        }
        hasChanged = true
    }

    private mutating func remove(_ pointer: UInt8, of viewer: UInt32) {
        guard places[viewer]?.removeValue(forKey: pointer) != nil else { return }
        if places[viewer]?.isEmpty == true { places[viewer] = nil }
        hasChanged = true
    }
}
