import StageModel

extension Key {
    /// The key's name, as in `KeyboardEvent.key`.
    var name: String {
        switch self {
        case .arrowLeft: "ArrowLeft"
        case .arrowRight: "ArrowRight"
        case .arrowUp: "ArrowUp"
        case .arrowDown: "ArrowDown"
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        case .home: "Home"
        case .end: "End"
        case .enter: "Enter"
        case .space: "Space"
        case .escape: "Escape"
        }
    }
}

extension PointerSample.Phase {
    /// The phase's name in the input.
    var name: String {
        switch self {
        case .down: "down"
        case .move: "move"
        case .up: "up"
        case .cancel: "cancel"
        }
    }
}
