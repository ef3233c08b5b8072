/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
    /// What both tell.
    public struct Value {
        /// What the first tells; nil while it does not last.
        public var first: First.Value?
        /// What the second tells; nil while it does not last.
        public var second: Second.Value?
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Makes one.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    private final class State {
        var value = Value()
        var lasting = 0
    }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        let state = State()
        first.attachAny(
            recognizers,
            GestureHandler(
                changed: {
                    state.value.first = $0; handler.changed(state.value)
                },
                ended: {
                    state.value.first = $0; handler.ended(state.value)
                },
                over: {
                    state.value.first = nil; handler.over()
                }))
        second.attachAny(
            recognizers,
            GestureHandler(
                changed: {
                    state.value.second = $0; handler.changed(state.value)
                },
                ended: {
                    state.value.second = $0; handler.ended(state.value)
                },
                over: {
                    state.value.second = nil; handler.over()
                }))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture and another after it.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
    /// What the one that lasts tells.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second; nil before it begins.
        case second(First.Value, Second.Value?)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Makes one.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        let state = recognizers.memory(SequenceState<First.Value>.init)
        first.attachAny(
            recognizers,
            GestureHandler(
                changed: { if state.ended == nil { handler.changed(.first($0)) } },
                ended: { value in
                    state.ended = value
                    handler.changed(.second(value, nil))
                },
                over: {
                    guard !state.lasts else { return }
                    if let value = state.ended { handler.ended(.second(value, nil)) }
                    state.ended = nil
                    handler.over()
                }))
        second.attachAny(
            recognizers,
            GestureHandler(
                changed: { value in
                    guard let before = state.ended else { return }
                    state.lasts = true
                    handler.changed(.second(before, value))
                },
                ended: { value in
                    guard let before = state.ended else { return }
                    handler.ended(.second(before, value))
                },
                over: {
                    guard state.lasts else { return }
                    (state.ended, state.lasts) = (nil, false)
                    handler.over()
                }))
    }
}

/// How far a gesture and another after it have come.
private final class SequenceState<Value> {
    /// What the first has told at its end; nil before that.
    var ended: Value?
    /// Whether the second lasts.
    var lasts = false
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, or else another.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
    /// What one of them tells.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second.
        case second(Second.Value)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Makes one.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        let before = recognizers.count
        first.attachAny(
            recognizers,
            GestureHandler(
                changed: { handler.changed(.first($0)) }, ended: { handler.ended(.first($0)) }, over: handler.over))
        let middle = recognizers.count
        second.attachAny(
            recognizers,
            GestureHandler(
                changed: { handler.changed(.second($0)) }, ended: { handler.ended(.second($0)) }, over: handler.over))
        recognizers.require(middle..<recognizers.count, after: before..<middle)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
