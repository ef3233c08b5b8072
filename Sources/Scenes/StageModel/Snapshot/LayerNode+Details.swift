extension LayerNode {
    /// The attributes of a layer that seldom change.
    ///
    /// A node has them by reference, so that the nodes of a layer in successive frames share them: copying a node copies
    /// one reference instead of those of all texts and lists, and comparing two mostly compares addresses.
    struct Details: Equatable, Sendable {
        var sublayerTransform = Transform.identity
        var border = Border()
        var shadow = Shadow()
        var contents = Contents()
        var text = Text()
        var gradient = Gradient()
        var blur = Blur.none
        var accessibility = Accessibility()
        var item = Item()
        var drawing = Drawing()
        var filter = Filter()
    }

    /// Details that nodes share until one of them changes its own.
    final class SharedDetails: Equatable, @unchecked Sendable {
        // Sendable as they only change while one node alone has them.
        fileprivate(set) var value: Details

        fileprivate init(_ value: Details) {
            self.value = value
        }

        /// The details of a new node.
        static let initial = SharedDetails(Details())

        static func == (a: SharedDetails, b: SharedDetails) -> Bool { a === b || a.value == b.value }
    }

    /// Changes a detail, of which nodes that share it notice nothing.
    @inline(__always)
    private mutating func change(_ mutate: (inout Details) -> Void) {
        if !isKnownUniquelyReferenced(&shared) { shared = SharedDetails(shared.value) }
        mutate(&shared.value)
    }

    /// Returns whether a node shares the attributes that seldom change with another one, which then are equal.
    ///
    /// O(1).
    public func sharesDetails(with other: LayerNode) -> Bool { shared === other.shared }

    /// Returns whether two nodes in memory share the attributes that seldom change.
    ///
    /// O(1); nothing is copied of them.
    public static func shareDetails(_ a: UnsafePointer<LayerNode>, _ b: UnsafePointer<LayerNode>) -> Bool {
        a.pointee.shared === b.pointee.shared
    }

    /// Sets the details that follow from animatable attributes; of a layer without any, nothing is copied.
    public mutating func setDetails(
        sublayerTransform: Transform, border: Border, shadow: Shadow, gradient: Gradient?, drawing: Drawing?
    ) {
        let details = shared
        let isSame =
            details.value.sublayerTransform == sublayerTransform && details.value.border == border
            && details.value.shadow == shadow
            && (gradient.map { $0 == details.value.gradient } ?? details.value.gradient.stops.isEmpty)
            && (drawing.map { $0 == details.value.drawing } ?? details.value.drawing.operations.isEmpty)
        if isSame { return }
        change { details in
            details.sublayerTransform = sublayerTransform
            details.border = border
            details.shadow = shadow
            details.gradient = gradient ?? Gradient()
            details.drawing = drawing ?? Drawing()
        }
    }

    /// The transform of the children, about this layer's anchor point.
    public var sublayerTransform: Transform {
        get { shared.value.sublayerTransform }
        set { if newValue != sublayerTransform { change { $0.sublayerTransform = newValue } } }
    }

    /// The line inside of the edge.
    public var border: Border {
        get { shared.value.border }
        set { if newValue != border { change { $0.border = newValue } } }
    }

    /// The shadow of the layer's shape.
    public var shadow: Shadow {
        get { shared.value.shadow }
        set { if newValue != shadow { change { $0.shadow = newValue } } }
    }

    /// The image that the layer shows.
    public var contents: Contents {
        get { shared.value.contents }
        set { if newValue != contents { change { $0.contents = newValue } } }
    }

    /// The text that the layer shows.
    public var text: Text {
        get { shared.value.text }
        set { if newValue != text { change { $0.text = newValue } } }
    }

    /// The gradient that fills the layer.
    public var gradient: Gradient {
        get { shared.value.gradient }
        set { if newValue != gradient { change { $0.gradient = newValue } } }
    }

    /// The visual effect on what lies behind the layer.
    public var blur: Blur {
        get { shared.value.blur }
        set { if newValue != blur { change { $0.blur = newValue } } }
    }

    /// The role and label for assistive technology.
    public var accessibility: Accessibility {
        get { shared.value.accessibility }
        set { if newValue != accessibility { change { $0.accessibility = newValue } } }
    }

    /// The place in a list, where the layer is an item's.
    public var item: Item {
        get { shared.value.item }
        set { if newValue != item { change { $0.item = newValue } } }
    }

    /// The vector graphics between background and contents.
    public var drawing: Drawing {
        get { shared.value.drawing }
        set { if newValue != drawing { change { $0.drawing = newValue } } }
    }

    /// What is done to all that the layer and its children draw.
    public var filter: Filter {
        get { shared.value.filter }
        set { if newValue != filter { change { $0.filter = newValue } } }
    }
}
