import UIKit

/// The reason why a stage shows nothing.
@MainActor
struct BlankStage {
    private let window: UIWindow
    private let controller: UIViewController
    private let lacking: [String]
    private let lost: String

    /// Looks at a controller of a window and at what it has presented.
    ///
    /// nil if more is seen than bars and a white, grey or black ground. O(views), but where something is seen only as far as
    /// the first view that shows it.
    ///
    /// - Parameters:
    ///   - root: the controller.
    ///   - window: the window that has its view.
    ///   - lacking: the modules that the code imports and that are not here.
    ///   - lost: what is left out, in a sentence; may be empty.
    init?(_ root: UIViewController, in window: UIWindow, lacking: [String] = [], lost: String = "") {
        // Of a layout without a controller its cells are shown, beside which it may draw something of its own.
        let isSeen = (root as? LayoutPreviewController).map(\.showsCells) ?? Self.isSeen(window, on: window)
        guard !isSeen else { return nil }
        let shown = Self.shown(by: root.controllersInFront.last ?? root)
        // A finger may have moved a short list's items out of sight.
        guard !shown.view.visibleLists.contains(where: { $0.isTracking || $0.isDecelerating }) else { return nil }
        self.window = window
        (self.lacking, self.lost) = (lacking, lost)
        controller = shown
    }

    /// The reason and what helps, in words.
    var sentence: String { "\(subject) shows nothing: \(reason). \(help)" }

    private var subject: String {
        switch controller {
        case let holder as ViewHolder: "\(type(of: holder.content))"
        case let standIn as LayoutPreviewController: "\(type(of: standIn.layout))"
        case is DelegateHolder: "The app"
        default: "\(type(of: controller))"
        }
    }

    private var help: String {
        let parts = [lost, lackingHelp, controller is LayoutPreviewController ? Self.layoutHelp : ""]
        let known = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return known.isEmpty ? Self.help : known
    }

    private var lackingHelp: String {
        guard let last = lacking.last else { return "" }
        let names = lacking.count == 1 ? last : lacking.dropLast().joined(separator: ", ") + " and " + last
        return """
            What is made by \(names) is left out, as \(lacking.count == 1 ? "that module is" : "those modules are") not \
            here: put the sources into Pods, Carthage/Checkouts or .build/checkouts of the folder, or a stand-in into \
            .zoetrope.
            """
    }

    private static let help = """
        What it would be given by another screen, a network or a database is not here: a #Preview that gives it values of \
        its own shows it.
        """

    private static let layoutHelp = """
        What a layout asks of a delegate or a view of its own types is not answered here: a #Preview of a controller \
        that has it shows it.
        """

    private var reason: String {
        if controller is DelegateHolder { return "its window has no root view controller with anything to see" }
        let lists = controller.view.visibleLists
        for list in lists {
            if let list = list as? UICollectionView {
                let items = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
                return Self.reason("collection view", list, source: list.dataSource, items: items, "items")
                    ?? Self.reason(list, of: items)
            }
            if let list = list as? UITableView {
                let rows = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
                return Self.reason("table view", list, source: list.dataSource, items: rows, "rows")
                    ?? "nothing of its table view\u{2019}s \(rows) rows has a size, a text, an image or a colour"
            }
        }
        return controller.view.subviews.isEmpty
            ? "its view has no subviews" : "none of its views in sight has a text, an image or a colour"
    }

    private static func reason(
        _ kind: String, _ list: UIView, source: AnyObject?, items: Int, _ noun: String
    ) -> String? {
        guard let source else { return "its \(kind) has no data source" }
        if items == 0 { return "the data source of its \(kind), \(type(of: source)), has no \(noun)" }
        guard list.bounds.isEmpty else { return nil }
        let (width, height) = (Int(list.bounds.width), Int(list.bounds.height))
        return "its \(kind) is \(width) x \(height) points large"
    }

