internal import Cassowary

/// The unknowns of the views and guides of a system, in the space of the view that owns it.
struct ConstraintVariables {
    /// The unknowns of one view or guide.
    struct Place {
        let x = Variable("x")
        let y = Variable("y")
        let width = Variable("width")
        let height = Variable("height")
    }

    private var places: [ObjectIdentifier: Place] = [:]

    subscript(item: AnyObject) -> Place? { places[ObjectIdentifier(item)] }

    /// Keeps the unknowns of some items alone, with new ones for those that had none.
    mutating func cover(_ items: [AnyObject]) {
        var kept: [ObjectIdentifier: Place] = [:]
        for item in items { kept[ObjectIdentifier(item)] = places[ObjectIdentifier(item)] ?? Place() }
        places = kept
    }
}
