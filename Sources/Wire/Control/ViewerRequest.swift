import StageModel

/// What a viewer asks for in a text message.
public enum ViewerRequest: Equatable, Sendable {
    /// At most 32 Unicode scalars, without control characters and white space around it; empty for none.
    case name(String)
    /// New values for parameters: numbers, texts and flags. Whether there are such parameters is not known here.
    case set([String: StageValue])
    /// Something that the scene can do.
    case action(String)
    /// Takes control, or releases it.
    case control(take: Bool)
    case mode(ControlMode)
    /// How fast the stage's time goes: ``WireFormat/isRate(_:)``.
    case rate(Double)
    /// Stands still so many steps from the moment that is shown: ``WireFormat/steps``, not 0.
    case step(Int)
    /// Stands still at a moment, or, if it is nil, goes on from the newest one at rate 1.
    case seek(UInt32?)
    /// Gives back what was cut off last, and stands still where it begins.
    case restore
    /// Whether to be sent what ``StageScrolls`` says.
    case inspect(Bool)
    /// Whether the last gesture is repeated whenever the stage's code is replaced.
    case replay(Bool)
    /// Gives the room a new key.
    case renew

    /// The types of requests, as messages name them.
    public enum Kind: String, CaseIterable, Sendable {
        case name, set, action, control, mode, rate, step, seek, restore, inspect, replay, renew
    }

    public var kind: Kind {
        switch self {
        case .name: .name
        case .set: .set
        case .action: .action
        case .control: .control
        case .mode: .mode
        case .rate: .rate
        case .step: .step
        case .seek: .seek
        case .restore: .restore
        case .inspect: .inspect
        case .replay: .replay
        case .renew: .renew
        }
    }
}
