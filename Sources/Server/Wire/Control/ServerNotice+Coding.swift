import Foundation
import StageModel

extension ServerNotice {
    /// Returns the text in UTF-8, with the fields in the order of their names.
    public func encoded() -> [UInt8] { ControlJSON.bytes(self) }

    /// Decodes the text of a server's notice.
    ///
    /// - Throws: the fault, if `bytes` are not the JSON object that its type demands, or its type is not known.
    public init(decoding bytes: [UInt8]) throws(WireFault) {
        guard bytes.count <= WireFormat.noticeLimit else {
            throw WireFault(.messageTooBig, "\(bytes.count) bytes are above \(WireFormat.noticeLimit)")
        }
        do {
            self = try JSONDecoder().decode(ServerNotice.self, from: Data(bytes))
        } catch {
            throw WireFault(.invalidPayload, "a notice is none that a server sends")
        }
    }
}

extension ServerNotice: Codable {
    private enum Field: String, CodingKey {
        case type
    }

    /// The types of notices, as messages name them.
    package enum Kind: String, Codable, CaseIterable {
        case welcome, room, state, time, scrolls, views, console, costs, editing, refused, pace, interruption,
            reactions, comments, people, presentation, changes
    }

    /// Decodes an object whose `type` names the notice.
    ///
    /// - Throws: `DecodingError` for another object.
    public init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: Field.self).decode(Kind.self, forKey: .type) {
        case .welcome: self = .welcome(try Welcome(from: decoder))
        case .room: self = .room(try RoomState(from: decoder))
        case .state: self = .state(try SceneState(from: decoder))
        case .time: self = .time(try StageTime(from: decoder))
        case .scrolls: self = .scrolls(try StageScrolls(from: decoder))
        case .views: self = .views(try ViewReport(from: decoder))
        case .console: self = .console(try ConsoleReport(from: decoder))
        case .costs: self = .costs(try CostReport(from: decoder))
        case .editing: self = .editing(try EditingState(from: decoder))
        case .refused: self = .refused(try Refusal(from: decoder))
        case .pace: self = .pace(try ServerPace(from: decoder))
        case .interruption: self = .interruption(try ServerInterruption(from: decoder))
        case .reactions: self = .reactions(try ReactionList(from: decoder))
        case .comments: self = .comments(try CommentList(from: decoder))
        case .people: self = .people(try PeopleList(from: decoder))
        case .presentation: self = .presentation(try Presentation(from: decoder))
        case .changes: self = .changes(try ChangeReport(from: decoder))
        }
    }

    /// Encodes the notice as a flat object with its `type`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        switch self {
        case .welcome(let welcome):
            try container.encode(Kind.welcome, forKey: .type)
            try welcome.encode(to: encoder)
        case .room(let room):
            try container.encode(Kind.room, forKey: .type)
            try room.encode(to: encoder)
        case .state(let state):
            try container.encode(Kind.state, forKey: .type)
            try state.encode(to: encoder)
        case .time(let time):
            try container.encode(Kind.time, forKey: .type)
            try time.encode(to: encoder)
        case .scrolls(let scrolls):
            try container.encode(Kind.scrolls, forKey: .type)
            try scrolls.encode(to: encoder)
        case .views(let report):
            try container.encode(Kind.views, forKey: .type)
            try report.encode(to: encoder)
        case .console(let report):
            try container.encode(Kind.console, forKey: .type)
            try report.encode(to: encoder)
        case .costs(let report):
            try container.encode(Kind.costs, forKey: .type)
            try report.encode(to: encoder)
        case .editing(let editing):
            try container.encode(Kind.editing, forKey: .type)
            try editing.encode(to: encoder)
        case .refused(let refusal):
            try container.encode(Kind.refused, forKey: .type)
            try refusal.encode(to: encoder)
        case .pace(let pace):
            try container.encode(Kind.pace, forKey: .type)
            try pace.encode(to: encoder)
        case .interruption(let interruption):
            try container.encode(Kind.interruption, forKey: .type)
            try interruption.encode(to: encoder)
        case .reactions(let reactions):
            try container.encode(Kind.reactions, forKey: .type)
            try reactions.encode(to: encoder)
        case .comments(let comments):
            try container.encode(Kind.comments, forKey: .type)
            try comments.encode(to: encoder)
        case .people(let people):
            try container.encode(Kind.people, forKey: .type)
            try people.encode(to: encoder)
        case .presentation(let presentation):
            try container.encode(Kind.presentation, forKey: .type)
            try presentation.encode(to: encoder)
        case .changes(let report):
            try container.encode(Kind.changes, forKey: .type)
            try report.encode(to: encoder)
        }
    }
}
