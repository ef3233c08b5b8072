/// A set of kinds of wheels and trackpads that a pan follows.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel that turns in notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad, or a wheel without notches.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// All wheels and trackpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
