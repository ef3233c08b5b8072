import StageModel
import StageServer

/// A simulation that does what a test tells it by its input.
///
/// The layer follows every pointer, Home makes it move on its own at each step, End stops that, Enter adds a layer. It
/// has one parameter, `size`, and one action, `jump`, and keeps its whole history.
@MainActor
class ManualStage: RewindableSimulation {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var tick: UInt32 = 0
    private(set) var received: [InputEvent] = []
    private(set) var steps: [UInt32] = []
    private(set) var values: [String: StageValue] = ["size": .integer(1)]
    var needsStep: Bool { isMoving || tick < stageTicks.upperBound }
    private(set) var seeks: [UInt32] = []
    /// Of any moment, in steps.
    var seekCost = 0
    /// What an inspector would be told, and how often it was asked for; nil answers later.
    var listed: StageViews? = StageViews()
    private var lastListed: StageViews?
    private(set) var listings: [(question: ViewQuestion, anew: Bool)] = []
    /// What its steps are said to cost; nil answers later.
    var told: StageCosts? = StageCosts()
    private(set) var questions: [(question: CostQuestion, anew: Bool)] = []
    /// How often it is to be measured still, and was.
    var measurementsLeft = 0
    private(set) var measurements = 0
    /// Told of each measurement.
    var onMeasure: () -> Void = {}
    /// Told of each step, for tests in which time passes by that.
    var onStep: () -> Void = {}
    /// Told of each step in which parameters change, likewise: however many do, layout follows once.
    var onChange: () -> Void = {}
    /// Told of each snapshot, likewise.
    var onSnapshot: () -> Void = {}
    /// Told when it is made anew, likewise.
    var onWake: () -> Void = {}
    private(set) var isAsleep = false

    private let name: String
    private var isMoving = false
    private var layer = LayerNode(id: 1)
    private var others: [LayerNode] = []
    /// After each step.
    private var frames: [Frame] = []
    private var newest: UInt32 = 0
    private var sought: (tick: UInt32, effort: Int)?
    private var setAside: (tick: UInt32, newest: UInt32, frames: [Frame])?

    private struct Frame {
        let tick: UInt32
        let layer: LayerNode
        let others: [LayerNode]
        let values: [String: StageValue]
        let isMoving: Bool
    }

    init(_ name: String = "manual", _ checkpoint: StageCheckpoint? = nil) {
        self.name = name
        defer { keep() }
        guard let checkpoint else { return }
        values = checkpoint.parameters
        if case .list(let place)? = checkpoint.restoration["position"], case .integer(let x)? = place.first,
            case .integer(let y)? = place.last
        {
            layer.position = FixedPair(Double(x), Double(y))
        }
    }

    var hasMeasurement: Bool { measurementsLeft > 0 }

    func measure() {
        measurementsLeft -= 1
        measurements += 1
        onMeasure()
    }

    // MARK: Sleep

    var canSleep: Bool { !isAsleep && !needsStep && !isSeeking && tick == newest }

    func sleep() {
        isAsleep = canSleep
    }

    private func wake() {
        guard isAsleep else { return }
        isAsleep = false
        onWake()
    }

    private func receive(_ events: [InputEvent]) {
        wake()
        if events.contains(where: { if case .set = $0 { true } else { false } }) { onChange() }
        events.forEach(receive)
    }

    private func receive(_ event: InputEvent) {
        received.append(event)
        switch event {
        case .pointer(let sample): layer.position = FixedPair(sample.x, sample.y)
        case .key(.home): isMoving = true
        case .key(.end): isMoving = false
        case .key(.enter): others.append(LayerNode(id: UInt32(others.count) + 2))
        case .action: layer.position = FixedPair(0, 0)
        case .set(let changes): values.merge(changes) { $1 }
        default: break
        }
    }

