import ObjectiveCRuntime
import UIKit

/// The methods that an object has others have in its place.
public enum ForwardedMethods {
    /// Returns whom an object names for the methods of a protocol; nil for nobody.
    ///
    /// Objective-C asks for each method; here the one is asked for that conforms.
    ///
    /// - Parameters:
    ///   - object: a ``UIKit/MessageForwarding``.
    ///   - type: the protocol.
    /// - Returns: the object that it names.
    @preconcurrency @MainActor
    public static func target<Target>(of object: Any, as type: Target.Type) -> Target? {
        let selector = Selector(isFound: { $0 is Target }, invoke: { _, _ in })
        return (object as? any MessageForwarding)?.forwardingTarget(for: selector) as? Target
    }
}
