/// A view that is made of values over time.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
    let initial: Value
    let repeats: Bool
    /// The value whose changes begin the animation; nil for one that begins by itself.
    let trigger: AnyTrigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Makes one that begins by itself.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, trigger, self.content, self.keyframes) = (initialValue, repeating, nil, content, keyframes)
    }
    /// Makes one that runs once whenever a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, self.content, self.keyframes) = (initialValue, false, content, keyframes)
        self.trigger = AnyTrigger(value: trigger)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { KeyframeNode(self, inputs) }
}

/// The node of a view that is made of values over time.
private final class KeyframeNode<Value, Path: Keyframes, Content: View>:
    TypedNode<KeyframeAnimator<Value, Path, Content>>
where Path.Value == Value {
    private var child: ViewNode?
    private var link: CADisplayLink?
    private var timeline: KeyframeTimeline<Value>?
    private var begin: TimeInterval = 0
    private var value: Value
    private var trigger: AnyTrigger?

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: NodeInputs) {
        (value, trigger) = (view.initial, view.trigger)
        super.init(view, inputs)
        show()
        if view.trigger == nil { start() }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func changed() {
        if view.trigger != trigger {
            trigger = view.trigger
            start()
        }
        show()
    }

    private func show() {
        let content = observed { view.content(value) }
        child = shown(content, by: child)
    }

    private func start() {
        let timeline = KeyframeTimeline(value, view.keyframes(value))
        guard timeline.duration > 0 else { return }
        (self.timeline, begin) = (timeline, FrameClock.current.time)
        guard link == nil else { return }
        link = CADisplayLink { [weak self] _ in self?.step() }
        link?.start()
    }

    private func step() {
        guard !isUnmounted, host != nil, let timeline else { return stop() }
        var time = FrameClock.current.time - begin
        if time >= timeline.duration {
            if view.repeats {
                time = time.truncatingRemainder(dividingBy: timeline.duration)
            } else {
                stop()
            }
        }
        value = timeline.value(time: time)
        invalidate()
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    override func unmount() {
        super.unmount()
        stop()
    }
}

extension View {
    /// Makes the view of values over time.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
    /// Makes the view of values over time whenever a value changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
}
