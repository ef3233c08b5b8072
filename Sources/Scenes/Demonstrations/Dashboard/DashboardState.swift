/// The selected tile, and the state of its detail.
struct DashboardState: Equatable {
    enum Phase: String {
        case closed, opening, open, closing
    }

    /// An action that follows from a change.
    enum Effect: Equatable {
        case none
        /// Leave the dashboard for a tile.
        case begin(Int)
        /// Leave a tile's detail for the dashboard.
        case beginClosing(Int)
        /// Turn round on the way.
        case turn
        case opened(Int)
        /// A tile's detail is gone; another may be asked for.
        case closed(Int, next: Int?)
    }

    private(set) var phase = Phase.closed
    private(set) var selected: Int?
    /// The tile that was asked for while another one was selected.
    private var next: Int?

    /// The tile that will be selected when nothing moves any more.
    var destination: Int? {
        phase == .closing ? next : selected
    }

    mutating func open(_ tile: Int) -> Effect {
        guard let selected, selected != tile else {
            next = nil
            if phase == .closing {
                phase = .opening
                return .turn
            }
            guard phase == .closed else { return .none }
            selected = tile
            phase = .opening
            return .begin(tile)
        }
        let effect = close()
        next = tile
        return effect
    }

    mutating func close() -> Effect {
        next = nil
        guard let selected else { return .none }
        switch phase {
        case .opening:
            phase = .closing
            return .turn
        case .open:
            phase = .closing
            return .beginClosing(selected)
        case .closed, .closing:
            return .none
        }
    }

    /// The end of the way has been reached.
    mutating func arrive() -> Effect {
        guard let selected else { return .none }
        switch phase {
        case .opening:
            phase = .open
            return .opened(selected)
        case .closing:
            let effect = Effect.closed(selected, next: next)
            self = DashboardState()
            return effect
        case .open, .closed:
            return .none
        }
    }
}
