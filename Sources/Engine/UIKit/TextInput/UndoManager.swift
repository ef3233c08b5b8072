import QuartzCore

/// Steps that are taken back, and made again.
///
/// What is registered between the begin and the end of a group is taken back together; outside of all groups, what is registered
/// in one step of the stage is one group. Foundation on Linux has no such class.
open class UndoManager: NSObject {
    private typealias Step = () -> Void
    private struct Group {
        var name = ""
        var steps: [Step] = []
        /// The step of the stage in which it was begun, for one that nobody has begun by hand.
        var time: CFTimeInterval?
    }

    private var undone: [Group] = []
    private var redone: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    public override init() {
        super.init()
    }

    /// Whether a step is being taken back.
    open private(set) var isUndoing = false
    /// Whether a step is being made again.
    open private(set) var isRedoing = false
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 { didSet { drop() } }
    /// Whether groups are made for each step of the stage; true by default.
    open var groupsByEvent = true
    /// How many groups were begun and not ended.
    open var groupingLevel: Int { open.count }
    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether there is a step to take back.
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is a step to make again.
    open var canRedo: Bool { !redone.isEmpty }

    /// Keeps nothing of what is registered, until the same number of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabled += 1 }
    /// Keeps again what is registered.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Begins a group, which may lie in another one.
    open func beginUndoGrouping() { open.append(Group()) }
    /// Ends the innermost group; without one, nothing happens.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if open.isEmpty { keep(group) } else { open[open.count - 1].steps += group.steps }
    }

    /// Registers what takes a change of a target back.
    ///
    /// The target is not kept: once it is gone, the step does nothing.
    @preconcurrency @MainActor
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        let now = FrameClock.current.time
        register(at: now) { [weak target] in
            MainActor.assumeIsolated { if let target { handler(target) } }
        }
    }

    /// Registers a method that takes a change of a target back, with its argument.
    @preconcurrency @MainActor
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { selector.perform(on: $0, with: anObject) }
    }

    private func register(at time: CFTimeInterval, _ step: @escaping Step) {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing { redone = [] }
        if open.isEmpty {
            let last = isUndoing ? redone.last : undone.last
            guard groupsByEvent, last?.time == time, !isUndoing, !isRedoing else {
                return keep(Group(name: "", steps: [step], time: time))
            }
            undone[undone.count - 1].steps.append(step)
        } else {
            open[open.count - 1].steps.append(step)
        }
    }

    private func keep(_ group: Group) {
        if isUndoing { redone.append(group) } else { undone.append(group) }
        drop()
    }

    private func drop() {
        guard levelsOfUndo > 0 else { return }
        undone = undone.suffix(levelsOfUndo)
        redone = redone.suffix(levelsOfUndo)
    }

    /// Takes the last group back; without one, nothing happens.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Takes the last group back that is ended; without one, nothing happens.
    open func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        tell(Self.didUndoChangeNotification)
    }

    /// Makes the group again that was taken back last; without one, nothing happens.
    open func redo() {
        guard let group = redone.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        tell(Self.didRedoChangeNotification)
    }

    /// Takes the steps of a group back, which is one group for the way back, too.
    private func run(_ group: Group) {
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for step in group.steps.reversed() { step() }
        let name = open.last?.name ?? ""
        endUndoGrouping()
        if isUndoing, !redone.isEmpty { redone[redone.count - 1].name = name }
        if isRedoing, !undone.isEmpty { undone[undone.count - 1].name = name }
    }

    private func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Forgets all steps.
    open func removeAllActions() { (undone, redone, open) = ([], [], open.map { _ in Group() }) }
    /// Forgets all steps, whatever their targets.
    open func removeAllActions(withTarget target: Any) { removeAllActions() }

    /// The name of the group that would be taken back.
    open var undoActionName: String { undone.last?.name ?? "" }
    /// The name of the group that would be made again.
    open var redoActionName: String { redone.last?.name ?? "" }
    /// The title of a menu's entry that takes a group back.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The title of a menu's entry that makes a group again.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// Names the group that was begun last.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undone.isEmpty {
            undone[undone.count - 1].name = actionName
        }
    }

    /// The name of the notification that a group was taken back.
    public static let didUndoChangeNotification = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// The name of the notification that a group was made again.
    public static let didRedoChangeNotification = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
