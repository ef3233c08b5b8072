import CoreGraphics

/// A check that names a delegate's methods which are declared where they are never called.
///
/// Optional methods of protocols are default implementations here. Swift settles in the class that conforms to a
/// protocol which methods fulfil it: a method that only a subclass declares does not, and the default runs in its
/// place. On Apple's systems the subclass's is called.
@MainActor
package enum UncalledMethods {
    private struct Call: Hashable {
        let type: ObjectIdentifier
        let method: UnsafePointer<UInt8>
    }

    private static var known: Set<Call> = []

    /// Reports a method of a delegate that is never called, once, by ``EngineMessages``; the first line of a default
    /// implementation.
    ///
    /// O(1) but for the first call for a class.
    ///
    /// - Parameters:
    ///   - method: the method's name.
    ///   - object: the delegate.
    ///   - protocolName: the protocol's name, for the message.
    ///   - conforms: whether a class conforms to the protocol.
    package static func note(
        _ method: StaticString, on object: AnyObject, of protocolName: StaticString, conforms: (AnyClass) -> Bool
    ) {
        guard known.insert(Call(type: ObjectIdentifier(type(of: object)), method: method.utf8Start)).inserted else {
            return
        }
        var heirs: [AnyClass] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, conforms(type) {
            heirs.append(type)
            mirror = current.superclassMirror
        }
        guard let conforming = heirs.popLast() else { return }
        for heir in heirs where OptionalMethods.names(of: heir).contains("\(method)") {
            EngineMessages.report(
                "\(heir).\(method) is never called: \(protocolName) is \(conforming)'s, and \(heir) only inherits it. "
                    + "Declare the method in \(conforming), too, and override it in \(heir).")
            return
        }
    }
}
