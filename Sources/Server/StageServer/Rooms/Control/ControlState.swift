import WebSocketServer
import Wire

/// The rule of who may touch a room's stage, and who holds control.
///
/// A viewer is its number in the room.
struct ControlState: Equatable {
    /// The time for which a holder may do nothing.
    static let idleLimit = Duration.seconds(30)

    private(set) var mode: ControlMode
    /// The holder of control; nil outside ``ControlMode/turns``.
    private(set) var holder: UInt32?
    private var lastActivity = MonotonicInstant.distantPast

    init(mode: ControlMode = .open) {
        self.mode = mode
    }

    /// Goes on with somebody in control.
    ///
    /// - Parameters:
    ///   - mode: who may take control.
    ///   - holder: who has control; only in turns somebody can.
    ///   - now: the time.
    init(mode: ControlMode, holder: UInt32?, at now: MonotonicInstant) {
        self.init(mode: mode)
        self.holder = mode == .turns ? holder : nil
        lastActivity = now
    }

    /// When its holder loses control if nothing happens before.
    var idleDeadline: MonotonicInstant? { holder == nil ? nil : lastActivity + Self.idleLimit }

    /// Returns whether what the viewer holds down may stay down.
    func mayTouch(_ viewer: UInt32, _ role: ViewerRole) -> Bool {
        switch mode {
        case .open: role != .viewer
        case .presenter: role == .presenter
        case .turns: holder == viewer && role != .viewer
        }
    }

    /// Lets a viewer touch.
    ///
    /// In turns this takes control that nobody holds, and a presenter's touch takes it from anyone.
    ///
    /// - Throws: the reason why it may not.
    mutating func touch(_ viewer: UInt32, _ role: ViewerRole, at now: MonotonicInstant) throws(ControlRefusal) {
        if mode == .turns { return try acquire(viewer, role, at: now) }
        guard mayTouch(viewer, role) else { throw role == .viewer ? .watchesOnly : .presentersOnly }
    }

    /// Gives control to a viewer who asks for it.
    ///
    /// - Throws: the reason why it may not have it.
    mutating func acquire(_ viewer: UInt32, _ role: ViewerRole, at now: MonotonicInstant) throws(ControlRefusal) {
        guard role != .viewer else { throw .watchesOnly }
        guard mode == .turns else { throw .notInTurns(mode) }
        if let holder, holder != viewer, role != .presenter { throw .held(by: holder) }
        holder = viewer
        lastActivity = now
    }

    /// Takes control from a viewer who gives it back, or is gone for good.
    ///
    /// Changes nothing if the viewer does not hold it.
    mutating func release(_ viewer: UInt32) {
        if holder == viewer { holder = nil }
    }

    mutating func releaseIfIdle(at now: MonotonicInstant) {
        if let idleDeadline, now >= idleDeadline { holder = nil }
    }

    mutating func set(_ mode: ControlMode, by role: ViewerRole) throws(ControlRefusal) {
        guard role == .presenter else { throw .presentersOnly }
        if mode != self.mode { self = ControlState(mode: mode) }
    }
}
