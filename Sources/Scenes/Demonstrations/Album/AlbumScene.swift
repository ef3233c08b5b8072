import SceneContract
import StageModel
import UIKit

extension AlbumConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }

    func validate() throws {
        if maximumWidth < normalWidth {
            throw SceneError.conflict(
                "maximumWidth is \(Double(maximumWidth)), below normalWidth, \(Double(normalWidth))")
        }
        if fullSpacing < normalSpacing {
            throw SceneError.conflict(
                "fullSpacing is \(Double(fullSpacing)), below normalSpacing, \(Double(normalSpacing))")
        }
    }
}

/// `album`: parallax photo pager synchronised with an accordion thumbnail strip.
final class AlbumScene: ConfiguredScene {
    static let name = "album"
    static let title = "Album"
    static let summary = "Photos slide past their frames while a strip of thumbnails folds and unfolds in step."
    static let axes = SceneDescription.Axes.horizontal
    static let source = SceneSource(
        folder: "Album", controllerNeeds: "photos: [AlbumPhoto]", previewed: "photos: AlbumPhotos.all")
    static func imageNames(photos: [Photo]) -> [String] {
        photos.isEmpty ? AlbumPhotos.all.map(\.imageName) : photos.map(\.name)
    }

    static let fields: [ParameterField<AlbumConfiguration>] = [
        .integer("itemCount", \.itemCount, 1...1_000_000, "photos; they repeat if there are fewer"),
        .number("hdFullSpacing", \.hdFullSpacing, .points, 0...1000, "how much narrower a photo gets on its way out"),
        .number("minimumHDWidth", \.minimumHDWidth, .points, 0...200, "a photo never gets narrower"),
        .number("normalWidth", \.normalWidth, .points, 10...200, "a folded thumbnail's width"),
        .number("maximumWidth", \.maximumWidth, .points, 10...400, "an unfolded thumbnail's greatest width"),
        .number("fullSpacing", \.fullSpacing, .points, 0...200, "space beside an unfolded thumbnail"),
        .number("normalSpacing", \.normalSpacing, .points, 0...100, "space between folded thumbnails"),
        .number("thumbnailHeight", \.thumbnailHeight, .points, 20...120, "height of the strip"),
        .number("toolbarHeight", \.toolbarHeight, .points, 0...76, "height of the row at the bottom"),
        .seconds("minimumFoldDuration", \.minimumFoldDuration, 0.05...5, "the shortest fold or unfolding"),
        .number(
            "foldWidth", \.foldWidth, .points, 10...400, "the widest thumbnail that folds in minimumFoldDuration"),
        .toggle("debugOverlay", \.debugOverlay, "a line down the middle, and every photo's index"),
    ]

    private let controller: AlbumViewController

    init(_ context: SceneContext) {
        var configuration = AlbumConfiguration(stage: context.stage)
        if !context.photos.isEmpty { configuration.itemCount = context.photos.count }
        let photos =
            context.photos.isEmpty
            ? AlbumPhotos.all
            : context.photos.map { AlbumPhoto(imageName: $0.name, size: $0.size) }
        controller = AlbumViewController(configuration: configuration, photos: photos)
        // As it was worked out, before the figures of iOS were known.
        for view in [controller.pagerView, controller.stripView] { view.edgeStiffness = 200 }
        controller.pagerView.pagingVelocity = 50
    }

    var viewController: UIViewController { controller }

    var configuration: AlbumConfiguration {
        get { controller.configuration }
        set { controller.configuration = newValue }
    }

    var observedViews: [ObservedView] {
        [
            ObservedView(name: "hd", collectionView: controller.pagerView),
            ObservedView(name: "thumbnails", collectionView: controller.stripView),
        ]
    }

    var state: [(name: String, value: StageValue)] {
        [
            ("master", .text(controller.isPagerMaster ? "hd" : "thumbnails")),
            ("current", .integer(controller.current)),
            ("progress", .number(Double(controller.progress))),
        ]
    }

    func press(_ key: Key) -> Bool {
        switch key {
        case .arrowLeft, .arrowUp, .pageUp: controller.advance(by: -1)
        case .arrowRight, .arrowDown, .pageDown: controller.advance(by: 1)
        case .home: controller.show(0)
        case .end: controller.show(controller.configuration.itemCount - 1)
        default: return false
        }
        return true
    }

    // MARK: Restoration

    private enum Master: String, CaseIterable {
        case hd, thumbnails
    }

    static let restorationNames = ["master", "current"]

    var restoration: [String: StageValue] {
        [
            "master": .text((controller.isPagerMaster ? Master.hd : .thumbnails).rawValue),
            "current": .integer(settledItem),
        ]
    }

    /// The photo on which the master rests when it is let go.
    private var settledItem: Int {
        switch controller.strip.phase {
        case .following:
            let (pager, count) = (controller.pagerView, controller.configuration.itemCount)
            return PagerPosition(
                scrolled: pager.settledContentOffset.x + pager.contentInset.left, pageWidth: pager.bounds.width,
                count: count
            ).nearest(count: count)
        case .scrolling:
            let strip = controller.stripView
            return controller.metrics.item(atScrolled: strip.settledContentOffset.x + strip.contentInset.left)
        case .unfolding(let unfolding):
            return unfolding.item
        }
    }

    /// A photo that is not there becomes the last one.
    func restore(_ restoration: Restoration) throws {
        let master = try restoration.choice("master", of: Master.allCases)
        let current = try restoration.integer("current", in: 0...Int(Int32.max)) ?? 0
        let item = min(current, controller.configuration.itemCount - 1)
        if master == .thumbnails { controller.strip = ThumbnailStrip(restingOn: item) }
        controller.turn(to: item)
        controller.synchronize()
    }
}

extension Photo {
    fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
