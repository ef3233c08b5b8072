/// Which pages may show the served page in a frame: the policy's `frame-ancestors`.
public struct FrameAncestors: Sendable {
    /// As the policy spells them.
    let sources: String

    /// Pages of this server only.
    public static let own = FrameAncestors(sources: "'self'")
    public static let none = FrameAncestors(sources: "'none'")

    private init(sources: String) {
        self.sources = sources
    }

    /// This server's pages, and those of `origins`.
    public init(_ origins: [WebOrigin]) {
        sources = (["'self'"] + origins.map(\.description)).joined(separator: " ")
    }
}
