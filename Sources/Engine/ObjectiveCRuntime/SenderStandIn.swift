import Foundation

/// A class whose objects send actions, and stand in for senders of other classes.
///
/// Objective-C passes whatever object there is: a method that declares a button is called by an item of a bar, too, and
/// goes well as long as it asks the sender for nothing that the item lacks. Swift would read the item as a button, so that
/// it is given a button here.
@MainActor
package protocol SenderStandIn: AnyObject {
    /// Makes an object of the class that has what a sender has, too; nil if that can't be had.
    static func standIn(for sender: AnyObject?) -> AnyObject?
}

extension Selector {
    /// Returns a sender as the type that a method declares, or what stands in for it.
    ///
    /// - Parameter sender: what is sent; nil for nothing.
    /// - Returns: it, or another object of the type that is asked for; nil if there is none.
    @MainActor static func sender<Sender>(_ sender: Any?) -> Sender? {
        if let sender = sender as? Sender { return sender }
        let type = Sender.self as? any SenderStandIn.Type
        return type?.standIn(for: sender.map { $0 as AnyObject }) as? Sender
    }
}
