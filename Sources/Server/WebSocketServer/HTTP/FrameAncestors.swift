/// The origins whose pages may show the served page in a frame: `frame-ancestors` of the content security policy.
public struct FrameAncestors: Sendable {
    /// The sources as the policy spells them.
    let sources: String

    /// Pages of this server only.
    public static let own = FrameAncestors(sources: "'self'")
    /// No pages.
    public static let none = FrameAncestors(sources: "'none'")

    private init(sources: String) {
        self.sources = sources
    }

    /// Makes a policy of this server's pages and those of `origins`.
    public init(_ origins: [WebOrigin]) {
        sources = (["'self'"] + origins.map(\.description)).joined(separator: " ")
    }
}
