import SceneContract
import StageModel
import UIKit

extension FeedConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }
}

/// The scene `feed`: a page as apps have them today.
final class FeedScene: ConfiguredScene {
    static let name = "feed"
    static let title = "Feed"
    static let summary = "A compositional page: a carousel, topics, stories as high as their texts, shelves that open."
    static let axes = SceneDescription.Axes.both
    static let traits = Set(StageTrait.allCases).subtracting([.reduceMotion])
    static let source = SceneSource(folder: "Feed")

    static let fields: [ParameterField<FeedConfiguration>] = [
        .choice("carousel", \.carousel, "how the carousel comes to rest"),
        .number("cardWidth", \.cardWidth, .fraction, 0.3...1, "of the stage's width"),
        .number("cardHeight", \.cardHeight, .points, 120...700, "of a card"),
        .number("cardSpacing", \.cardSpacing, .points, 0...60, "between cards"),
        .number("farScale", \.farScale, .fraction, 0.3...1, "of a card that is a stage's width from the middle"),
        .number(
            "parallax", \.parallax, .fraction, 0...0.5, "of its distance from the middle by which a photo lags behind"),
        .number("cornerRadius", \.cornerRadius, .points, 0...60, "of cards and stories"),
        .number("textSize", \.textSize, .points, 10...32, "of the stories, which choose their heights by it"),
        .toggle("pinsHeaders", \.pinsHeaders, "whether titles stay in sight as long as their section does"),
    ]

    private let controller: FeedViewController

    init(_ context: SceneContext) {
        controller = FeedViewController(configuration: FeedConfiguration(stage: context.stage))
    }

    var viewController: UIViewController { controller }

    var configuration: FeedConfiguration {
        get { controller.configuration }
        set { controller.configuration = newValue }
    }

    static func imageNames(photos: [Photo]) -> [String] { FeedContent.images }

    var observedViews: [ObservedView] {
        [ObservedView(name: "elements", collectionView: controller.collectionView)]
    }

    // MARK: Actions

    private static let showHidden = Action(
        "showHidden", title: "Show hidden", "shows the stories again that their menus have hidden")
    static let actions =
        FeedContent.shelves.indices.map { index in
            Action("shelf\(index)", title: FeedContent.shelves[index].title, "opens or closes the shelf")
        } + [showHidden]

    func perform(_ action: String) throws {
        if action == Self.showHidden.name { return controller.showHiddenStories() }
        guard let index = Self.actions.firstIndex(where: { $0.name == action }) else {
            throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
        }
        controller.toggle(shelf: index)
    }

    // MARK: Restoration

    static let restorationNames = [
        "offset", "carousel", "open", "selected", "saved", "hidden", "sizes", "focus", "menu",
    ]

    var restoration: [String: StageValue] {
        let view = controller.collectionView
        return [
            "offset": .number(Double(view.settledContentOffset.y)),
            "carousel": .number(Double(view.settledScrollOffset(ofSection: FeedSection.cards.rawValue))),
            "open": .list(controller.expandedShelves.sorted().map(StageValue.integer)),
            "selected": .list(controller.chosenTopics.sorted().map(StageValue.integer)),
            "saved": .list(controller.savedStories.sorted().map(StageValue.integer)),
            "hidden": .list(controller.hiddenStories.sorted().map(StageValue.integer)),
            "sizes": view.measuredRestoration,
            "focus": Self.value(of: view.focusedItem), "menu": Self.value(of: view.contextMenuItem),
        ]
    }

    func restore(_ restoration: Restoration) throws {
        let view = controller.collectionView
        let offset = try restoration.number("offset")
        let carousel = try restoration.number("carousel")
        func indexes(_ name: String) throws -> [Int]? {
            try restoration.list(name, allowed: "whole numbers from 0") { value in
                value.wholeNumber.flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
            }
        }
        let (open, selected) = (try indexes("open"), try indexes("selected"))
        let (saved, hidden) = (try indexes("saved"), try indexes("hidden"))
        let (focus, menu) = (try indexes("focus"), try indexes("menu"))
        if let open { controller.expandedShelves = Set(open) }
        controller.setStories(saved: Set(saved ?? []), hidden: Set(hidden ?? []))
        if let selected { controller.chosenTopics = Set(selected) }
        view.layoutIfNeeded()
        // From here to the end without a pass, which would ask the cells at the top for their sizes.
        try view.restoreMeasuredSizes(restoration, "sizes")
        if let carousel { view.rest(section: FeedSection.cards.rawValue, at: CGFloat(carousel)) }
        if let offset { view.rest(at: CGPoint(x: 0, y: CGFloat(offset))) }
        view.focusedItem = item(focus)
        if let item = item(menu) { view.openContextMenu(of: item) }
    }

    private static func value(of path: IndexPath?) -> StageValue {
        path.map { .list([.integer($0.section), .integer($0.item)]) } ?? .null
    }

    /// Returns the item at a recorded place, if there is one.
    private func item(_ place: [Int]?) -> IndexPath? {
        let view = controller.collectionView
        guard let place, place.count == 2, place[0] < view.numberOfSections,
            place[1] < view.numberOfItems(inSection: place[0])
        else { return nil }
        return IndexPath(item: place[1], section: place[0])
    }
}
