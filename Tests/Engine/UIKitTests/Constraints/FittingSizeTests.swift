import QuartzCore
import Testing

@testable import UIKit

/// What `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` makes of its two priorities.
///
/// Apple's documentation of the method and of `UILayoutPriority.fittingSizeLevel`: the target is a wish along each axis, which
/// counts as its priority says, beside the constraints and what the view wants by itself.
@MainActor
@Suite struct FittingSizeTests {
    private let stage = Stage()

    private final class Sized: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 30) }
    }

    /// A view around another one, with 10 points on each side.
    private func frame(_ inner: UIView, _ priority: UILayoutPriority = .required) -> UIView {
        stage.perform {
            let outer = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
                outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
                outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
            ])
            return outer
        }
    }

    private func size(_ view: UIView, _ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        stage.perform {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: UILayoutPriority(horizontal),
                verticalFittingPriority: UILayoutPriority(vertical))
        }
    }

    private nonisolated static let priorities: [(Float, Float, CGSize)] = [
        // Neither stretches nor cuts: hugging has 250, resistance 750.
        (50, 50, CGSize(width: 140, height: 50)), (249, 249, CGSize(width: 140, height: 50)),
        // More than hugging and less than resistance: as large as the target, where that is larger.
        (500, 50, CGSize(width: 300, height: 50)), (50, 500, CGSize(width: 140, height: 50)),
        // More than both.
        (50, 800, CGSize(width: 140, height: 20)), (1000, 1000, CGSize(width: 300, height: 20)),
    ]

    @Test(arguments: priorities)
    func eachPriorityIsWeighedAgainstHuggingAndResistance(horizontal: Float, vertical: Float, expected: CGSize) {
        let view = frame(stage.perform { Sized() })
        #expect(size(view, CGSize(width: 300, height: 20), horizontal, vertical) == expected)
    }

    @Test func aTargetIsWeighedAgainstTheViewsOwnConstraints() {
        let view = frame(stage.perform { UIView() })
        stage.perform {
            let width = view.widthAnchor.constraint(equalToConstant: 80)
            width.priority = UILayoutPriority(600)
            width.isActive = true
        }
        #expect(size(view, CGSize(width: 300, height: 60), 50, 50) == CGSize(width: 80, height: 60))
        #expect(size(view, CGSize(width: 300, height: 60), 700, 50) == CGSize(width: 300, height: 60))
    }

    @Test func whatAViewWithConstraintsWantsByItselfCounts() {
        let view = stage.perform { Sized() }
        stage.perform {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            inner.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
        }
        #expect(size(view, .zero, 50, 50) == CGSize(width: 120, height: 30))
        #expect(size(view, CGSize(width: 200, height: 200), 1000, 50) == CGSize(width: 200, height: 30))
    }

    @Test func aTextWrapsInTheWidthThatIsRequired() {
        let label = stage.perform { UILabel() }
        stage.perform {
            label.numberOfLines = 0
            label.text = "One line of text that is long enough for two"
        }
        let wide = size(frame(label), .zero, 50, 50)
        let narrow = size(frame(label), CGSize(width: 220, height: 0), 1000, 50)
        #expect(wide.width > 220 && narrow.width == 220)
        let line = stage.perform { label.font.lineHeight }
        assertClose(narrow.height, 20 + 2 * line, within: 1)
    }

    /// Many ask why the smallest size is nothing: a view without constraints wants no size, whatever it has.
    @Test func aPlainViewHasTheTargetsSize() {
        let view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70)) }
        #expect(size(view, .zero, 50, 50) == .zero)
        #expect(size(view, CGSize(width: 30, height: 90), 50, 50) == CGSize(width: 30, height: 90))
    }

    /// The drawers of muukii/Rideau are as high as what fills them by its mask, and itself holds what is constrained.
    @Test func whatFillsAViewByItsMaskHasASayInItsSize() {
        let inner = frame(stage.perform { Sized() })
        let outer = stage.perform {
            let (outer, middle) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200)), UIView())
            middle.frame = outer.bounds.insetBy(dx: 5, dy: 5)
            inner.frame = middle.bounds
            for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            outer.addSubview(middle)
            middle.addSubview(inner)
            return outer
        }
        #expect(size(outer, .zero, 50, 50) == CGSize(width: 150, height: 60))
        #expect(size(outer, CGSize(width: 300, height: 0), 1000, 50) == CGSize(width: 300, height: 60))
        // What keeps its size says nothing.
        stage.perform { inner.autoresizingMask = [] }
        #expect(size(outer, CGSize(width: 300, height: 0), 1000, 50) == CGSize(width: 300, height: 0))
    }
}
