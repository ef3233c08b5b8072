import StageModel
import Wire

/// A part of a message that leads a viewer to a frame.
struct FramePart {
    let frame: StageFrame
    let bytes: [UInt8]
    /// Whether it is the change from the frame before: only then the next step's predictions are the viewer's, too.
    let isStep: Bool
    /// Frames on the way that it leaves out.
    var skippedCount: UInt64 = 0
}

extension RoomViewers {
    /// Returns what leads a viewer to the newest frame of what it is shown.
    ///
    /// Whoever is sent several steps at a time would otherwise never get two frames of which one follows the other, from
    /// which the steps after them are predicted: it is sent the frame before, too.
    ///
    /// O(nodes) for the first viewer who has that frame.
    func change(for state: ViewerState, to newest: StageFrame) -> [FramePart] {
        let action = state.next(newest)
        if case .step = action { return parts(of: action, to: newest, isStep: true) }
        guard !action.isNothing, joinsSteps, newest === self.newest, let before = beforeNewest,
            case let first = state.next(before), !first.isNothing
        else { return parts(of: action, to: newest, isStep: false) }
        return parts(of: first, to: before, isStep: false) + parts(of: .delta(from: before), to: newest, isStep: true)
    }

    private func parts(of action: ViewerState.Action, to frame: StageFrame, isStep: Bool) -> [FramePart] {
        switch action {
        case .nothing: []
        case .snapshot: [FramePart(frame: frame, bytes: frame.whole, isStep: isStep)]
        case .step(let step): [FramePart(frame: frame, bytes: step, isStep: isStep)]
        case .delta(let base):
            [
                FramePart(
                    frame: frame, bytes: frames.delta(from: base, to: frame), isStep: isStep,
                    skippedCount: frame.sequence - base.sequence - 1)
            ]
        }
    }
}
