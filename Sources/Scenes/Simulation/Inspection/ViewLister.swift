import QuartzCore
import StageModel
import UIKit

/// A reader of a stage's views for inspectors.
///
/// Nothing is read before somebody asks. As all views are listed, what is kept of each is not checked for overlapping accesses: no code but
/// this one reaches it.
@MainActor
final class ViewLister {
    /// What was listed last, by layer, and what was listed before and has not been forgotten.
    @exclusivity(unchecked) private var known: [UInt32: Entry] = [:]
    /// What was listed last, in its order: most of it is the same again.
    @exclusivity(unchecked) private var order: [Entry] = []
    @exclusivity(unchecked) private var list: [StageView] = []
    /// The layers of ``list``.
    @exclusivity(unchecked) private var layers: [UInt32] = []
    /// The number of views beyond those.
    @exclusivity(unchecked) private var omitted = 0
    /// The number of the listing.
    @exclusivity(unchecked) private var listing = 0
    private let search = FaultSearch()
    /// Whether the stage moves.
    @exclusivity(unchecked) private var isMoving = false

    /// The entry of a view.
    @MainActor
    private final class Entry {
        let view: StageView
        /// The number of the listing in which it was met last.
        @exclusivity(unchecked) var listing = 0
        // What it was made of.
        private let type: ObjectIdentifier
        private let path: IndexPath?
        private let kind: String?
        private let identifier: String?
        private let text: LayerDrawing.Text?
        private let image: String?
        private let controller: ObjectIdentifier?

        init(_ view: StageView, of layer: CALayer) {
            self.view = view
            guard let owner = layer.owner as? UIView else {
                (type, identifier) = (ObjectIdentifier(Swift.type(of: layer)), layer.name)
                (path, kind, text, image, controller) = (nil, nil, nil, nil, nil)
                return
            }
            let inspection = ViewInspection(owner)
            type = ObjectIdentifier(Swift.type(of: owner))
            path = inspection.layoutAttributes?.indexPath
            kind = inspection.layoutAttributes?.representedElementKind
            identifier = owner.accessibilityIdentifier
            (text, image) = (layer.drawing.text, layer.drawing.image?.name)
            controller = inspection.controller.map { ObjectIdentifier(Swift.type(of: $0)) }
        }

        /// Whether it would be made of the same again: asked of every view at each listing, and so without a copy of anything.
        func isOf(_ layer: CALayer) -> Bool {
            guard let owner = layer.owner as? UIView else {
                return type == ObjectIdentifier(Swift.type(of: layer)) && identifier == layer.name
            }
            let inspection = ViewInspection(owner)
            guard type == ObjectIdentifier(Swift.type(of: owner)), identifier == owner.accessibilityIdentifier,
                controller == inspection.controller.map({ ObjectIdentifier(Swift.type(of: $0)) })
            else { return false }
            let attributes = inspection.layoutAttributes
            return path == attributes?.indexPath && kind == attributes?.representedElementKind
                && text == layer.drawing.text && image == layer.drawing.image?.name
        }
    }

    /// Lists the views of a window that a snapshot has shown.
    ///
    /// O(layers).
    ///
    /// - Parameters:
    ///   - window: the window.
    ///   - question: the layers whose views are described.
    ///   - calls: what the stage's collection views have called.
    ///   - isMoving: whether the stage moves.
    /// - Returns: the views, each after the one around it, and the descriptions.
    func views(
        in window: UIWindow, _ question: ViewQuestion, _ calls: LayoutCalls?, isMoving: Bool
    ) -> StageViews {
        if question.wantsList || list.isEmpty { list(window) }
        self.isMoving = isMoving
        return StageViews(views: list, omitted: omitted, details: details(in: window, question, calls))
    }

    /// Visits the layers of a window that a snapshot has shown, each after the one around it.
    private func visit(_ window: UIWindow, _ body: (CALayer) -> Void) {
        var waiting = [window.layer as CALayer]
        while let layer = waiting.popLast() {
            guard layer.presentationID != 0 else { continue }
            body(layer)
            guard let sublayers = layer.ownSublayers else { continue }
            for index in sublayers.indices.reversed() { waiting.append(sublayers[index]) }
        }
    }

