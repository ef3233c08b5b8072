/// A reason why a step can't be simulated again.
public enum HistoryFault: Error, Equatable, CustomStringConvertible {
    case notYet(tick: UInt32, newest: UInt32)
    /// - Parameter oldest: nil: nothing is remembered until the stage has been at rest.
    case forgotten(tick: UInt32, oldest: UInt32?)
    case reversed(from: UInt32, to: UInt32)

    /// The reason in words, with the steps that can be.
    public var description: String {
        switch self {
        case .notYet(let tick, let newest):
            "tick \(tick) has not been simulated; the newest is \(newest)"
        case .forgotten(let tick, let oldest?):
            "tick \(tick) is not remembered any more; the oldest is \(oldest)"
        case .forgotten(let tick, nil):
            "tick \(tick) is not remembered; there is a history again once the stage has been at rest"
        case .reversed(let from, let to):
            "the log would end at tick \(to), before it begins, at \(from)"
        }
    }
}
