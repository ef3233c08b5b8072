/// The names of classes, without their modules, which take long to make.
@MainActor
enum ClassNames {
    private static var known: [ObjectIdentifier: String] = [:]
    /// The number of names that are kept.
    private static let limit = 1000

    /// Returns a class's name.
    static func name(_ type: AnyClass) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = "\(type)"
        if known.count >= limit { known = [:] }
        known[ObjectIdentifier(type)] = name
        return name
    }
}
