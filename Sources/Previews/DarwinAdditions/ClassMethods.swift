// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Previews
import UIKit

// Swift's methods can't be exchanged: all of these leave them as they are, and say so.

/// A method of a class.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer
/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// What a protocol says of a method.
public struct objc_method_description {
    /// The method's name; nil if the protocol has no such method.
    public var name: Selector?
    /// What the method takes and returns: nothing is known of it.
    public var types: UnsafeMutablePointer<CChar>?
}

/// Returns the description of a protocol's method.
///
/// Which methods a protocol has is not known here; of those that an object hands on it is.
public func protocol_getMethodDescription(
    _ protocol: Any.Type, _ selector: Selector, _ isRequired: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
    let isFound = onStage { ForwardedMethods.isMethod(selector, of: `protocol`) }
    return objc_method_description(name: isFound ? selector : nil, types: nil)
}

/// Returns what stands for a method of a class's objects.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { ExchangedMethods.method }

/// Returns what stands for a method of a class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { ExchangedMethods.method }

/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the name of an object's class, without its module.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the name of a class, without its module; "nil" for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.name(of: cls) }

/// Gives an object another class, and returns the one that it had.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    ObjectClasses.set(cls, of: obj.map { $0 as AnyObject })
}

/// Returns what stands for a property of a class.
///
/// Which properties a class has is not known here; those that values are observed of are found as they are.
public func class_getProperty(_ cls: AnyClass?, _ name: String) -> objc_property_t? { ExchangedMethods.method }

/// Returns nil: nothing is known of a property.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns no properties: Swift's classes have none that Objective-C would list.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    outCount?.pointee = 0
    return nil
}

/// Returns an empty name: no property is known by its own.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
}

extension NSObject {
    /// Returns what stands for a method.
    public func method(for aSelector: Selector!) -> IMP! { ExchangedMethods.method }
}

/// Returns what stands for a method's code.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil: nothing is known of what a method takes.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds nothing, and returns false.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Leaves a class's method as it is, says so, and returns nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    onStage { ExchangedMethods.say() }
    return nil
}

/// Leaves a method as it is, says so, and returns what stands for its code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    onStage { ExchangedMethods.say() }
    return m
}

/// Leaves two methods as they are, and says so.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    onStage { ExchangedMethods.say() }
}

/// The names of classes as texts of C, which are kept as long as the program runs, one for each class that was asked for.
private enum ClassNames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [ObjectIdentifier: UnsafePointer<CChar>] = [:]

    static func name(of type: AnyClass?) -> UnsafePointer<CChar> {
        let id = ObjectIdentifier(type ?? NSNull.self)
        return lock.withLock {
            if let known = names[id] { return known }
            let name = UnsafePointer(strdup(type.map { String(describing: $0) } ?? "nil")!)
            names[id] = name
            return name
        }
    }
}
