import StageModel

/// The movements, while time stands still, of pointers that were down before: of each the newest sample, or its end.
struct HeldTouches {
    private var samples: [UInt64: PointerSample] = [:]

    var isEmpty: Bool { samples.isEmpty }

    /// Events of other kinds are none.
    mutating func add(_ event: InputEvent) {
        guard case .pointer(let sample) = event else { return }
        if samples[sample.pointer]?.phase ?? .move == .move { samples[sample.pointer] = sample }
    }

    /// Removes and returns what to go on with, by pointer.
    mutating func removeAll() -> [InputEvent] {
        defer { samples = [:] }
        return samples.values.sorted { $0.pointer < $1.pointer }.map(InputEvent.pointer)
    }
}
