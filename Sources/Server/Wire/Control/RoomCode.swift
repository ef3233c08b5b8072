import StageModel

/// What everyone in a room knows of the code that its stage shows.
public struct RoomCode: Codable, Equatable, Sendable {
    /// Who is shown lines of the sources.
    public var sources: SourceAudience
    /// Whether there is code of before the last save, which a viewer can have shown instead.
    public var earlier: Bool

    /// Makes a state of its attributes.
    public init(sources: SourceAudience, earlier: Bool) {
        self.sources = sources
        self.earlier = earlier
    }
}

/// Who in a room is shown lines of the sources of its code.
public enum SourceAudience: String, CaseIterable, Codable, Sendable {
    /// Who came by the presenter's link, and in a public room, which has none, whoever is on the server's own machine.
    case presenters
    case everyone
    case nobody
}

/// What the last save has changed, for whoever wants to know.
public struct ChangeReport: Codable, Equatable, Sendable {
    /// The lines that differ; nil before the first save.
    public var difference: SourceDifference?

    /// Makes a report of the lines that differ; nil before the first save.
    public init(_ difference: SourceDifference?) {
        self.difference = difference
    }
}
