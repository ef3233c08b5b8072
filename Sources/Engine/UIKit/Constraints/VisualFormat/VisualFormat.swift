import Foundation

/// A sentence of the visual format language, such as `H:|-[label(>=50@750)]-8-[button]-|`, in its parts.
///
/// The grammar is that of Apple's "Visual Format Syntax".
struct VisualFormat: Equatable {
    /// A number, or the name of one.
    enum Value: Equatable {
        case number(Double)
        case name(String)
    }

    /// What a length is related to.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, the name of a metric, or the name of a view.
        var object: Value
        var multiplier = 1.0
        var constant = 0.0
        var priority: Value?
    }

    /// What lies between two neighbours.
    enum Connection: Equatable {
        /// Nothing: they touch.
        case flush
        /// The standard space.
        case standard
        case predicates([Predicate])
    }

    /// A view with what is said of its length.
    struct View: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    var isHorizontal = true
    /// The way from the superview's edge to the first view; nil if the sentence doesn't begin there.
    var leading: Connection?
    var views: [View] = []
    /// The ways from each view to the next.
    var connections: [Connection] = []
    /// The way from the last view to the superview's edge; nil if the sentence doesn't end there.
    var trailing: Connection?
}

/// The error of a sentence that is not in the visual format language.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    var reason: String
    /// The sentence.
    var format: String
    /// The number of characters before the fault.
    var offset: Int

    /// The reason, the sentence, and a mark below the fault.
    var description: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
}
