import ObjectiveCRuntime

/// Makes an object of a class of UIKit's by its `init()`; nil of a subclass, which may have none.
@MainActor
private func object<Object>(of type: Object.Type) -> Object? {
    guard let type = type as? AnyClass, String(reflecting: type).hasPrefix("UIKit.") else { return nil }
    return ObjectCreation.make(type) as? Object
}

/// Returns the number that a view or an item has; 0 for anything else.
@MainActor
private func number(of sender: AnyObject?) -> Int {
    (sender as? UIView)?.tag ?? (sender as? UIBarItem)?.tag ?? 0
}

extension UIView: SenderStandIn {
    /// Makes a view with the sender's tag.
    package static func standIn(for sender: AnyObject?) -> AnyObject? {
        // It has no `init()`.
        guard !(self is UICollectionView.Type), let view = object(of: self) else { return nil }
        view.tag = number(of: sender)
        return view
    }
}

extension UIBarItem: SenderStandIn {
    /// Makes an item with the sender's tag.
    package static func standIn(for sender: AnyObject?) -> AnyObject? {
        guard let item = object(of: self) else { return nil }
        item.tag = number(of: sender)
        return item
    }
}

extension UIGestureRecognizer: SenderStandIn {
    /// Makes a recogniser with the state, the view and the place of another one.
    package static func standIn(for sender: AnyObject?) -> AnyObject? {
        guard let recognizer = object(of: self) else { return nil }
        if let sender = sender as? UIGestureRecognizer { recognizer.show(sender) }
        return recognizer
    }
}
