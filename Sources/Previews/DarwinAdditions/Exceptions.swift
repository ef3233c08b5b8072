import Foundation

extension NSExceptionName {
    /// The name of an exception that is none of the others.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// The name of the exception that something is not as it should be.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// The name of the exception that a method can't be called with what it was called with.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// The name of the exception that there is nothing at an index.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}

/// An exception of Objective-C: raised, it ends the code, as nobody can catch it in Swift.
open class NSException: NSObject {
    /// The exception's name.
    public let name: NSExceptionName
    /// What has happened; nil if it is not told.
    public let reason: String?
    /// What belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception, which is not raised.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Ends the code with the name and the reason.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason is given")") }
}
