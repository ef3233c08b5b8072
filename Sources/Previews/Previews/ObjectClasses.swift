import UIKit

/// What Objective-C's run time has for giving an object another class.
public enum ObjectClasses {
    /// Has an object be of another class, which calls that one's methods from then on.
    ///
    /// The class begins with the object's own, or the other way round, and their objects are equally large: it stores nothing
    /// of its own. Any other one leaves the object as it is, and is said.
    ///
    /// - Parameters:
    ///   - type: the class.
    ///   - object: the object; nil for none.
    /// - Returns: the class that it had; nil without an object.
    public static func set(_ type: AnyClass, of object: AnyObject?) -> AnyClass? {
        guard let object else { return nil }
        let former: AnyClass = Swift.type(of: object)
        guard begins(type, with: former) || begins(former, with: type), size(of: type) == size(of: former) else {
            MainActor.assumeIsolated {
                EngineMessages.report("\(former) is given no class that stores more than it, as \(type) does")
            }
            return former
        }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(object).toOpaque().storeBytes(of: metadata, as: UnsafeRawPointer.self)
        return former
    }

    private static func begins(_ type: AnyClass, with base: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 === base }
    }

    /// The bytes of a class's objects: the third word of its metadata holds flags and where an object begins.
    private static func size(of type: AnyClass) -> UInt32 {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
    }
}
