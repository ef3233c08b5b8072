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

    /// Lists the views of a window that a snapshot has shown.
    ///
    /// O(layers).
    ///
    /// - Parameters:
    ///   - window: the window.
    ///   - layers: ids of the layers whose views are described.
    /// - Returns: the views, each after the one around it, and the descriptions.
    func views(in window: UIWindow, describing layers: Set<UInt32>) -> StageViews {
        var (views, details): ([StageView], [ViewDetails]) = ([], [])
        var omitted = 0
        var waiting = [window.layer as CALayer]
        while let layer = waiting.popLast() {
            guard layer.presentationID != 0 else { continue }
            if views.count < StageViews.viewLimit { views.append(entry(of: layer)) } else { omitted += 1 }
            if layers.contains(layer.presentationID) { details.append(describe(layer)) }
            for sublayer in (layer.ownSublayers ?? []).reversed() { waiting.append(sublayer) }
        }
        return StageViews(views: views, omitted: omitted, details: details)
    }

    private func entry(of layer: CALayer) -> StageView {
        guard let view = layer.owner as? UIView else {
            return StageView(layer: layer.presentationID, type: name(type(of: layer)), label: layer.name ?? "")
        }
        return StageView(
            layer: layer.presentationID, type: name(type(of: view)), label: Self.label(of: view),
            controller: ViewInspection(view).controller.map { name(type(of: $0)) })
    }

    private func describe(_ layer: CALayer) -> ViewDetails {
        ViewDetails(layer: layer.presentationID, groups: LayerDescription(layer) { self.name($0) }.groups)
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
        let path = attributes.indexPath.map(String.init).joined(separator: " - ")
        return attributes.representedElementKind.map { "\($0) \(path)" } ?? path
    }
}
