/// What views say of the row of a list that shows them.
struct RowLook {
    /// The space around the content; nil for the usual one.
    var insets: EdgeInsets?
    /// What is behind the content; nil for the usual background.
    var background: Element?
    /// Whether the line above is shown.
    var topLine = Visibility.automatic
    /// Whether the line below is shown.
    var bottomLine = Visibility.automatic
    var topTint: UIColor?
    var bottomTint: UIColor?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false
    /// The actions that swipes offer, those nearest to the edge first.
    var swipes: [RowSwipes] = []

    /// Returns what both say, where the other one counts.
    func overlaid(by other: RowLook) -> RowLook {
        var all = self
        all.insets = other.insets ?? insets
        all.background = other.background ?? background
        if other.topLine != .automatic { all.topLine = other.topLine }
        if other.bottomLine != .automatic { all.bottomLine = other.bottomLine }
        all.topTint = other.topTint ?? topTint
        all.bottomTint = other.bottomTint ?? bottomTint
        all.isDeleteDisabled = isDeleteDisabled || other.isDeleteDisabled
        all.isMoveDisabled = isMoveDisabled || other.isMoveDisabled
        all.isSelectionDisabled = isSelectionDisabled || other.isSelectionDisabled
        all.swipes = other.swipes + swipes
        return all
    }
}

/// What views say of their row.
enum RowLookTrait: ElementTrait {
    typealias Value = RowLook
}

/// A modifier that says something of the row that shows views.
nonisolated struct RowLookModifier: PrimitiveModifier {
    let change: (inout RowLook, EnvironmentValues) -> Void

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { RowLookElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        var look = RowLook()
        change(&look, node.environment)
        (element as? RowLookElement)?.look = look
    }
}

/// An element that says something of the row that shows it.
final class RowLookElement: WrappingElement {
    var look = RowLook()

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        guard key == RowLookTrait.self else { return content.trait(key) }
        let inner = content.trait(RowLookTrait.self)
        return (inner.map { look.overlaid(by: $0) } ?? look) as? Key.Value
    }
}

/// A modifier that shows a view behind the row that shows views.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { RowLookElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        guard let element = element as? RowLookElement else { return }
        // The nodes of those that are behind rows are kept with the rows' elements.
        let owner = (node.memory as? Grounds) ?? Grounds()
        node.memory = owner
        let ground: ViewNode
        if let known = owner.nodes[ObjectIdentifier(element)], known.element === element {
            ground = known.node
            ground.update(background, node.environment)
        } else {
            ground = node.makeChild(background)
            owner.nodes[ObjectIdentifier(element)] = Grounds.Entry(element: element, node: ground)
        }
        let pile = (element.look.background as? PileElement) ?? PileElement(node.host)
        pile.contents = { ground.elements }
        element.look.background = pile
    }
    @MainActor
    func ended(_ node: ViewNode) {
        for entry in ((node.memory as? Grounds)?.nodes ?? [:]).values { entry.node.unmount() }
    }

    @MainActor
    private final class Grounds {
        struct Entry {
            weak var element: RowLookElement?
            let node: ViewNode
        }
        var nodes: [ObjectIdentifier: Entry] = [:]
    }
}
