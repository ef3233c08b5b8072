/// A gesture whose changes somebody hears of.
public nonisolated struct _ChangedGesture<Base: Gesture>: RecognizedGesture {
    /// The type of what is told of it.
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        var inner = handler
        inner.changed = { value in
            action(value)
            handler.changed(value)
        }
        base.attachAny(recognizers, inner)
    }
}

/// A gesture whose end somebody hears of.
public nonisolated struct _EndedGesture<Base: Gesture>: RecognizedGesture {
    /// The type of what is told of it.
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        var inner = handler
        inner.ended = { value in
            action(value)
            handler.ended(value)
        }
        base.attachAny(recognizers, inner)
    }
}

/// A gesture of which something else is told.
public nonisolated struct _MapGesture<Base: Gesture, Value>: RecognizedGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        base.attachAny(
            recognizers,
            GestureHandler(
                changed: { handler.changed(transform($0)) }, ended: { handler.ended(transform($0)) },
                over: handler.over))
    }
}

/// A gesture that changes a value while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: RecognizedGesture {
    /// The type of what is told of it.
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        var inner = handler
        inner.changed = { value in
            state.change { update(value, &$0, &$1) }
            handler.changed(value)
        }
        inner.over = {
            handler.over()
            state.reset()
        }
        base.attachAny(recognizers, inner)
    }
}

/// A value that is as at first whenever no gesture lasts.
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
    private let location: StateLocation<Value>
    private let first: Value
    private let resetTransaction: Transaction

    /// Makes one with its first value.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    /// Makes one with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Makes one with its first value, and how it gets back to it.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        (location, first, self.resetTransaction) = (StateLocation(wrappedValue), wrappedValue, resetTransaction)
    }

    /// The value.
    public var wrappedValue: Value { location.kept.value }
    /// Itself.
    public var projectedValue: GestureState<Value> { self }

    /// Connects it to the value that is kept.
    @MainActor
    public func connect(_ connection: PropertyConnection) { location.connect(connection) }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (location.kept.value, Transaction())
        body(&value, &transaction)
        withTransaction(transaction) { location.kept.set(value) }
    }

    func reset() { withTransaction(resetTransaction) { location.kept.set(first) } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes one without a value.
    public nonisolated init() { self.init(wrappedValue: nil) }
}

extension Optional: Gesture, RecognizedGesture where Wrapped: Gesture {
    /// The type of what is told of it.
    public typealias Value = Wrapped.Value

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        self?.attachAny(recognizers, handler)
    }
}

extension Gesture {
    /// Does something whenever the gesture changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
    /// Does something when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }
    /// Changes a value while the gesture lasts.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
    /// Tells something else.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
    /// Returns one of both at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Returns one of this and another after it.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Returns one of this, or else another.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
