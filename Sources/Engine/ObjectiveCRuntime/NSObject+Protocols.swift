import Foundation

extension NSObject {
    /// Returns whether the object conforms to a protocol.
    ///
    /// - Parameter aProtocol: the protocol, as `UITextInput.self`.
    /// - Returns: whether it does.
    public func conforms(to aProtocol: Any.Type) -> Bool {
        func isKind<Kind>(_ kind: Kind.Type) -> Bool { (self as Any) is Kind }
        return _openExistential(aProtocol, do: isKind)
    }
}