    private func details(in window: UIWindow, _ question: ViewQuestion, _ calls: LayoutCalls?) -> [ViewDetails] {
        var details: [ViewDetails] = []
        guard !question.layers.isEmpty else { return details }
        visit(window) { layer in
            guard question.layers.contains(layer.presentationID) else { return }
            details.append(describe(layer, calls, properties: question.properties.contains(layer.presentationID)))
        }
        return details
    }

    private func list(_ window: UIWindow) {
        omitted = 0
        listing &+= 1
        var writer = Writer()
        visit(window) { layer in
            if writer.count < StageViews.viewLimit { write(layer, &writer) } else { omitted += 1 }
        }
        if writer.isNew || writer.count < order.count { keep(writer) }
        // Those of layers that are gone are forgotten when they are as many as the others.
        if known.count > 2 * order.count { known = known.filter { $0.value.listing == listing } }
    }

    /// A listing on its way: as long as it is the last one again, nothing is written, and the list stays the same array, which
    /// is compared in no time.
    private struct Writer {
        var count = 0
        /// The place in the last listing after that of the view that was found there last.
        var place = 0
        var isNew = false
        var order: [Entry] = []
    }

    /// The number of views that may have gone between two that follow each other.
    private static let reach = 64

    private func write(_ layer: CALayer, _ writer: inout Writer) {
        let id = layer.presentationID
        let end = min(writer.place + Self.reach, layers.count)
        var place = writer.place
        while place < end, layers[place] != id { place += 1 }
        var entry = place < end ? order[place] : known[id]
        if let known = entry, !known.isOf(layer) { entry = nil }
        if !writer.isNew, entry == nil || place != writer.count || place == end {
            writer.isNew = true
            writer.order = Array(order.prefix(writer.count))
        }
        let listed = entry ?? makeKnown(layer)
        listed.listing = listing
        if writer.isNew { writer.order.append(listed) }
        writer.count += 1
        if place < end { writer.place = place + 1 }
    }

    private func keep(_ writer: Writer) {
        order = writer.isNew ? writer.order : Array(order.prefix(writer.count))
        list = order.map(\.view)
        layers = list.map(\.layer)
    }

    private func makeKnown(_ layer: CALayer) -> Entry {
        let entry = Entry(makeEntry(of: layer), of: layer)
        known[layer.presentationID] = entry
        return entry
    }

    private func makeEntry(of layer: CALayer) -> StageView {
        guard let view = layer.owner as? UIView else {
            return StageView(
                layer: layer.presentationID, type: ClassNames.name(type(of: layer)), label: layer.name ?? "")
        }
        return StageView(
            layer: layer.presentationID, type: ClassNames.name(type(of: view)), label: Self.label(of: view),
            controller: ViewInspection(view).controller.map { ClassNames.name(type(of: $0)) })
    }

    private func describe(_ layer: CALayer, _ calls: LayoutCalls?, properties: Bool) -> ViewDetails {
        var groups = LayerDescription(layer, name: ClassNames.name).groups
        if let path = (layer.owner as? UICollectionReusableView).flatMap({ calls?.formerPath(of: $0) }), !groups.isEmpty
        {
            groups[0].rows.append(ViewDetails.Row("reused from", InspectedText.path(path)))
        }
        if let calls, let view = layer.owner as? UICollectionView {
            let description = search.description(of: view, in: calls, isMoving: isMoving)
            // What is wrong is read first.
            groups.insert(description.faults, at: min(1, groups.count))
            groups = (groups + description.counts).filter { !$0.rows.isEmpty }
        }
        return ViewDetails(
            layer: layer.presentationID, groups: groups,
            properties: properties ? ReflectedProperties.groups(of: layer, name: ClassNames.name) : [])
    }

    /// Returns what tells a view from others of its class.
    private static func label(of view: UIView) -> String {
        if let attributes = ViewInspection(view).layoutAttributes { return place(of: attributes) }
        if let identifier = view.accessibilityIdentifier { return identifier }
        guard let text = view.layer.drawing.text else { return view.layer.drawing.image?.name ?? "" }
        let whole = text.whole ?? text.fragments.map(\.text.text).joined(separator: " ")
        return whole.isEmpty ? "" : "\u{201c}\(whole.prefix(StageView.textLimit))\u{201d}"
    }

    /// Returns the place of an element: `0 - 12`, and before it the kind of one that is no item.
    static func place(of attributes: UICollectionViewLayoutAttributes) -> String {
        let path = InspectedText.path(attributes.indexPath)
        return attributes.representedElementKind.map { "\($0) \(path)" } ?? path
    }
}
