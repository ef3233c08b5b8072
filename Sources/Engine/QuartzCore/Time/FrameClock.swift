// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics

/// The time of one simulation, and what waits for it: timers, display links and running animations.
///
/// The engine reads no other clock. The simulation sets the time with ``setTime(_:)``, calls ``runDueWork()`` once a
/// step, and makes the clock current around everything that its code does (``perform(_:)``), so that Apple's
/// context-free calls (`CACurrentMediaTime`, `UIView.animate`) find it.
@MainActor
package final class FrameClock {
    /// The clock of the simulation whose code is running: inside of ``perform(_:)``, and in tasks that were made there.
    package static var current: FrameClock { ofCode ?? idle }

    /// The time of the simulation whose code is running, in seconds; before all times outside of simulations.
    package static var stageTime: CFTimeInterval { ofCode?.time ?? -.infinity }

    /// The same as ``current``; nil outside of simulations.
    package static var ofCode: FrameClock? { running ?? ofTask ?? takingTurns }

    /// The clock that code on the main actor is called by, in ``perform(_:)`` or for a task's turn; nil outside of
    /// simulations' steps.
    package static var ofStep: FrameClock? { running ?? takingTurns.map { ofTask ?? $0 } }

    private static var running: FrameClock?
    /// The clock whose tasks have their turns.
    private static var takingTurns: FrameClock?
    /// The clock outside of all simulations.
    package static let idle = FrameClock()
    /// Moves the time outside of all simulations to another one, and does what is due then; nil where nobody does.
    package static var idleTurn: ((CFTimeInterval) -> Void)?
    /// Lets so many seconds outside of all simulations pass as fast as they can while a closure waits; nil where nobody does.
    package static var idleWait: ((CFTimeInterval, () -> Void) -> Void)?

    /// The clock of the simulation in which the running task was made.
    package nonisolated static var ofTask: FrameClock? { TaskClock.value }

    /// The date at which every simulation begins, in seconds since 2001: 9 January 2026, 9:41 UTC.
    ///
    /// The year is one of today: many a calendar begins in one of the last twenty, and texts say how long ago something was.
    package nonisolated static let startDate: TimeInterval = 789_644_460

    /// The seconds since the simulation's start.
    package private(set) var time: CFTimeInterval = 0

    /// The transaction stack of the code that is running.
    package var transactions: [TransactionState] = []
    /// Whether changes of layers that have delegates are animated: inside the closure of `UIView.animate` and its kin.
    package var animatesDelegatedChanges = false
    /// What code of the simulation has used so far.
    package var usage = StageUsage()

    /// Whether any layer of the current simulation has a time of its own, or any that was made outside of simulations.
    static var layersHaveTimes: Bool {
        get { current.layersHaveOwnTimes }
        set { current.usage.layerTimes = newValue }
    }

    /// The same of this simulation.
    var layersHaveOwnTimes: Bool { usage.layerTimes || Self.idle.usage.layerTimes }

    /// Runs `body`, which asks layers of the simulation for their times if they have any, outside of the simulation's steps,
    /// too.
    private func withLayerTimes<Result>(_ body: (_ layersHaveTimes: Bool) -> Result) -> Result {
        // Asked once: for each of many animations it takes longer than all else.
        layersHaveOwnTimes ? perform { body(true) } : body(false)
    }

    /// The images that `UIImage(named:)` finds.
    package var images: [String: NamedImage] = [:]

    /// The state of the generator of the stage's random numbers.
    private var randomState: UInt64 = 0

    /// Returns the next number of SplitMix64, whose sequence is the same for each clock.
    package func nextRandomNumber() -> UInt64 {
        randomState &+= 0x9E37_79B9_7F4A_7C15
        var number = randomState
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// The observations of values on the stage.
    package let observers = KeyValueObservers()

    /// The time of the step before.
    private var lastWorkTime: CFTimeInterval = 0
    private var timers: [ScheduledAction] = []
    private var nextTimer = 0
    private var displayLinks: [CADisplayLink] = []
    private var animations: [RunningAnimation] = []

    private var emitters: [Emitter] = []

    package init() {}

    deinit {
        knownReference?.object = nil
    }

    /// A reference to the clock that does not keep it.
    var reference: Backreference<FrameClock> {
        if let knownReference { return knownReference }
        let reference = Backreference<FrameClock>(self)
        knownReference = reference
        return reference
    }
    private var knownReference: Backreference<FrameClock>?

    /// Runs `body` with this clock as the current one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.running
        if outer === self { return try body() }
        Self.running = self
        defer { Self.running = outer }
        guard Self.ofTask !== self else { return try body() }
        return try TaskClock.$value.withValue(self) { try body() }
    }

    /// Returns the one object of its class that belongs to the simulation, made when it is first asked for.
    package func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = known(Object.self) { return object }
        let object = make()
        share(object)
        return object
    }

    /// Makes an object the one of its class that ``shared(_:)`` returns.
    package func share<Object: AnyObject>(_ object: Object) {
        let type = ObjectIdentifier(Object.self)
        objects.removeAll { $0.type == type }
        objects.append((type, object))
    }

    private func known<Object: AnyObject>(_ type: Object.Type) -> Object? {
        let type = ObjectIdentifier(type)
        // They are a handful, asked for all the time: a dictionary takes longer.
        for index in objects.indices where objects[index].type == type {
            return unsafeDowncast(objects[index].object, to: Object.self)
        }
        return nil
    }

    /// The objects of ``shared(_:)``, each the only one of its class.
    private var objects: [(type: ObjectIdentifier, object: AnyObject)] = []

    /// Whether a task's turn, a timer, display link or moving animation waits for another frame.
    package var isBusy: Bool {
        !turns.isEmpty || !timers.isEmpty || displayLinks.contains { !$0.isPaused }
            || withLayerTimes { layersHaveTimes in
                animations.indices.contains { animations[$0].moves(layersHaveTimes) }
            }
            || emitters.contains { $0.layer?.isSeenToEmit(at: time) == true }
    }

    /// The time at which the next timer fires, an animation ends, or a task or a link waits that has its turn every step;
    /// nil if nothing will.
    package var nextDueTime: CFTimeInterval? {
        if !turns.isEmpty || displayLinks.contains(where: { !$0.isPaused && $0.isCalledEveryStep }) { return time }
        var due = CFTimeInterval.infinity
        for timer in timers { due = min(due, timer.time) }
        withLayerTimes { layersHaveTimes in
            for index in animations.indices { due = min(due, animations[index].endTime(layersHaveTimes)) }
        }
        return due.isFinite ? due : nil
    }

    /// Sets the time without running what waits for it, for input that comes before the step's own work.
    package func setTime(_ time: CFTimeInterval) {
        self.time = time
    }

    /// Runs what is due at ``time``: timers in order of their time, then ended animations, then display links.
    ///
    /// Tasks that wait for nothing but their turn have it before, between and after.
    package func runDueWork() {
        letGo()
        turns.beginStep()
        takeTurns()
        runTimers()
        endAnimations()
        for link in displayLinks where !link.isPaused {
            link.fire()
        }
        takeTurns()
        if !observers.isEmpty { observers.checkAll() }
        lastWorkTime = time
    }

    /// Ends the simulation: nothing that waits for its time runs any more.
    ///
    /// Display links and animations release their targets and completions, which often hold the views that hold them;
    /// otherwise the views of a released simulation would leak.
    package func end() {
        for link in displayLinks { link.invalidate() }
        for running in animations { running.animation.abandon() }
        timers = []
        turns = TaskTurns()
        animations = []
        emitters = []
        objects = []
        observers.forgetAll()
    }

    // MARK: Tasks

    private var turns = TaskTurns()

    /// Has a part of a task's code, up to its next suspension, run as soon as the stage's code has returned.
    package func addTurn(_ turn: @escaping @MainActor () -> Void) {
        turns.add(turn)
    }

    private func takeTurns() {
        while turns.hasLeft, takeTurn() {}
    }

    /// Runs the turn that is next, within a step or not.
    ///
    /// - Returns: whether there was any.
    package func takeTurn() -> Bool {
        guard let turn = turns.removeFirst() else { return false }
        let outer = (Self.running, Self.takingTurns)
        // A task's own clock goes before this one.
        (Self.running, Self.takingTurns) = (nil, self)
        defer { (Self.running, Self.takingTurns) = outer }
        turn()
        return true
    }

    // MARK: Timers

    /// Schedules `action` for the first step at or after `time`, unless the returned object is cancelled before.
    @discardableResult
    package func schedule(at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        let scheduled = ScheduledAction(time: time, order: nextTimer, clock: self, action: action)
        nextTimer += 1
        timers.append(scheduled)
        return scheduled
    }

    fileprivate func remove(_ timer: ScheduledAction) {
        timers.removeAll { $0 === timer }
    }

    private func runTimers() {
        // A timer that a timer sets waits for the next step, so that no chain of them can hold a step up.
        let limit = nextTimer
        while let due = timers.filter({ $0.order < limit && $0.time <= time + Self.tolerance })
            .min(by: { ($0.time, $0.order) < ($1.time, $1.order) })
        {
            remove(due)
            perform(at: due.time) { due.run() }
        }
    }

    /// Runs `body`, and the tasks that it wakes, as if the step were at `due`, if that is after the step before.
    ///
    /// An animation that begins when something falls due between two steps thus begins at that time, however long steps
    /// are.
    private func perform(at due: CFTimeInterval, _ body: () -> Void) {
        let now = time
        if due > lastWorkTime + Self.tolerance { time = min(due, now) }
        body()
        takeTurns()
        time = now
    }

    // MARK: Display links

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
    }

    /// Has a link called after all others, so that the order does not depend on what ran long ago.
    func moveToEnd(_ link: CADisplayLink) {
        guard let index = displayLinks.firstIndex(where: { $0 === link }) else { return }
        displayLinks.append(displayLinks.remove(at: index))
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    // MARK: Particles

    /// A layer that may send out particles.
    private struct Emitter {
        weak var layer: CAEmitterLayer?
    }

    func add(_ layer: CAEmitterLayer) {
        emitters.removeAll { $0.layer == nil || $0.layer === layer }
        emitters.append(Emitter(layer: layer))
    }

    // MARK: Animations

    /// An animation that runs on a layer, with what of it is asked in each step: nobody changes it while it runs.
    @MainActor
    private struct RunningAnimation {
        private let reference: Backreference<CALayer>
        let animation: CAAnimation
        /// The end in the layer's time; infinite if never.
        private let end: CFTimeInterval
        /// Whether it has a time of its own, and does not stand still.
        private let hasTime: Bool
        /// Whether the step in which it was added is over.
        var isCommitted = false

        init(_ animation: CAAnimation, of layer: CALayer) {
            reference = layer.reference
            self.animation = animation
            (end, hasTime) = (animation.endTime, animation.speed != 0)
        }

        /// Where it is: a driven animation may run on several layers.
        struct ID: Hashable {
            let animation, layer: ObjectIdentifier
        }
        var id: ID { ID(animation: ObjectIdentifier(animation), layer: ObjectIdentifier(reference)) }

        /// The layer; nil once it is gone.
        var layer: CALayer? { reference.object }

        /// Returns the end in the simulation's time; infinite if never.
        func endTime(_ layersHaveTimes: Bool) -> CFTimeInterval {
            layersHaveTimes && end.isFinite ? layer?.stageTime(end) ?? end : end
        }

        /// Whether the layer is gone, or the animation has ended.
        func isOver(at time: CFTimeInterval, _ layersHaveTimes: Bool) -> Bool {
            guard reference.object != nil else { return true }
            if layersHaveTimes { return layer.map { animation.hasEnded(at: $0.localTime(time)) } ?? true }
            // Before its end by more than what the two ways of computing it differ by, it need not be asked.
            return time > end - 1e-6 && animation.hasEnded(at: time)
        }

        func moves(_ layersHaveTimes: Bool) -> Bool {
            hasTime && !(layersHaveTimes && layer?.stageTime(0).isFinite == false)
        }
    }

    func track(_ animation: CAAnimation, of layer: CALayer) {
        animations.append(RunningAnimation(animation, of: layer))
    }

    func untrack(_ animation: CAAnimation) {
        // Animations that are replaced are as a rule so in the order in which they began.
        if let index = animations.firstIndex(where: { $0.animation === animation }) { animations.remove(at: index) }
    }

    /// Whether animations have been added since the last commit.
    package var hasNewAnimations: Bool { animations.last?.isCommitted == false }

    /// Ends the animations that were added since the last call to layers that are not on screen now.
    ///
    /// Nobody can see them, and as on iOS they neither run nor keep anybody waiting for their end.
    ///
    /// - Parameter isScreen: returns whether the layers below a layer that is in no other are on screen.
    package func commitAnimations(on isScreen: (CALayer) -> Bool) {
        var unseen: [RunningAnimation] = []
        for index in animations.indices.reversed() {
            if animations[index].isCommitted { break }
            animations[index].isCommitted = true
            let running = animations[index]
            if let layer = running.layer, !isScreen(layer.root) { unseen.append(running) }
        }
        guard !unseen.isEmpty else { return }
        remove(unseen)
        for running in unseen.reversed() {
            running.layer?.drop(running.animation)
            running.animation.stop(finished: true)
        }
    }

    private func remove(_ ended: [RunningAnimation]) {
        let ended = Set(ended.map(\.id))
        animations.removeAll { ended.contains($0.id) }
    }

    private func endAnimations() {
        let (layersHaveTimes, end) = (layersHaveOwnTimes, time + Self.tolerance)
        guard animations.indices.contains(where: { animations[$0].isOver(at: end, layersHaveTimes) }) else { return }
        let ended = animations.filter { $0.isOver(at: end, layersHaveTimes) }
        remove(ended)
        for running in ended {
            if running.animation.isRemovedOnCompletion {
                running.layer?.drop(running.animation)
            }
            perform(at: running.endTime(layersHaveOwnTimes)) { running.animation.stop(finished: true) }
        }
    }

    /// The difference up to which times count as equal, in seconds: k/60 - j/60 is not exactly (k - j)/60.
    package nonisolated static let tolerance: CFTimeInterval = 1e-9
}