    /// The reason why nothing is seen of a collection view that has items.
    private static func reason(_ list: UICollectionView, of items: Int) -> String {
        let shown = list.visibleCells.filter { !$0.frame.isEmpty && $0.frame.intersects(list.bounds) }
        guard let cell = shown.first else {
            return "its layout, \(type(of: list.collectionViewLayout)), places none of \(items) items in sight"
        }
        if shown.allSatisfy({ $0.alpha <= 0.01 || $0.isHidden }) {
            return "its layout, \(type(of: list.collectionViewLayout)), leaves all cells in sight transparent"
        }
        return shown.count == 1
            ? "its one cell in sight, \(type(of: cell)), has no text, image or colour"
            : "none of the \(shown.count) cells in sight, as \(type(of: cell)), has a text, an image or a colour"
    }

    /// What is said where all rows in sight are there for lists of their own, of which none has an item.
    ///
    /// - Parameters:
    ///   - root: the controller.
    ///   - window: the window that has its view.
    /// - Returns: nil if there are other rows, or none.
    static func sentenceOfEmptyRows(_ root: UIViewController, in window: UIWindow) -> String? {
        let controller = shown(by: root.controllersInFront.last ?? root)
        guard let view = controller.viewIfLoaded, view.window === window else { return nil }
        var found: (row: UIView, list: UIScrollView)?
        for list in view.visibleLists {
            for row in list.rows where row.convert(row.bounds, to: window).intersects(window.bounds) {
                let own = row.subviews.flatMap(\.visibleLists)
                guard let first = own.first, own.allSatisfy({ $0.isEmptyList }), !row.tellsSomething else {
                    return nil
                }
                found = found ?? (row, first)
            }
        }
        guard let (row, list) = found else { return nil }
        let kind = list is UITableView ? "table view has no rows" : "collection view has no items"
        return "\(type(of: controller)) shows rows of nothing: in each, as in \(type(of: row)), the \(kind). \(help)"
    }

    /// The controller that somebody sees: the topmost of containers, and what is presented.
    private static func shown(by controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController { return shown(by: presented) }
        switch controller {
        case let navigation as UINavigationController: return navigation.topViewController.map(shown) ?? navigation
        case let tabs as UITabBarController: return tabs.selectedViewController.map(shown) ?? tabs
        default: return controller
        }
    }

    /// Whether a rectangle covers half of the stage or more, as the views of controllers do beside bars.
    private static func covers(_ frame: CGRect, _ stage: CGRect) -> Bool {
        let shared = frame.intersection(stage)
        return shared.width * shared.height >= stage.width * stage.height / 2
    }

    /// Whether there is something to see of a view or of what is in it, on a window.
    private static func isSeen(_ view: UIView, on window: UIWindow) -> Bool {
        guard !view.isHidden, view.alpha > 0.01, !(view is UINavigationBar), !(view is UITabBar), !(view is UIToolbar),
            !(view is BlankNoticeView), !(view is LeftOutNoticeView)
        else { return false }
        let frame = view.convert(view.bounds, to: window)
        if !frame.isEmpty, frame.intersects(window.bounds), view.drawsSomething(fills: covers(frame, window.bounds)) {
            return true
        }
        // Layers of a view's own may be seen beside it, as its subviews.
        if !view.clipsToBounds, !frame.intersects(window.bounds) || frame.isEmpty,
            view.ownLayers.contains(where: { $0.isSeen(from: view, on: window) })
        {
            return true
        }
        if view.clipsToBounds, frame.isEmpty || !frame.intersects(window.bounds) { return false }
        return view.subviews.contains { isSeen($0, on: window) }
    }
}

