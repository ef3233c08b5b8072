import StageModel
import UIKit

/// A scene that runs: a view controller, made of iOS code, and what a simulation asks of it.
@MainActor
public protocol Scene: AnyObject {
    /// Fills the stage.
    var viewController: UIViewController { get }
    /// The views whose items are reported, front to back in the order of their names in the specification.
    var observedViews: [ObservedView] { get }
    /// The scene's own read-outs, in a fixed order.
    var state: [(name: String, value: StageValue)] { get }
    /// The present values of all parameters, in the order of their declaration.
    var values: [StageValue] { get }

    /// Changes parameters; all or, if one is refused, none.
    ///
    /// - Throws: ``SceneError``.
    func set(_ changes: [String: StageValue]) throws

    /// Where the scene stands. What still moves or is held, it has where it would come to rest if every finger were taken
    /// away now. Reading it changes nothing.
    var restoration: [String: StageValue] { get }

    /// Has a scene that has just been built, is in its window and has its parameters stand where another one's
    /// ``restoration`` says; what that leaves out stays where it is.
    ///
    /// - Throws: ``SceneError`` for values that no such scene could have. A place that is only too far for the present
    ///   geometry, as on a smaller stage or with fewer items, becomes the nearest one.
    func restore(_ restoration: Restoration) throws

    /// Does what ``SceneDefinition/actions`` declares.
    ///
    /// - Throws: ``SceneError/unknownAction(_:known:)``.
    func perform(_ action: String) throws

    /// A key that the scene takes for itself; false leaves it to the scene's scroll views.
    func press(_ key: Key) -> Bool
}

extension Scene {
    public var state: [(name: String, value: StageValue)] { [] }
    public func press(_ key: Key) -> Bool { false }
}

/// Something that a viewer or a program can have a scene do.
public struct Action: Sendable {
    public var name: String
    /// What people call it; nil: as its name reads.
    public var title: String?
    /// One line.
    public var summary: String

    public init(_ name: String, title: String? = nil, _ summary: String) {
        self.name = name
        self.title = title
        self.summary = summary
    }
}

/// What a scene is built from.
@MainActor
public struct SceneContext {
    /// Points.
    public var stage: CGSize
    /// Hears what the scene reports: an event's name and detail.
    public var report: (_ event: String, _ detail: StageValue) -> Void
    /// What `album` shows.
    public var photos: [Photo]

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
    /// Below `/images/`.
    public var name: String
    /// Pixels.
    public var width: Int
    public var height: Int

    public init(name: String, width: Int, height: Int) {
        self.name = name
        self.width = width
        self.height = height
    }
}

/// A view that reports the items it shows.
@MainActor
public struct ObservedView {
    public struct Item {
        public var section: Int
        public var index: Int
        public var view: UIView
        /// False where only the plain back shows.
        public var showsContent: Bool

        public init(section: Int = 0, index: Int, view: UIView, showsContent: Bool = true) {
            self.section = section
            self.index = index
            self.view = view
            self.showsContent = showsContent
        }
    }

    public var name: String
    public var view: UIView
    public var items: [Item]

    public init(name: String, view: UIView, items: [Item]) {
        self.name = name
        self.view = view
        self.items = items
    }

    /// A collection view and its cells.
    public init(name: String, collectionView: UICollectionView) {
        self.init(
            name: name, view: collectionView,
            items: collectionView.shownCells.map { Item(section: $0.path.section, index: $0.path.item, view: $0.cell) })
    }
}
