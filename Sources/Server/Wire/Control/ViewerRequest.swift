import StageModel

/// A viewer's request in a text message.
public enum ViewerRequest: Equatable, Sendable {
    /// Sets the viewer's name: at most 32 Unicode scalars, without control characters and white space around it; empty
    /// for none.
    case name(String)
    /// Sets parameters to numbers, texts and flags.
    ///
    /// Whether there are such parameters is not checked here.
    case set([String: StageValue])
    /// Has the scene do something by name.
    case action(String)
    /// Types a text into the field that is being edited.
    case text(TypedText)
    /// Takes control, or releases it.
    case control(take: Bool)
    case mode(ControlMode)
    /// Sets the rate at which the stage's time passes: ``WireFormat/isRate(_:)``.
    case rate(Double)
    /// Stops time a number of steps from the stage tick that is shown: ``WireFormat/steps``, not 0.
    case step(Int)
    /// Stops time at a stage tick, or, if it is nil, goes on from the newest one at rate 1.
    case seek(UInt32?)
    /// Restores what was cut off last, and stops time where it begins.
    case restore
    /// Whether to be sent ``StageModel/StageScrolls``.
    case inspect(Bool)
    /// What to be told of the stage's views.
    case views(ViewWish)
    /// What to be told of that which the stage's code prints.
    case console(ConsoleWish)
    /// What to be told of what the stage's steps cost.
    case costs(CostWish)
    /// Whether the last gesture is repeated whenever the stage's code is replaced.
    case replay(Bool)
    /// Gives the room a new key.
    case renew
    /// Whether the viewer wants to have control next.
    case hand(Bool)
    /// Shows everyone a reaction.
    case react(Reaction)
    /// Whether to be told who is in the room.
    case who(Bool)
    /// Writes about the moment that is shown, and a place.
    case comment(text: String, x: Double, y: Double)
    /// Erases the comment of a number.
    case erase(UInt32)
    /// Tells how long the viewer's line takes there and back, in milliseconds: ``WireFormat/delays``.
    case line(delay: Int)
    /// Shows those who follow what the presenter has before it.
    case present(PresentedView)
    /// Whether to be told what the last save has changed of the sources.
    case changes(Bool)
    /// Chooses who is shown lines of the sources.
    case sources(SourceAudience)
    /// Whether to be shown, alone, what the code of before the last save makes of the same touches.
    case earlier(Bool)

    /// The types of requests, as messages name them.
    public enum Kind: String, CaseIterable, Sendable {
        case name, set, action, text, control, mode, rate, step, seek, restore, inspect, views, console, costs, replay,
            renew, hand, react, who, comment, erase, line, present, changes, sources,
            earlier
    }

    /// The request's type.
    public var kind: Kind {
        switch self {
        case .name: .name
        case .set: .set
        case .action: .action
        case .text: .text
        case .control: .control
        case .mode: .mode
        case .rate: .rate
        case .step: .step
        case .seek: .seek
        case .restore: .restore
        case .inspect: .inspect
        case .views: .views
        case .console: .console
        case .costs: .costs
        case .replay: .replay
        case .renew: .renew
        case .hand: .hand
        case .react: .react
        case .who: .who
        case .comment: .comment
        case .erase: .erase
        case .line: .line
        case .present: .present
        case .changes: .changes
        case .sources: .sources
        case .earlier: .earlier
        }
    }
}
