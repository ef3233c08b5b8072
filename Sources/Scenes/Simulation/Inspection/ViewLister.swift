import QuartzCore
import StageModel
import UIKit

/// A reader of a stage's views for inspectors.
///
/// Nothing is read before somebody asks.
@MainActor
final class ViewLister {
    /// The names of the classes that were met.
    private var names: [ObjectIdentifier: String] = [:]
    /// What was listed last, by layer, and what was listed before and has not been forgotten.
    private var known: [UInt32: Entry] = [:]
    /// The number of the listing.
    private var listing = 0

    /// The entry of a view.
    @MainActor
    private final class Entry {
        let view: StageView
        /// The number of the listing in which it was met last.
        var listing = 0
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
    /// - Returns: the views, each after the one around it, and the descriptions.
    func views(in window: UIWindow, _ question: ViewQuestion, _ calls: LayoutCalls?) -> StageViews {
        let layers = Set(question.layers)
        var (views, details): ([StageView], [ViewDetails]) = ([], [])
        var omitted = 0
        listing &+= 1
        views.reserveCapacity(min(known.count, StageViews.viewLimit))
        var waiting = [window.layer as CALayer]
        while let layer = waiting.popLast() {
            guard layer.presentationID != 0 else { continue }
            if views.count < StageViews.viewLimit { views.append(entry(of: layer)) } else { omitted += 1 }
            if layers.contains(layer.presentationID) {
                details.append(describe(layer, calls, properties: question.properties.contains(layer.presentationID)))
            }
            for sublayer in (layer.ownSublayers ?? []).reversed() { waiting.append(sublayer) }
        }
        // Those of layers that are gone are forgotten when they are as many as the others.
        if known.count > 2 * views.count { known = known.filter { $0.value.listing == listing } }
        return StageViews(views: views, omitted: omitted, details: details)
    }

    /// Returns the entry of a layer, that of the last time if nothing that it says has changed.
    private func entry(of layer: CALayer) -> StageView {
        let id = layer.presentationID
        if let entry = known[id], entry.isOf(layer) {
            entry.listing = listing
            return entry.view
        }
        let entry = Entry(makeEntry(of: layer), of: layer)
        entry.listing = listing
        known[id] = entry
        return entry.view
    }

    private func makeEntry(of layer: CALayer) -> StageView {
        guard let view = layer.owner as? UIView else {
            return StageView(layer: layer.presentationID, type: name(type(of: layer)), label: layer.name ?? "")
        }
        return StageView(
            layer: layer.presentationID, type: name(type(of: view)), label: Self.label(of: view),
            controller: ViewInspection(view).controller.map { name(type(of: $0)) })
    }

    private func describe(_ layer: CALayer, _ calls: LayoutCalls?, properties: Bool) -> ViewDetails {
        var groups = LayerDescription(layer) { self.name($0) }.groups
        if let path = (layer.owner as? UICollectionReusableView).flatMap({ calls?.formerPath(of: $0) }), !groups.isEmpty
        {
            groups[0].rows.append(ViewDetails.Row("reused from", InspectedText.path(path)))
        }
        if let calls, let view = layer.owner as? UICollectionView {
            let description = CallDescription(view, in: calls)
            // What is wrong is read first.
            groups.insert(description.faults, at: min(1, groups.count))
            groups = (groups + description.counts).filter { !$0.rows.isEmpty }
        }
        return ViewDetails(
            layer: layer.presentationID, groups: groups,
            properties: properties ? ReflectedProperties.groups(of: layer) { self.name($0) } : [])
    }

    /// Returns a class's name without its module.
    private func name(_ type: AnyClass) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        names[ObjectIdentifier(type)] = name
        return name
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