extension UIView {
    /// Whether a view has anything to see of its own, beside its subviews.
    fileprivate func drawsSomething(fills: Bool) -> Bool {
        switch self {
        case let label as UILabel where label.text?.isEmpty == false: return true
        case let picture as UIImageView where picture.image != nil: return true
        default: break
        }
        // White to black over the stage is its ground; on a part of it somebody sees the edges.
        let hasColor = backgroundColor.map { $0.cgColor.alpha > 0.01 && !(fills && $0.isGrey) } ?? false
        let hasBorder = layer.borderWidth > 0
        // It is drawn for a picture of the stage otherwise, which is taken later.
        layer.displayIfNeeded()
        let drawing = layer.drawing
        let isDrawn = drawing.list != nil || drawing.image != nil || drawing.text != nil
        let draws = layer is CAGradientLayer || layer is CAShapeLayer || layer is CAEmitterLayer || isDrawn
        return hasColor || hasBorder || !ownLayers.isEmpty || draws || layer.contents != nil
            || type(of: layer) != CALayer.self && !(self is UIScrollView) && !fills
    }

    /// The layers in the view's that are none of its subviews', and not hidden.
    fileprivate var ownLayers: [CALayer] {
        guard let all = layer.sublayers else { return [] }
        let views = Set(subviews.map { ObjectIdentifier($0.layer) })
        return all.filter { !views.contains(ObjectIdentifier($0)) && !$0.isHidden && !$0.isEmptyGradient }
    }

    /// The cells in sight of a collection or table view.
    fileprivate var rows: [UIView] {
        switch self {
        case let list as UICollectionView: list.visibleCells
        case let list as UITableView: list.visibleCells
        default: []
        }
    }

    /// Whether there is a text or an image in it.
    fileprivate var tellsSomething: Bool {
        switch self {
        case _ where isHidden: false
        case let label as UILabel where label.text?.isEmpty == false: true
        case let picture as UIImageView where picture.image != nil: true
        default: subviews.contains(where: \.tellsSomething)
        }
    }

    /// Whether it is a collection or table view with a data source that has nothing.
    fileprivate var isEmptyList: Bool {
        switch self {
        case let list as UICollectionView:
            list.dataSource != nil && (0..<list.numberOfSections).allSatisfy { list.numberOfItems(inSection: $0) == 0 }
        case let list as UITableView:
            list.dataSource != nil && (0..<list.numberOfSections).allSatisfy { list.numberOfRows(inSection: $0) == 0 }
        default: false
        }
    }

    /// The collection and table views within this one, depth first.
    fileprivate var visibleLists: [UIScrollView] {
        guard !isHidden else { return [] }
        let own = self is UICollectionView || self is UITableView ? [self as? UIScrollView].compactMap(\.self) : []
        return own + subviews.flatMap(\.visibleLists)
    }
}

extension CALayer {
    /// Whether it is a gradient without colours or without a size.
    fileprivate var isEmptyGradient: Bool {
        guard let gradient = self as? CAGradientLayer else { return false }
        return bounds.isEmpty || gradient.colors?.isEmpty ?? true
    }

    /// Whether a layer that a view has of its own has something to see where a window is.
    @MainActor fileprivate func isSeen(from view: UIView, on window: UIWindow) -> Bool {
        guard !isHidden, opacity > 0.01 else { return false }
        var area = bounds
        var draws = contents != nil || backgroundColor.map { $0.alpha > 0.01 } == true || borderWidth > 0
        if let shape = self as? CAShapeLayer, let path = shape.path, !path.isEmpty {
            draws = shape.fillColor != nil || shape.strokeColor != nil
            area = path.boundingBoxOfPath.insetBy(dx: -shape.lineWidth / 2, dy: -shape.lineWidth / 2)
        } else if self is CATextLayer || self is CAGradientLayer {
            draws = !isEmptyGradient
        }
        let place = view.convert(view.layer.convert(area, from: self), to: window)
        return draws && !place.isEmpty && place.intersects(window.bounds)
    }
}

extension UIColor {
    fileprivate var isGrey: Bool {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
        return max(red, green, blue) - min(red, green, blue) < 0.05
    }
}
