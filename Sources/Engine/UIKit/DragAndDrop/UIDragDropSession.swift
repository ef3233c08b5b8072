import QuartzCore

/// A drag, from where it began and from where it is dropped.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the finger's place in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved, not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in their application: true on a stage.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether an item is there: types are not told apart by their identifiers.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an item carries an object of a type.
    func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag, from where it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of one's own, for who drops the items.
    var localContext: Any? { get set }
}

/// A drag, from where it is dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, which is always the stage's own.
    var localDragSession: (any UIDragSession)? { get }
    /// Gives the objects of a type that the items carry, at once.
    @discardableResult
    func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress
}

/// The drag of a stage's finger.
final class DragSession: UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication: Bool { true }
    var localDragSession: (any UIDragSession)? { self }
    /// The finger's place in the window.
    var place = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { !items.isEmpty }

    func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress {
        var objects: [Object] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
            }
        }
        completion(objects)
        return Progress(totalUnitCount: 0)
    }
}
