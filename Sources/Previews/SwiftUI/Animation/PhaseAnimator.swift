/// A view that goes through phases, each shown with an animation.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    /// The value whose changes begin the phases; nil for going through them again and again.
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var run = PhaseRun()

    private init(
        _ phases: [Phase], _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation)
    }

    /// Makes one that goes through phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }
    /// Makes one that goes through phases once whenever a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyTrigger(value: trigger), content, animation)
    }

    /// The view in its present phase.
    @MainActor
    public var body: some View {
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { begin() } }
                .onChange(of: trigger) { _, _ in begin() }
                .onDisappear { run.number += 1 }
        }
    }

    @MainActor
    private func begin() {
        run.number += 1
        guard phases.count > 1 else { return }
        go(to: trigger == nil ? (index + 1) % phases.count : min(1, phases.count - 1), run.number)
    }

    @MainActor
    private func go(to next: Int, _ number: Int) {
        guard run.number == number else { return }
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        // One that ends with its first phase has arrived there.
        guard trigger == nil || next != 0 else { return }
        let seconds = animation.map { $0.delay + $0.duration } ?? 0
        OnStage.perform(after: max(seconds, 1.0 / 60)) { go(to: (next + 1) % phases.count, number) }
    }
}

/// The number of the run through phases: earlier ones have ended.
private final class PhaseRun {
    var number = 0
}

/// A value of any type that begins an animation when it changes.
nonisolated struct AnyTrigger: Equatable {
    let value: any Equatable

    static func == (one: AnyTrigger, other: AnyTrigger) -> Bool {
        func isEqual<E: Equatable>(_ value: E) -> Bool { (other.value as? E) == value }
        return isEqual(one.value)
    }
}

/// The view that a modifier is applied to.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    let content: any View

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ContainerNode(self, inputs) { $0.content } }
}

extension View {
    /// Goes through phases again and again, each shown with an animation.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }
    /// Goes through phases once whenever a value changes, each shown with an animation.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation)
    }
}
