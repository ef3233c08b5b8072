import StageModel
import UIKit

/// A running scene: a view controller, made of iOS code, with what a simulation needs of it.
@MainActor
public protocol Scene: AnyObject {
    /// The controller whose view fills the stage.
    var viewController: UIViewController { get }
    /// The views whose items are recorded, from front to back.
    ///
    /// Their names are those in `simulate`'s output.
    var observedViews: [ObservedView] { get }
    /// The scene's own state, in a fixed order.
    var state: [(name: String, value: StageValue)] { get }
    /// The present values of all parameters, in the order of their declaration.
    var values: [StageValue] { get }

    /// Changes parameters: all of them or, if one is refused, none.
    ///
    /// - Throws: ``SceneError``.
    func set(_ changes: [String: StageValue]) throws

    /// The state of the scene.
    ///
    /// What still moves or is held is recorded where it would come to rest if every finger were lifted now. Reading it
    /// changes nothing.
    var restoration: [String: StageValue] { get }

    /// Restores a recorded ``restoration`` in a scene that has just been built, is in its window and has its
    /// parameters.
    ///
    /// What the record leaves out stays where it is.
    ///
    /// - Throws: ``SceneError`` for values that no such scene could have. A place that is only too far for the present
    ///   geometry, as on a smaller stage or with fewer items, becomes the nearest valid one.
    func restore(_ restoration: Restoration) throws

    /// Does one of ``SceneDefinition/actions``.
    ///
    /// - Throws: ``SceneError/unknownAction(_:known:)``.
    func perform(_ action: String) throws

    /// Handles a key.
    ///
    /// Returns false to leave it to the scene's scroll views.
    func press(_ key: Key) -> Bool

    /// Is called when the scene has appeared, and at the end of each step that is simulated.
    func didStep()
}

extension Scene {
    /// No state.
    public var state: [(name: String, value: StageValue)] { [] }
    /// Returns false: no key is handled.
    public func press(_ key: Key) -> Bool { false }
    /// Does nothing.
    public func didStep() {}
}

/// The stage, callbacks and photos from which a scene is built.
@MainActor
public struct SceneContext {
    /// The stage's size in points.
    public var stage: CGSize
    /// A closure that takes what the scene reports: an event's name and detail.
    public var report: (_ event: String, _ detail: StageValue) -> Void
    /// The photos that the scene `album` shows; empty for the built-in ones.
    public var photos: [Photo]

    /// Makes a context of its attributes.
    public init(
        stage: CGSize, photos: [Photo] = [], report: @escaping (_ event: String, _ detail: StageValue) -> Void
    ) {
        self.stage = stage
        self.photos = photos
        self.report = report
    }
}

/// An image file that viewers can load.
public struct Photo: Equatable, Sendable {
    /// The path below `/images/`.
    public var name: String
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a photo of its attributes.
    public init(name: String, width: Int, height: Int) {
        self.name = name
        self.width = width
        self.height = height
    }
}

/// A view that records the items it shows.
@MainActor
public struct ObservedView {
    /// One item's view.
    public struct Item {
        /// The item's section.
        public var section: Int
        /// The item's index in its section.
        public var index: Int
        /// The item's view.
        public var view: UIView
        /// Whether the item's front is seen; false where only the plain back shows.
        public var showsContent: Bool

        /// Makes an item of its attributes.
        public init(section: Int = 0, index: Int, view: UIView, showsContent: Bool = true) {
            self.section = section
            self.index = index
            self.view = view
            self.showsContent = showsContent
        }
    }

    /// The name in `simulate`'s output.
    public var name: String
    /// The view.
    public var view: UIView
    /// The items that the view shows.
    public var items: [Item]

    /// Makes an observed view of its attributes.
    public init(name: String, view: UIView, items: [Item]) {
        self.name = name
        self.view = view
        self.items = items
    }

    /// Makes an observed view of a collection view and its cells.
    public init(name: String, collectionView: UICollectionView) {
        self.init(
            name: name, view: collectionView,
            items: collectionView.shownCells.map { Item(section: $0.path.section, index: $0.path.item, view: $0.cell) })
    }
}
