import StageModel
import Wire

/// Where everybody's pointers are. Times are nanoseconds of one clock; a viewer is its number in the room.
struct PresenceBoard {
    /// How long a pointer may be still before it is hidden.
    static let stillLimit: UInt64 = 5_000_000_000
    /// From one message to the next at least: two steps.
    static let interval: UInt64 = 33_333_333

    private struct Place {
        var x: Float
        var y: Float
        var isDown: Bool
        /// Goes back to hovering when it is lifted: a mouse, not a finger.
        var hovered = false
        var movedAt: UInt64
    }

    /// By viewer and then by its number for the pointer.
    private var places: [UInt32: [UInt8: Place]] = [:]
    /// What was shown last.
    private(set) var shown: [Cursor] = []
    private var shownAt: UInt64?
    private var hasChanged = false
    /// When the next of the shown pointers will have been still for too long.
    private var nextHiding: UInt64?

    /// When ``update(at:)`` may have something new.
    var due: UInt64? { hasChanged ? shownAt.map { $0 + Self.interval } ?? 0 : nextHiding }

    /// - Parameter isTouching: whether what the viewer does has an effect on the stage.
    mutating func take(_ message: ViewerMessage, from viewer: UInt32, isTouching: Bool, at now: UInt64) {
        switch message {
        case .pointer(let samples):
            for sample in samples { take(sample, from: viewer, isTouching: isTouching, at: now) }
        case .hover(.here(let x, let y)):
            places[viewer, default: [:]][WireFormat.hoveringPointer] = Place(x: x, y: y, isDown: false, movedAt: now)
            hasChanged = true
        case .hover(.gone):
            remove(WireFormat.hoveringPointer, of: viewer)
        case .wheel, .key, .acknowledgement, .probe:
            break
        }
    }

    /// What the viewer holds down has been cancelled: it points, but does not touch.
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

    /// The cursors to show now, ascending by viewer and pointer, if they are others than those shown last and it is
    /// time for them. O(pointers) if so.
    mutating func update(at now: UInt64) -> [Cursor]? {
        guard let due, now >= due else { return nil }
        hasChanged = false
        var visible: [(cursor: Cursor, movedAt: UInt64)] = []
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

    private mutating func take(
        _ sample: ViewerMessage.Pointer, from viewer: UInt32, isTouching: Bool, at now: UInt64
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
