import Foundation

extension ViewerRequest {
    enum Field: String, CodingKey {
        case type, name, values, take, mode, rate, ticks, tick, inspect, replay, text, enter, views, console, selected,
            got, costs, step, properties, hand, react, x, y, who, comment, delay, size, device, changes,
            sources, earlier
    }

    /// Returns the message's bytes, with the fields in the order of their names.
    public func encoded() -> [UInt8] { ControlJSON.bytes(self) }
}

extension ViewerRequest: Encodable {
    /// Encodes the request as a flat object with its `type`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        try container.encode(kind.rawValue, forKey: .type)
        switch self {
        case .name(let name), .action(let name): try container.encode(name, forKey: .name)
        case .set(let values): try container.encode(values, forKey: .values)
        case .text(let typed):
            try container.encode(typed.text, forKey: .text)
            try container.encode(typed.isEntered, forKey: .enter)
        case .control(let take): try container.encode(take, forKey: .take)
        case .mode(let mode): try container.encode(mode, forKey: .mode)
        case .rate(let rate): try container.encode(rate, forKey: .rate)
        case .step(let ticks): try container.encode(ticks, forKey: .ticks)
        // Null, where `encodeIfPresent` would leave it out.
        case .seek(let tick): try container.encode(tick, forKey: .tick)
        case .inspect(let inspect): try container.encode(inspect, forKey: .inspect)
        case .views(let wish):
            try container.encode(wish.isWanted, forKey: .views)
            // Null, where `encodeIfPresent` would leave it out.
            try container.encode(wish.selected, forKey: .selected)
            if wish.wantsProperties { try container.encode(true, forKey: .properties) }
            try container.encode(wish.received, forKey: .got)
        case .console(let wish):
            try container.encode(wish.isWanted, forKey: .console)
            try container.encode(wish.received, forKey: .got)
        case .costs(let wish):
            try container.encode(wish.isWanted, forKey: .costs)
            // Null, where `encodeIfPresent` would leave it out.
            try container.encode(wish.step, forKey: .step)
            try container.encode(wish.received, forKey: .got)
        case .replay(let replay): try container.encode(replay, forKey: .replay)
        case .hand(let isRaised): try container.encode(isRaised, forKey: .hand)
        case .react(let reaction):
            try container.encode(reaction.kind, forKey: .react)
            try container.encode(reaction.x, forKey: .x)
            try container.encode(reaction.y, forKey: .y)
        case .who(let isWanted): try container.encode(isWanted, forKey: .who)
        case .comment(let text, let x, let y):
            try container.encode(text, forKey: .text)
            try container.encode(x, forKey: .x)
            try container.encode(y, forKey: .y)
        case .erase(let number): try container.encode(number, forKey: .comment)
        case .line(let delay): try container.encode(delay, forKey: .delay)
        case .present(let view):
            // Null, where `encodeIfPresent` would leave it out.
            try container.encode(view.selected, forKey: .selected)
            try container.encode(view.size, forKey: .size)
            try container.encode(view.device, forKey: .device)
        case .changes(let isWanted): try container.encode(isWanted, forKey: .changes)
        case .sources(let audience): try container.encode(audience, forKey: .sources)
        case .earlier(let isWanted): try container.encode(isWanted, forKey: .earlier)
        case .restore, .renew: break
        }
    }
}
