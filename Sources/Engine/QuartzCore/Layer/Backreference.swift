/// A reference that does not keep its object, which clears it at its end.
///
/// Unlike `weak` it leaves the counting of references in the object itself, where it is fastest: each object that has been
/// referred to weakly counts in a table of its own from then on.
package final class Backreference<Object: AnyObject>: Sendable {
    /// The object; nil once it has ended.
    package nonisolated(unsafe) unowned(unsafe) var object: Object?

    package init(_ object: Object) {
        self.object = object
    }
}
