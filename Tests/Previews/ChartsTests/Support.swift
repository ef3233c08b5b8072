import QuartzCore
import SwiftUI
import UIKit

@testable import StageTesting

/// A chart of 300 by 200 points in the middle of a stage of 400 by 800 points without bars.
@MainActor
struct ShownChart {
    let stage: Stage
    /// Where the chart is on the stage.
    private let place = CGRect(x: 50, y: 300, width: 300, height: 200)

    init<V: View>(_ view: V) {
        stage = Stage(
            UIHostingController(rootView: view.frame(width: 300, height: 200)), size: CGSize(width: 400, height: 800))
        stage.advance()
    }

    /// The views of UIKit in front of each other, those behind first.
    var views: [UIView] {
        func all(_ view: UIView) -> [UIView] {
            view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(all)
        }
        return all(stage.viewController.view)
    }

    /// The texts that are seen, in order.
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } }

    private var layers: [(view: UIView, layer: CAShapeLayer)] {
        views.compactMap { view in (view.layer as? CAShapeLayer).map { (view, $0) } }
    }

    /// The rectangles of the shapes that are seen, in points of the chart, those behind first.
    var shapes: [CGRect] { layers.map { frame($0.view) } }

    /// The colours with which shapes are filled, those behind first.
    var colors: [CGColor] { layers.compactMap(\.layer.fillColor) }

    /// Returns where a text is, in points of the chart; nil if it is not seen.
    func frame(of text: String) -> CGRect? { views.first { ($0 as? UILabel)?.text == text }.map(frame) }

    private func frame(_ view: UIView) -> CGRect {
        view.convert(view.bounds, to: stage.viewController.view).offsetBy(dx: -place.minX, dy: -place.minY)
    }
}
