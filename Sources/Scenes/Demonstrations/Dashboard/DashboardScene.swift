import SceneContract
import StageModel
import UIKit

extension DashboardConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }
}

/// `dashboard`: the selected tile zooms, the others fly out.
final class DashboardScene: ConfiguredScene {
    static let name = "dashboard"
    static let title = "Dashboard"
    static let summary = "The tile you tap grows into a window on its detail, and the others make way for it."
    static let axes = SceneDescription.Axes.none
    static let source = SceneSource(folder: "Dashboard")
    static func imageNames(photos: [Photo]) -> [String] {
        DashboardGeometry.tiles.indices.flatMap {
            [TileFaceView.imageName(tile: $0), TileBorderView.imageName(tile: $0)]
        }
    }

    static let fields: [ParameterField<DashboardConfiguration>] = [
        .integer("itemCount", \.itemCount, 1...DashboardGeometry.tiles.count, "how many of the tiles there are"),
        .choice("exitStyle", \.exitStyle, "how the other tiles leave"),
        .seconds("exitDelay", \.exitDelay, 0...5, "from the selection until the other tiles leave"),
        .seconds("exitDuration", \.exitDuration, 0...5, "of a flight, a curl, or one turn of rotate"),
        .integer("rotateRepeatCount", \.rotateRepeatCount, 1...20, "how often rotate turns there and back"),
        .seconds("fadeDuration", \.fadeDuration, 0...5, "of the fade after the turns of rotate"),
        .number("perspectiveDistance", \.perspectiveDistance, .points, 100...10_000, "from the eye to a curling tile"),
        .seconds("zoomDuration", \.zoomDuration, 0...10, "how long the selected tile grows"),
        .number("zoomScale", \.zoomScale, .none, 0.1...10, "of the selected tile, once it fits the stage"),
        .seconds("backgroundFadeDuration", \.backgroundFadeDuration, 0...5, "of the dashboard's own background"),
    ]

    static let actions =
        DashboardGeometry.tiles.indices.map {
            Action("open\($0)", title: "Open \(TileTheme.theme(of: $0).title)", "select tile \($0)")
        }
        + [Action("close", "go back to the dashboard")]

    private let controller: DashboardViewController
    private let reporter: DashboardReporter

    init(_ context: SceneContext) {
        controller = DashboardViewController(configuration: DashboardConfiguration(stage: context.stage))
        reporter = DashboardReporter(report: context.report)
        controller.delegate = reporter
    }

    var viewController: UIViewController { controller }

    var configuration: DashboardConfiguration {
        get { controller.configuration }
        set { controller.configuration = newValue }
    }

    /// The selected tile's content is its background image, which is hidden; the detail's only item is what details it.
    var observedViews: [ObservedView] {
        let cells = controller.collectionView.shownCells.map { path, cell in
            ObservedView.Item(index: path.item, view: cell, showsContent: (cell as? TileCell)?.isWindow != true)
        }
        let detail = controller.state.selected.map {
            ObservedView.Item(index: $0, view: controller.detailView.content)
        }
        return [
            ObservedView(name: "tiles", view: controller.collectionView, items: cells),
            ObservedView(name: "detail", view: controller.detailView, items: detail.map { [$0] } ?? []),
        ]
    }

    var state: [(name: String, value: StageValue)] {
        [
            ("phase", .text(controller.state.phase.rawValue)),
            ("selected", controller.state.selected.map(StageValue.integer) ?? .null),
        ]
    }

    func perform(_ action: String) throws {
        if action == "close" {
            controller.close()
        } else if let tile = DashboardGeometry.tiles.indices.first(where: { action == "open\($0)" }) {
            controller.open(tile)
        } else {
            throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
        }
    }

    /// Arrows go from tile to tile, Enter and the space bar tap, Escape goes back.
    func press(_ key: Key) -> Bool {
        let (focus, tiles) = (controller.focus, controller.collectionView)
        let count = controller.tileCount
        let phase = controller.state.phase
        switch key {
        case .escape: controller.close()
        case .enter, .space:
            if let tile = controller.state.selected {
                if phase == .closing { controller.open(tile) } else { controller.close() }
            } else if let tile = focus.tile {
                controller.open(tile)
            }
        case _ where phase != .closed: break
        case .arrowRight, .arrowDown: focus.move(by: 1, of: count, in: tiles)
        case .arrowLeft, .arrowUp: focus.move(by: -1, of: count, in: tiles)
        case .home, .pageUp: focus.move(to: 0, in: tiles)
        case .end, .pageDown: focus.move(to: count - 1, in: tiles)
        }
        return true
    }

    // MARK: Restoration

    static let restorationNames = ["selected", "tiles", "focus"]

    /// A tile stays open when there are to be fewer tiles, so how many there are is not always what the parameter says.
    var restoration: [String: StageValue] {
        let isClosing = controller.state.phase == .closing
        let count = isClosing ? controller.configuration.itemCount : controller.tileCount
        let selected = controller.state.destination.flatMap { $0 < count ? $0 : nil }
        return [
            "selected": selected.map(StageValue.integer) ?? .null,
            "tiles": selected == nil ? .null : .integer(count),
            "focus": controller.focus.tile.map(StageValue.integer) ?? .null,
        ]
    }

    /// A focus on a tile that is not there is none.
    func restore(_ restoration: Restoration) throws {
        let count =
            try restoration.integer("tiles", in: 1...DashboardGeometry.tiles.count) ?? controller.tileCount
        let selected = try restoration.integer("selected", in: 0...count - 1)
        let focus = try restoration.integer("focus", in: 0...DashboardGeometry.tiles.count - 1)
        if let selected {
            controller.open(selected, of: count)
        } else if let focus, focus < controller.tileCount {
            controller.focus.move(to: focus, in: controller.collectionView)
        }
    }
}

/// Reports what a dashboard tells, as events.
private final class DashboardReporter: DashboardViewControllerDelegate {
    private let report: (_ event: String, _ detail: StageValue) -> Void

    init(report: @escaping (_ event: String, _ detail: StageValue) -> Void) {
        self.report = report
    }

    func dashboard(_ dashboard: DashboardViewController, didHighlight tile: Int) {
        report("highlighted", .integer(tile))
    }

    func dashboard(_ dashboard: DashboardViewController, didUnhighlight tile: Int) {
        report("unhighlighted", .integer(tile))
    }

    func dashboard(_ dashboard: DashboardViewController, didSelect tile: Int) {
        report("selected", .integer(tile))
    }

    func dashboard(_ dashboard: DashboardViewController, didOpen tile: Int) {
        report("opened", .integer(tile))
    }

    func dashboard(_ dashboard: DashboardViewController, didClose tile: Int) {
        report("closed", .integer(tile))
    }
}
