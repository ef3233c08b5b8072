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
        let selector = Selector(
            isFound: { ($0 as? ProtocolQuestion).map { $0.type == type } ?? ($0 is Target) }, invoke: { _, _ in })
        return (object as? any MessageForwarding)?.forwardingTarget(for: selector) as? Target
    }

    /// Whether a selector is of a protocol's methods, as which an object is asked whom it names for them.
    ///
    /// - Parameters:
    ///   - selector: the selector.
    ///   - type: the protocol.
    /// - Returns: whether it is; false for the selectors of other methods.
    @preconcurrency @MainActor
    public static func isMethod(_ selector: Selector, of type: Any.Type) -> Bool {
        var open = [type]
        while let next = open.popLast() {
            if selector.isFound(on: ProtocolQuestion(type: next)) { return true }
            open += inherited.filter { $0.type == next }.map(\.base)
        }
        return false
    }

    /// Whether an object has a delegate's method: its class declares it, or an object that this one names does.
    ///
    /// - Parameters:
    ///   - method: the method's full name, such as `tableView(_:heightForRowAt:)`.
    ///   - object: the object; nil has none.
    /// - Returns: whether it has.
    @preconcurrency @MainActor
    public static func answers(_ method: String, by object: AnyObject?) -> Bool {
        object.map { OptionalMethods.declares(method, $0) } ?? false
    }

    /// Whether an object has a selector's method; that of a delegate's only if it is declared.
    @preconcurrency @MainActor
    public static func answers(_ selector: Selector, by object: Any) -> Bool {
        guard selector.isFound(on: object) else { return false }
        return selector.fullName.map { answers($0, by: object as AnyObject) } ?? true
    }

    /// Makes the selector of a delegate's method, which can be compared.
    ///
    /// - Parameter method: the method's full name.
    /// - Returns: the selector, which is found on nothing.
    nonisolated public static func selector(_ method: String) -> Selector {
        Selector(isFound: { _ in false }, invoke: { _, _ in }).named(method)
    }

    /// Makes the selector of a method of a protocol that UIKit has here without it, or that is not optional.
    ///
    /// - Parameters:
    ///   - method: the method's full name.
    ///   - type: the protocol.
    /// - Returns: the selector, which is found on what conforms.
    nonisolated public static func selector<Target>(_ method: String, of type: Target.Type) -> Selector {
        Selector(isFound: { $0 is Target }, invoke: { _, _ in }).named(method)
    }

    /// UIKit's protocols that inherit from others: Objective-C's run time finds these ones' methods, too.
    @MainActor private static let inherited: [(type: Any.Type, base: Any.Type)] = [
        ((any UITableViewDelegate).self, (any UIScrollViewDelegate).self),
        ((any UICollectionViewDelegate).self, (any UIScrollViewDelegate).self),
        ((any UICollectionViewDelegateFlowLayout).self, (any UICollectionViewDelegate).self),
        ((any UITextViewDelegate).self, (any UIScrollViewDelegate).self),
    ]
}

/// What a selector of a protocol's methods is asked by for the protocol.
private struct ProtocolQuestion {
    let type: Any.Type
}
