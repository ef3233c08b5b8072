/// What a cluster was asked for and could not be done.
public struct ClusterFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// A kind of fault.
    public enum Kind: Equatable, Sendable {
        /// Another node was first.
        case conflict
        /// There was no answer in time, or no connection. Whether anything took effect is not known.
        case unavailable
        case other
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The fault in one line, without credentials.
    public let description: String

    /// Makes a fault of its kind and a description.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
