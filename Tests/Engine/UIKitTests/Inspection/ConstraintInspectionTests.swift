import QuartzCore
import Testing

@testable import UIKit

/// Constraints in words, and which of them are broken.
@MainActor
@Suite struct ConstraintInspectionTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView

    init() {
        root = stage.addRoot()
    }

    private func make(_ identifier: String? = nil, in parent: UIView? = nil) -> UIView {
        stage.perform {
            let view = UIView()
            view.accessibilityIdentifier = identifier
            view.translatesAutoresizingMaskIntoConstraints = false
            (parent ?? root).addSubview(view)
            return view
        }
    }

    private func inspect(_ view: UIView, _ constraints: NSLayoutConstraint...) -> [ConstraintInspection] {
        stage.perform {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            return ViewInspection(view).constraints
        }
    }

    @Test func aConstraintIsASentenceOfTheViewThatIsLookedAt() {
        let (view, other) = (make(), make("title"))
        let wide = view.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: -10)
        wide.priority = UILayoutPriority(750)
        wide.identifier = "wide"
        let sentences = inspect(
            view, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40.5),
            other.widthAnchor.constraint(equalToConstant: 100), wide
        ).map(\.sentence)
        #expect(
            sentences.sorted() == [
                "height = 40.5", "leading = superview.leading + 16", "top = superview.top",
                "width \u{2264} 2 \u{d7} UIView \u{201c}title\u{201d}.width \u{2212} 10, priority 750, \u{201c}wide\u{201d}",
            ])
    }

    @Test func constraintsOfOthersAreNotListed() {
        let (view, other) = (make(), make())
        #expect(inspect(view, other.widthAnchor.constraint(equalToConstant: 10)).isEmpty)
    }

    @Test func theOneThatLosesIsBrokenAndComesLast() {
        let view = make()
        let strong = view.widthAnchor.constraint(equalToConstant: 100)
        let weak = view.widthAnchor.constraint(equalToConstant: 160)
        weak.priority = .defaultLow
        let read = inspect(
            view, weak, strong, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.heightAnchor.constraint(equalToConstant: 1)
        )
        #expect(read.map(\.isBroken) == [false, false, false, false, true])
        #expect(read.last?.deviation == 60)
        #expect(read.last?.sentence == "width = 160, priority 250")
        #expect(read.last?.winners == ["width = 100"])
        #expect(read.first?.winners == [])
    }

    @Test func edgesWinAgainstAWidthThatIsWeaker() {
        let view = make()
        let weak = view.widthAnchor.constraint(equalToConstant: 160)
        weak.priority = .defaultLow
        let read = inspect(
            view, weak, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(read.last?.winners == ["leading = superview.leading", "trailing = superview.trailing"])
    }

    @Test func anInequalityThatHoldsIsNotBroken() {
        let view = make()
        let read = inspect(
            view, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
            view.widthAnchor.constraint(equalToConstant: 100))
        #expect(read.allSatisfy { !$0.isBroken })
    }

    @Test func whatATransformShowsElsewhereIsNotBroken() {
        let view = make()
        let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        stage.perform { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        #expect(inspect(view, constraint, view.widthAnchor.constraint(equalToConstant: 9)).allSatisfy { !$0.isBroken })
    }

    @Test func guidesAreNamedByTheirViews() {
        let view = make()
        let sentences = inspect(
            view, view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
        ).map(\.sentence)
        #expect(sentences == ["top = guide of UIView.top + 8"])
    }
}
