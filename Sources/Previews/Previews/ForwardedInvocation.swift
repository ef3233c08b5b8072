import ObjectiveCRuntime
import UIKit

/// A call of a delegate's method that an object hands on, as Objective-C makes one of each method that a class has not.
public final class ForwardedInvocation {
    /// The method.
    public let selector: Selector
    /// The arguments, as Objective-C holds them in objects: numbers for values of enumerations, a box for a pointer, `NSNull` for
    /// nil.
    public let arguments: [Any]
    private let call: (Any?) -> Void

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - method: the method's full name.
    ///   - type: the protocol that has it.
    ///   - arguments: its arguments.
    ///   - call: calls it on an object of the protocol.
    public init<Target>(
        _ method: String, of type: Target.Type, _ arguments: [Any], call: @escaping (Target) -> Void
    ) {
        selector = ForwardedMethods.selector(method)
        self.arguments = arguments.map(Self.boxed)
        self.call = { target in if let target = target as? Target { call(target) } }
    }

    /// Calls the method on an object, if that is one of the protocol's.
    public func invoke(withTarget target: Any?) { call(target) }

    private static func boxed(_ argument: Any) -> Any {
        let mirror = Mirror(reflecting: argument)
        if mirror.displayStyle == .optional { return mirror.children.first.map { boxed($0.value) } ?? NSNull() }
        return switch argument {
        case let value as any RawRepresentable: number(of: value) ?? argument
        case let pointer as UnsafeMutablePointer<CGPoint>: NSValue(pointer: pointer)
        default: argument
        }
    }

    private static func number(of value: any RawRepresentable) -> NSNumber? {
        switch value.rawValue {
        case let number as Int: NSNumber(value: number)
        case let number as UInt: NSNumber(value: number)
        default: nil
        }
    }
}

extension NSValue {
    /// Makes a box with a pointer.
    public convenience init(pointer: UnsafeRawPointer?) {
        // Foundation boxes no pointers here.
        var address = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &address, objCType: "Q")
    }

    /// The pointer in the box; nil if there is none.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "Q" else { return nil }
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: UInt(address))
    }
}