private enum TaskClock {
    @TaskLocal static var value: FrameClock?
}

/// What costs time where it is used: whether it has been, in a simulation.
package struct StageUsage: Sendable {
    /// Times of layers' own.
    package var layerTimes = false
    /// Tint colours.
    package var tints = false
    /// Safe areas that are smaller than their views.
    package var safeAreas = false
    /// Looks of whole classes of views.
    package var appearances = false
    /// Constraints between views.
    package var constraints = false
    /// Menus.
    package var menus = false
}

/// An image file that viewers can load, with its size in points.
package struct NamedImage: Sendable {
    package var file: String
    package var size: CGSize
    /// Whether it is drawn in the tint colour.
    package var isTemplate: Bool
    /// What of it is stretched or repeated; nil for all of it.
    package var slices: ImageSlices?

    package init(file: String, size: CGSize, isTemplate: Bool = false, slices: ImageSlices? = nil) {
        self.file = file
        self.size = size
        self.isTemplate = isTemplate
        self.slices = slices
    }
}

/// A closure that waits for its time.
@MainActor
package final class ScheduledAction {
    package let time: CFTimeInterval
    fileprivate let order: Int
    private let clock: Backreference<FrameClock>
    private let action: @MainActor () -> Void

    fileprivate init(
        time: CFTimeInterval, order: Int, clock: FrameClock, action: @escaping @MainActor () -> Void
    ) {
        self.time = time
        self.order = order
        self.clock = clock.reference
        self.action = action
    }

    /// Whether the closure has neither run nor been cancelled.
    package private(set) var isWaiting = true

    package func cancel() {
        isWaiting = false
        clock.object?.remove(self)
    }

    fileprivate func run() {
        isWaiting = false
        action()
    }
}

/// Returns the simulation's time in seconds.
///
/// It is constant within a step and does not depend on any other clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    FrameClock.current.time
}
