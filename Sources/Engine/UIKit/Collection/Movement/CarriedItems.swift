import CoreGraphics

/// The items of a collection view that a finger carries: within it, or in a drag that has left it or is above it.
@MainActor
struct CarriedItems {
    /// The item that is carried to another place of the collection view.
    private(set) var movement: InteractiveMovement?
    /// Whether items are being moved for the one that is carried, of which the data source knows nothing.
    private(set) var isMakingRoom = false
    /// The drag that has begun here.
    private(set) weak var drag: CollectionDrag?
    /// The drag that is above the collection view.
    private(set) weak var drop: CollectionDrag?

    /// Begins to carry an item.
    mutating func begin(_ movement: InteractiveMovement) {
        self.movement = movement
    }

    /// Carries the item's centre to a place in the layout's content.
    mutating func move(to position: CGPoint) {
        movement?.position = position
    }

    /// Has the layout have the item at another place.
    mutating func take(_ path: IndexPath) {
        movement?.current = path
    }

    /// Carries the item no more.
    mutating func end() {
        movement = nil
    }

    /// Items begin to move for the one that is carried.
    mutating func beginMakingRoom() {
        isMakingRoom = true
    }

    /// The items have been moved.
    mutating func endMakingRoom() {
        isMakingRoom = false
    }

    /// A drag begins here.
    mutating func begin(_ drag: CollectionDrag) {
        self.drag = drag
    }

    /// The drag that began here is over.
    mutating func endDrag() {
        drag = nil
    }

    /// A drag comes above the collection view.
    mutating func enter(_ drag: CollectionDrag) {
        drop = drag
    }

    /// The drag leaves the collection view, or is over.
    mutating func leave() {
        drop = nil
    }
}
