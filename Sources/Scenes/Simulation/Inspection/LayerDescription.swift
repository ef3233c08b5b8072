import CoreGraphics
import QuartzCore
import StageModel
import UIKit

/// All that an inspector shows of a layer and its view, in words.
@MainActor
struct LayerDescription {
    private let layer: CALayer
    private let view: UIView?
    private let seen: LayerProperties
    private let name: (AnyClass) -> String

    /// Begins to describe a layer.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - name: returns the name of a class.
    init(_ layer: CALayer, name: @escaping (AnyClass) -> String) {
        self.layer = layer
        self.name = name
        view = layer.owner as? UIView
        seen = layer.presented
    }

    /// The groups that have something to say.
    var groups: [ViewDetails.Group] {
        let all = [identity, place, look, layout, scrolling, animations, constraints, gestures]
        return all.filter { !$0.rows.isEmpty }
    }

    private typealias Row = ViewDetails.Row

    private var identity: ViewDetails.Group {
        guard let view else { return ViewDetails.Group("Layer", [Row("class", name(type(of: layer)))]) }
        var rows = [Row("class", name(type(of: view)))]
        if type(of: layer) != CALayer.self { rows.append(Row("layer", name(type(of: layer)))) }
        let inspection = ViewInspection(view)
        if let attributes = inspection.layoutAttributes {
            let title = attributes.representedElementCategory == .cell ? "index path" : "kind and index path"
            rows.append(Row(title, ViewLister.place(of: attributes)))
        }
        if let identifier = (view as? UICollectionReusableView)?.reuseIdentifier {
            rows.append(Row("reuse identifier", identifier))
        }
        if let identifier = view.accessibilityIdentifier { rows.append(Row("identifier", identifier)) }
        if let controller = inspection.nearestController {
            let isOwn = inspection.controller === controller
            rows.append(Row(isOwn ? "view of" : "within the view of", name(type(of: controller))))
        }
        return ViewDetails.Group("View", rows)
    }

    private var place: ViewDetails.Group {
        let set = layer.properties
        func row<Value: Equatable>(_ name: String, _ read: (LayerProperties) -> Value, _ text: (Value) -> String) -> Row
        {
            let (value, shown) = (read(set), read(seen))
            return Row(name, value == shown ? text(value) : "\(text(value)), shown \(text(shown))")
        }
        var rows = [
            row("frame", \.frame, InspectedText.rect), row("bounds", \.bounds, InspectedText.rect),
            row("centre", \.position, InspectedText.point), row("anchor", \.anchorPoint, InspectedText.point),
        ]
        let transform = InspectedText.transform(set.transform)
        let shown = seen.transform == set.transform ? transform : InspectedText.transform(seen.transform)
        rows.append(Row("transform", transform == shown ? transform : "\(transform), shown \(shown)"))
        if !CATransform3DIsIdentity(set.sublayerTransform) {
            rows.append(Row("transform of what is within", InspectedText.transform(set.sublayerTransform)))
        }
        return ViewDetails.Group("Place", rows)
    }

    private var look: ViewDetails.Group {
        let set = layer.properties
        let isFading = set.opacity != seen.opacity
        let alpha =
            InspectedText.number(set.opacity) + (isFading ? ", shown \(InspectedText.number(seen.opacity))" : "")
        var rows = [Row("alpha", alpha), Row("zPosition", InspectedText.number(set.zPosition))]
        if set.isHidden { rows.append(Row("hidden", "yes")) }
        rows.append(Row("clips", set.masksToBounds ? "yes" : "no"))
        if let color = set.backgroundColor { rows.append(Row("background", InspectedText.color(PackedColor(color)))) }
        if set.cornerRadius != 0 { rows.append(Row("corner radius", InspectedText.number(set.cornerRadius))) }
        return ViewDetails.Group("Look", rows)
    }

    /// What the layout said beside what is shown.
    private var layout: ViewDetails.Group {
        guard let view, let said = ViewInspection(view).layoutAttributes else { return ViewDetails.Group("Layout", []) }
        func row<Value: Equatable>(_ name: String, _ said: Value, _ shown: Value, _ text: (Value) -> String) -> Row {
            let what = text(said)
            guard said != shown else { return Row(name, what) }
            let seen = text(shown)
            return Row(name, what == seen ? what : "\(what), shown \(seen)")
        }
        return ViewDetails.Group(
            "Layout",
            [
                row("frame", said.frame, seen.frame, InspectedText.rect),
                row("centre", said.center, seen.position, InspectedText.point),
                row("size", said.size, seen.bounds.size, InspectedText.size),
                row("transform", said.transform3D, seen.transform, InspectedText.transform),
                row("alpha", said.alpha, CGFloat(seen.opacity), InspectedText.number),
                row("zIndex", CGFloat(said.zIndex), seen.zPosition, InspectedText.number),
                row("hidden", said.isHidden, seen.isHidden) { $0 ? "yes" : "no" },
            ])
    }

    private var scrolling: ViewDetails.Group {
        guard let scroll = view as? UIScrollView else { return ViewDetails.Group("Scrolling", []) }
        let velocity = scroll.scrollVelocity
        let state = scroll.isDragging ? "dragged" : scroll.isDecelerating ? "decelerating" : "at rest"
        let insets = scroll.adjustedContentInset
        var rows = [
            Row("content offset", InspectedText.point(seen.bounds.origin)),
            Row("content size", InspectedText.size(scroll.contentSize)),
            Row("adjusted insets", InspectedText.numbers([insets.top, insets.left, insets.bottom, insets.right])),
            Row("state", state),
        ]
        if velocity != .zero { rows.append(Row("velocity", "\(InspectedText.point(velocity)) pt/s")) }
        if let collection = view as? UICollectionView {
            rows.append(Row("layout", name(type(of: collection.collectionViewLayout))))
            rows.append(Row("elements with views", "\(ViewInspection(collection).shownElements ?? 0)"))
        }
        return ViewDetails.Group("Scrolling", rows)
    }

    private var animations: ViewDetails.Group {
        ViewDetails.Group(
            "Animations",
            layer.animations.map { Row($0.key, AnimationDescription($0.animation, over: layer.properties).text) })
    }

    private var constraints: ViewDetails.Group {
        let all = view.map { ViewInspection($0).constraints } ?? []
        return ViewDetails.Group(
            "Constraints",
            all.map { constraint in
                guard constraint.isBroken else { return Row("", constraint.sentence) }
                let winners = constraint.winners.joined(separator: ", and ")
                return Row(
                    "broken",
                    "\(constraint.sentence), off by \(InspectedText.number(constraint.deviation))"
                        + (winners.isEmpty ? "" : "; what wins: \(winners)"))
            })
    }

    private var gestures: ViewDetails.Group {
        let all = view.map { ViewInspection($0).recognizers } ?? []
        return ViewDetails.Group(
            "Gestures",
            all.map { recognizer in
                var state = "\(recognizer.state)"
                if recognizer.isWaiting { state += ", waits for another" }
                if !recognizer.isEnabled { state = "disabled" }
                if recognizer.touches > 0 { state += ", touches: \(recognizer.touches)" }
                let title = name(recognizer.type)
                return Row(recognizer.name.map { "\(title) \u{201c}\($0)\u{201d}" } ?? title, state)
            })
    }
}
