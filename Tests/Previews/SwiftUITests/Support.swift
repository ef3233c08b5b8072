import QuartzCore
import Simulation
import SwiftUI
import Testing
import UIKit

@testable import StageTesting

/// A view on a stage of 400 by 800 points without bars.
@MainActor
struct ShownView {
    let stage: Stage

    init<V: View>(_ view: V) {
        stage = Stage(UIHostingController(rootView: view), size: CGSize(width: 400, height: 800))
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

    /// The texts that are seen in the whole window, sheets' and bars' too.
    var allTexts: [String] { all.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } }

    /// The views of UIKit in the whole window, those behind first.
    var all: [UIView] {
        func all(_ view: UIView) -> [UIView] {
            view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(all)
        }
        return stage.viewController.view.window.map(all) ?? []
    }

    /// Taps the middle of a text that may be in a sheet or a bar, and waits for what moves then.
    func tapAnywhere(_ text: String) throws {
        let label = try #require(all.last { ($0 as? UILabel)?.text == text })
        let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        stage.tap(at: place)
        try stage.settle()
    }

    /// Returns where a text is on the screen; nil if it is not seen.
    func frame(of text: String) -> CGRect? {
        views.first { ($0 as? UILabel)?.text == text }.map(frame)
    }

    /// Returns where what has a colour is on the screen; nil if nothing has.
    func frame(of color: UIColor) -> CGRect? { views.first { $0.backgroundColor == color }.map(frame) }

    /// Returns where a view is on the screen at this time.
    func frame(_ view: UIView) -> CGRect {
        let root: UIView = stage.viewController.view
        return stage.simulation.read {
            var frame = view.layer.presented.bounds
            var next: UIView? = view
            while let view = next, view !== root {
                let seen = view.layer.presented
                let anchor = CGPoint(
                    x: seen.bounds.minX + seen.bounds.width * seen.anchorPoint.x,
                    y: seen.bounds.minY + seen.bounds.height * seen.anchorPoint.y)
                frame = frame.offsetBy(dx: -anchor.x, dy: -anchor.y)
                    .applying(CATransform3DGetAffineTransform(seen.transform))
                    .offsetBy(dx: seen.position.x, dy: seen.position.y)
                next = view.superview
            }
            return frame
        }
    }

    /// Returns how much of a view is seen at this time.
    func opacity(_ view: UIView) -> Double { stage.simulation.read { Double(view.layer.presented.opacity) } }

    /// Returns which part of a shape's line is drawn at this time.
    func strokeEnd(_ layer: CAShapeLayer) -> CGFloat {
        stage.simulation.read { () -> CGFloat in layer.presentation()?.strokeEnd ?? layer.strokeEnd }
    }

    /// Taps the middle of a text.
    func tap(_ text: String) throws {
        let place = try #require(self.frame(of: text))
        stage.tap(at: CGPoint(x: place.midX, y: place.midY))
        stage.advance()
    }
}
