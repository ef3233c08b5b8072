import Foundation
import Previews
import UIKit

// What the code of a project is rewritten to call, where Swift has nothing for what Objective-C's run time does.

/// An object that another hands the methods on of which it has none.
public typealias ZoetropeForwardedMethods = Previews.ForwardedMethods
/// A call that is handed on.
public typealias ZoetropeInvocation = Previews.ForwardedInvocation
/// Methods that somebody observes.
public typealias ZoetropeObservedMethods = Previews.ObservedMethods
/// An object that is found by its tag.
public typealias ZoetropeTaggedObject = Previews.TaggedObject
/// An object that has a place in an interface's file.
public typealias ZoetropePlacedObject = Previews.PlacedObject

/// Returns an object of a class that is known by its metatype alone.
public func zoetropeMade<Object: NSObject>(_ type: Object.Type) -> Object {
    onStage { zoetropeMake(type) }
}

/// Returns whether an object has a method.
public func zoetropeResponds(_ object: Any, to selector: Selector?) -> Bool {
    nonisolated(unsafe) let object = object
    return onStage { selector.map { ForwardedMethods.answers($0, by: object) } ?? false }
}

/// Returns whether an object has a method, which is named as in Swift.
public func zoetropeAnswers(_ object: Any, _ method: String) -> Bool {
    nonisolated(unsafe) let object = object
    return onStage { ForwardedMethods.answers(method, by: object as AnyObject) }
}

/// Returns a call that can be handed on.
///
/// - Parameters:
///   - method: the method.
///   - type: the type that declares it.
///   - arguments: what it is called with.
///   - call: calls it.
/// - Returns: the call.
@preconcurrency @MainActor
public func zoetropeInvocation<Target>(
    _ method: String, of type: Target.Type, _ arguments: [Any], _ call: @escaping (Target) -> Void
) -> ForwardedInvocation {
    ForwardedInvocation(method, of: type, arguments, call: call)
}

/// Returns a value as an object of Objective-C has it.
public func zoetropeUnboxed(_ value: Any?) -> BoxedValue { BoxedValue(value) }

/// What optional methods of delegates return that a delegate has not.
@preconcurrency @MainActor
public var zoetropeDefaults: DelegateDefaults { .shared }

/// Returns the object that an object hands a protocol's methods on to; nil if there is none.
@preconcurrency @MainActor
public func zoetropeForwarded<Target>(_ object: Any, to type: Target.Type) -> Target? {
    ForwardedMethods.target(of: object, as: type)
}

/// Sets a property of all views of a class that are within others.
///
/// - Parameters:
///   - path: the property.
///   - type: the class.
///   - containers: the classes of the views around them.
///   - onProxy: whether the class's appearance has the property.
///   - value: the value.
@preconcurrency @MainActor
public func zoetropeAppearance<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, of type: View.Type,
    in containers: [any UIAppearanceContainer.Type] = [], onProxy: Bool, is value: Value
) {
    if onProxy { type.appearance(whenContainedInInstancesOf: containers)[keyPath: path] = value }
    OwnAppearances.set(path, of: type, in: containers, to: value)
}

/// Returns an object of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Object: NSObject>(_ type: Object.Type) -> Object { MetatypeObjects.make(type) }

/// Returns a view of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    MetatypeObjects.make(type, frame: frame)
}

/// Returns a button of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Button: UIButton>(_ class: Button.Type, type: UIButton.ButtonType) -> Button {
    MetatypeObjects.make(`class`, type: type)
}

/// Returns a cell of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    MetatypeObjects.make(type, style: style, reuseIdentifier: reuseIdentifier)
}

/// Returns a controller of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    MetatypeObjects.make(type, nibName: nibName, bundle: bundle)
}

/// Returns a controller of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Controller: UINavigationController>(
    _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
    MetatypeObjects.make(type, rootViewController: rootViewController)
}

/// Returns a view of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<View: UICollectionView>(
    _ type: View.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
) -> View {
    MetatypeObjects.make(type, frame: frame, collectionViewLayout: collectionViewLayout)
}

/// Returns a controller of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Controller: UICollectionViewController>(
    _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
) -> Controller {
    MetatypeObjects.make(type, collectionViewLayout: collectionViewLayout)
}

/// Returns a view of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<View: UITableView>(_ type: View.Type, frame: CGRect, style: UITableView.Style) -> View {
    MetatypeObjects.make(type, frame: frame, style: style)
}

/// Returns a controller of a class that is known by its metatype alone.
@preconcurrency @MainActor
public func zoetropeMake<Controller: UITableViewController>(
    _ type: Controller.Type, style: UITableView.Style
) -> Controller {
    MetatypeObjects.make(type, style: style)
}
