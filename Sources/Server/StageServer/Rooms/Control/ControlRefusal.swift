import Wire

/// Why a viewer may not do what it asked for.
enum ControlRefusal: Error, Equatable {
    case watchesOnly
    case presentersOnly
    case held(by: UInt32)
    case notInTurns(ControlMode)

    /// One line with what would be possible.
    var reason: String {
        switch self {
        case .watchesOnly: "this link lets you watch only; ask for a link that lets you touch"
        case .presentersOnly: "only presenters may do that here; ask for a presenter's link"
        case .held(let viewer): "viewer \(viewer) holds control; it is free again once that viewer releases it"
        case .notInTurns(let mode): "control is taken in the mode turns only; the mode here is \(mode.rawValue)"
        }
    }
}
