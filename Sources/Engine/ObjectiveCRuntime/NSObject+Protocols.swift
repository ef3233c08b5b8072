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

    /// Returns whether the class is another one or inherits from it.
    ///
    /// O(the number of classes between them).
    public class func isSubclass(of aClass: AnyClass) -> Bool {
        sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }
}
