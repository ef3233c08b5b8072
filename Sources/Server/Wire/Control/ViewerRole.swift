/// What a connection may do, fixed by its handshake.
public enum ViewerRole: String, CaseIterable, Codable, Sendable {
    case viewer
    case participant
    case presenter

    /// The first letter of the role's keys.
    public var letter: Character {
        switch self {
        case .viewer: "v"
        case .participant: "t"
        case .presenter: "p"
        }
    }

    /// Makes the role of a key's first letter; nil for another letter.
    public init?(letter: Character) {
        guard let role = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = role
    }
}
