import CoreGraphics

/// What a view is dequeued for.
struct DequeuedElement {
    /// nil for cells.
    var kind: String?
    var path: IndexPath
    var attributes: UICollectionViewLayoutAttributes
    /// Where the superview has what the layout places.
    var space: ElementSpace

    /// The frame with which a new view is made.
    var frame: CGRect {
        let (center, size) = (space.point(attributes.center), attributes.bounds.size)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

/// What a data source is being asked for.
@MainActor
struct DataSourceRequest {
    /// The element for which it is asked for a view.
    private(set) var element: DequeuedElement?
    /// The cell that it fills anew.
    private var reconfigured: (path: IndexPath, view: UICollectionViewCell)?

    /// It is asked for an element's view.
    ///
    /// - Returns: the element for which it was asked already, to be given to ``end(_:)``: a data source may dequeue
    ///   while it is asked.
    mutating func begin(_ element: DequeuedElement) -> DequeuedElement? {
        let outer = self.element
        self.element = element
        return outer
    }

    /// It has answered.
    mutating func end(_ outer: DequeuedElement?) {
        element = outer
    }

    /// It is asked to fill a cell anew.
    mutating func beginReconfiguring(_ cell: UICollectionViewCell, at path: IndexPath) {
        reconfigured = (path, cell)
    }

    /// It has filled the cell.
    mutating func endReconfiguring() {
        reconfigured = nil
    }

    /// Returns the cell that is filled anew, if it is what is dequeued.
    func reconfiguredCell(at path: IndexPath, _ identifier: ReusePool.Identifier) -> UICollectionViewCell? {
        guard let cell = reconfigured, cell.path == path, cell.view.reuseIdentifier == identifier.name else {
            return nil
        }
        return cell.view
    }

    /// Returns the element that is asked for, if it is what a view is dequeued for.
    func element(at path: IndexPath, _ identifier: ReusePool.Identifier) -> DequeuedElement? {
        element.flatMap { $0.kind == identifier.kind && $0.path == path ? $0 : nil }
    }
}
