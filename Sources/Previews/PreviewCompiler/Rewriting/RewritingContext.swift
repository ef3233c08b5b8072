/// All that the rules which rewrite one file read of a project's files beside that one.
///
/// Two projects of equal contexts have a file that is the same in both rewritten alike.
struct RewritingContext: Equatable {
    private let parts: [IndexPart]
    // What these hold is found in the code of functions, too.
    private let optionalRequirements: OptionalRequirements
    private let metatypeHolders: Set<String>
    private let metatypeProtocols: [String: String]
    private let isolated: Set<String>
    private let hasFormerRates: Bool
    private let hasFormerTextAttributes: Bool

    init(of index: ProjectIndex) {
        parts = index.files.map(\.indexPart)
        optionalRequirements = index.optionalRequirements
        metatypeHolders = index.metatypeHolders
        metatypeProtocols = index.metatypeProtocols
        isolated = index.isolated
        hasFormerRates = index.hasFormerRates
        hasFormerTextAttributes = index.hasFormerTextAttributes
    }
}