    func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool) {
        receive(events)
        var next = self.tick + 1
        onStep()
        while next < tick, isMoving, hasTime() {
            next += 1
            onStep()
        }
        step(to: isMoving ? next : tick, hasInput: !events.isEmpty)
    }

    func advance(to tick: UInt32, with events: [InputEvent]) {
        receive(events)
        onStep()
        step(to: tick, hasInput: !events.isEmpty)
    }

    private func step(to tick: UInt32, hasInput: Bool) {
        steps.append(tick)
        if !hasInput, tick <= newest { return show(tick) }
        if newest > self.tick { setAside = (self.tick, newest, cutFrames()) }
        (self.tick, newest) = (tick, tick)
        if isMoving { layer.zPosition = Float(tick) }
        keep()
    }

    // MARK: Time

    private func keep() {
        frames.append(Frame(tick: tick, layer: layer, others: others, values: values, isMoving: isMoving))
    }

    private func show(_ tick: UInt32) {
        guard let frame = frames.last(where: { $0.tick <= tick }) else { return }
        self.tick = tick
        (layer, others, values, isMoving) = (frame.layer, frame.others, frame.values, frame.isMoving)
    }

    var stageTicks: ClosedRange<UInt32> { 0...newest }
    var isSeeking: Bool { sought != nil }
    var isAwaitingStep: Bool { false }
    var hasNewStep: Bool { false }
    var search: (target: UInt32, from: UInt32, reached: UInt32)? {
        sought.map { ($0.tick, 0, min(UInt32($0.effort), $0.tick)) }
    }
    func stopSeeking() { sought = nil }

    var cut: (tick: UInt32, newest: UInt32)? { setAside.map { ($0.tick, $0.newest) } }

    func restoreCut(after events: [InputEvent]) {
        guard let cut = setAside else { return }
        show(cut.tick)
        setAside = (tick, newest, cutFrames())
        frames += cut.frames
        newest = cut.newest
    }

    private func cutFrames() -> [Frame] {
        let cut = frames.filter { $0.tick > tick }
        frames.removeAll { $0.tick > tick }
        return cut
    }

    var historySize: Int { frames.count * 100 }

    func forgetHistory() {
        sought = nil
        newest = tick
        frames = []
        keep()
    }

    func seek(to tick: UInt32, after events: [InputEvent]) {
        seeks.append(tick)
        if !events.isEmpty { advance(to: self.tick + 1, with: events) }
        if tick != self.tick { sought = (min(tick, newest), 0) }
    }

    func continueSeeking(while hasTime: () -> Bool) {
        repeat {
            onStep()
            sought?.effort += 1
        } while (sought?.effort ?? .max) < seekCost && hasTime()
        guard let found = sought, found.effort >= seekCost else { return }
        sought = nil
        show(found.tick)
    }

    /// A log has a line for each key that is pressed.
    nonisolated static func read(_ scene: String, _ log: StageLog) throws -> StageServer.BeginOpening {
        let lines = log.text.split(separator: "\n")
        if let line = lines.firstIndex(where: { $0 != "home" }) {
            throw Fault(description: "input line \(line + 1): there is no '\(lines[line])'; there is: home")
        }
        return {
            let stage = ManualStage(scene)
            for tick in lines.indices {
                stage.advance(to: UInt32(tick + 1), with: [.key(.home)])
            }
            if let tick = log.tick, tick > stage.tick { stage.advance(to: tick) }
            stage.show(0)
            return Opened(stage)
        }
    }

    /// A stage that is made at once.
    @MainActor
    private final class Opened: SimulationOpening {
        let stage: ManualStage

        init(_ stage: ManualStage) {
            self.stage = stage
        }

        func goOn(while hasTime: () -> Bool) -> (any RewindableSimulation)? { stage }
    }

    func log(from: UInt32?, to: UInt32) throws -> @Sendable () -> [UInt8] {
        let from = from ?? 0
        guard to <= newest, from <= to else { throw Fault(description: "there are the moments from 0 to \(newest)") }
        return { Array("\(from)-\(to)\n".utf8) }
    }

    func snapshot() -> StageSnapshot {
        wake()
        onSnapshot()
        return StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [layer] + others)
    }

    var scene: SceneDescription { Self.scene(name) }

    static func scene(_ name: String) -> SceneDescription {
        SceneDescription(
            name: name, title: name.capitalized, summary: "What a test says.",
            parameters: [
                Parameter(
                    name: "size", unit: .count, kind: .integer(1...9), defaultValue: .integer(1), summary: "How big.")
            ],
            actions: [Action("jump", "Goes to the origin.")], axes: .both,
            swift: "let size = {{size}}\n")
    }

    var state: [String: StageValue] {
        wake()
        return ["layers": .integer(others.count + 1)]
    }

    private(set) var scrollsCount = 0

    func views(_ question: ViewQuestion, anew: Bool) -> StageViews? {
        listings.append((question, anew))
        guard let listed else { return nil }
        // As a stage does that has listed them.
        if question.wantsList || lastListed == nil { lastListed = listed }
        return StageViews(views: lastListed?.views ?? [], omitted: lastListed?.omitted ?? 0, details: listed.details)
    }

    func costs(_ question: CostQuestion, anew: Bool) -> StageCosts? {
        questions.append((question, anew))
        guard var costs = told else { return nil }
        let wanted = Set(question.steps)
        costs.details = costs.details.filter { wanted.contains($0.tick) }
        return costs
    }

    var scrolls: StageScrolls {
        scrollsCount += 1
        return StageScrolls(
            views: [.init(layer: 1, contentSize: [1, 1], target: [Double(layer.zPosition), 0])], items: [])
    }

    func check(_ event: InputEvent) throws {
        switch event {
        case .set(let changes):
            for (name, value) in changes {
                guard name == "size" else { throw Fault(description: "there is no '\(name)'; there is: size") }
                guard case .integer(1...9) = value else {
                    throw Fault(description: "size is \(value); allowed: 1 to 9")
                }
            }
        case .action(let name):
            guard name == "jump" else { throw Fault(description: "there is no '\(name)'; there is: jump") }
        case .pointer, .wheel, .key, .text: break
        }
    }

    func checkpoint() -> StageCheckpoint {
        StageCheckpoint(
            scene: name, stageWidth: 390, stageHeight: 844, parameters: values,
            restoration: [
                "position": .list([
                    .integer(Int(layer.position.x.points)), .integer(Int(layer.position.y.points)),
                ])
            ])
    }
}
