import QuartzCore
import Testing

@testable import UIKit

/// Where stacks put their views, by hand.
@MainActor
@Suite struct UIStackViewTests {
    private let stage = Stage(width: 400, height: 800)

    private final class Sized: UIView {
        var wanted = CGSize.zero
        override var intrinsicContentSize: CGSize { wanted }
    }

    private func views(_ sizes: [(CGFloat, CGFloat)]) -> [UIView] {
        stage.perform {
            sizes.map { size in
                let view = Sized()
                view.wanted = CGSize(width: size.0, height: size.1)
                return view
            }
        }
    }

    private func stack(
        _ views: [UIView], _ frame: CGRect, _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = stage.perform {
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = frame
            configure(stack)
            return stack
        }
        stage.add(stack)
        stage.perform { stack.layoutIfNeeded() }
        return stack
    }

    private let row = CGRect(x: 0, y: 0, width: 300, height: 50)

    private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }
    private func heights(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minY, $0.frame.height] } }

    /// `UIStackView.spacingUseSystem` is the space that the system has between two views, 8 points; a custom spacing may be the
    /// stack's own again (Apple's documentation of both).
    @Test func spacingsMayBeTheSystemsOrTheStacksOwn() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        _ = stack(views, row) {
            $0.spacing = UIStackView.spacingUseSystem
            $0.alignment = .top
            $0.setCustomSpacing(30, after: views[0])
            $0.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        }
        #expect(zip(views, views.dropFirst()).map { $1.frame.minX - $0.frame.maxX } == [8, 8])
    }

    @Test func filledByTheViewThatHugsLeast() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        stage.perform { views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }
        _ = stack(views, row) { $0.spacing = 10 }
        #expect(spans(views) == [[0, 40], [50, 190], [250, 50]])
        #expect(heights(views) == [[0, 50], [0, 50], [0, 50]])
    }

    @Test func tooNarrowItShrinksTheViewThatResistsLeast() {
        let views = views([(100, 20), (200, 30), (50, 10)])
        stage.perform { views[0].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal) }
        _ = stack(views, row)
        #expect(spans(views) == [[0, 50], [50, 200], [250, 50]])
    }

    @Test func aViewWithoutASizeTakesWhatIsLeft() {
        let views = views([(40, 20), (-1, -1), (50, 10)])
        _ = stack(views, row)
        #expect(spans(views) == [[0, 40], [40, 210], [250, 50]])
    }

    @Test func filledEqually() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        _ = stack(views, row) {
            $0.distribution = .fillEqually
            $0.spacing = 15
        }
        #expect(spans(views) == [[0, 90], [105, 90], [210, 90]])
    }

    /// The last view has more than its share where there are spaces.
    ///
    /// In kean/Arranged (`LayoutTests`) the spaces are a part of what the shares are of, and yet lie beside them. What that looks like
    /// others ask about (exchangetuts.com, "UIStackView: proportional layout with only intrinsicContentSize").
    @Test func filledProportionally() {
        let views = views([(20, 20), (40, 30), (60, 10)])
        _ = stack(views, row) {
            $0.distribution = .fillProportionally
            $0.spacing = 30
        }
        // Ninths of the whole row, 300 points; the last view has what is left.
        let expected: [[CGFloat]] = [[0, 300 / 9], [30 + 300 / 9, 600 / 9], [160, 140]]
        for (value, number) in zip(spans(views).joined(), expected.joined()) {
            assertClose(value, number, within: 1e-6)
        }
    }

    /// Lengths that somebody has measured on iOS (mcmap.net/q/1871613, an answer on a single view that fills proportionally):
    /// views that want 25 and 75 points in 200, with margins of 10, have 50 and 130.
    @Test func marginsTakeFromTheLastOfProportionalViews() {
        let views = views([(25, 20), (75, 20)])
        _ = stack(views, CGRect(x: 0, y: 0, width: 200, height: 50)) {
            $0.distribution = .fillProportionally
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
        #expect(spans(views) == [[10, 50], [60, 130]])
    }

    @Test func spacedEqually() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        _ = stack(views, row) {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        #expect(spans(views) == [[0, 40], [115, 60], [250, 50]])
        #expect(heights(views) == [[15, 20], [10, 30], [20, 10]])
    }

    @Test func centredEqually() {
        let views = views([(20, 20), (100, 30), (60, 10)])
        _ = stack(views, row) {
            $0.distribution = .equalCentering
            $0.alignment = .trailing
        }
        // Centres at 10, 140, 270.
        #expect(spans(views) == [[0, 20], [90, 100], [240, 60]])
        #expect(heights(views) == [[30, 20], [20, 30], [40, 10]])
    }

    @Test func equalCentresGiveWayToTheLeastSpacing() {
        let views = views([(20, 20), (200, 30), (40, 10)])
        _ = stack(views, row) {
            $0.distribution = .equalCentering
            $0.spacing = 15
        }
        for (a, b) in zip(views, views.dropFirst()) { #expect(b.frame.minX - a.frame.maxX >= 15 - 1e-9) }
        #expect(views[0].frame.minX == 0)
        #expect(views[2].frame.maxX == 300)
        #expect(views.map(\.frame.width) == [20, 200, 40])
    }

    @Test func aColumnWithMarginsAndACustomSpacing() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        _ = stack(views, CGRect(x: 0, y: 0, width: 100, height: 200)) {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.spacing = 5
            $0.setCustomSpacing(20, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        }
        #expect(heights(views) == [[10, 111], [141, 30], [176, 10]])
        #expect(spans(views) == [[12, 40], [12, 60], [12, 50]])
    }

    @Test func theLeastSizeIsThatOfTheViews() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        let stack = stack(views, row) {
            $0.spacing = 10
            $0.alignment = .center
        }
        let least = stage.perform { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(least == CGSize(width: 170, height: 30))
        stage.perform {
            views[1].isHidden = true
            stack.axis = .vertical
        }
        let column = stage.perform { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(column == CGSize(width: 50, height: 40))
    }

    @Test func constraintsOutsideSeeWhatAStackWants() {
        let views = views([(40, 20), (60, 30)])
        let root = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
        stage.add(root)
        let (stack, below) = stage.perform {
            let stack = UIStackView(arrangedSubviews: views)
            let below = UIView()
            for view in [stack, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            stack.axis = .vertical
            stack.spacing = 4
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                below.topAnchor.constraint(equalTo: stack.bottomAnchor),
                below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            return (stack, below)
        }
        #expect(stack.frame == CGRect(x: 0, y: 10, width: 60, height: 54))
        #expect(below.frame == CGRect(x: 0, y: 64, width: 300, height: 236))
        #expect(spans(views) == [[0, 60], [0, 60]])
        stage.perform {
            views[0].isHidden = true
            root.layoutIfNeeded()
        }
        #expect(stack.frame.height == 30)
        #expect(below.frame.minY == 40)
    }

    /// As the constraints say it: hidden views are aligned with the others, and none is left in their direction (`StackConstraintTests`).
    @Test func hiddenViewsCountAcrossTheAxisAlone() {
        let views = views([(40, 20), (60, 90), (50, 10)])
        let stack = stack(views, row) { $0.alignment = .center }
        stage.perform {
            views[1].isHidden = true
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 20))
            stack.layoutIfNeeded()
        }
        #expect(spans([views[0], views[2]]) == [[0, 250], [250, 50]])
    }

    /// github.com/braintree/braintree_ios/issues/237: of the width that hides a view and the view's own, iOS breaks the view's.
    @Test func aHiddenViewHasNoLengthWhateverItsOwnConstraintsSay() {
        let views = views([(40, 20), (60, 90), (50, 10)])
        stage.perform {
            views[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
            views[1].isHidden = true
        }
        _ = stack(views, row)
        #expect(spans(views) == [[0, 250], [250, 0], [250, 50]])
    }

    @Test func aColumnIsSpacedFromLineToLine() throws {
        let labels = stage.perform {
            ["Abc", "Def"].map { text in
                let label = UILabel()
                label.text = text
                return label
            }
        }
        let column = stack(labels, CGRect(x: 0, y: 0, width: 100, height: 200)) {
            $0.axis = .vertical
            $0.spacing = 40
            $0.isBaselineRelativeArrangement = true
        }
        stage.perform {
            column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            column.layoutIfNeeded()
        }
        let lines = try labels.map { label in
            label.frame.minY + (try #require(stage.perform { label.baselines(in: label.bounds.size) })).first
        }
        assertClose(lines[1] - lines[0], 40, within: 1e-6)
    }

    @Test func aRowIsMirroredWhereTextsAreReadFromTheRight() {
        let views = views([(40, 20), (60, 30)])
        _ = stack(views, row) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 10
        }
        #expect(views[0].frame.maxX == 300)
        #expect(views[0].frame.width == 230)
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    @Test func textsStandOnOneLine() throws {
        let labels = stage.perform {
            [30, 12, 20].map { size in
                let label = UILabel()
                label.text = "Abc"
                label.font = .systemFont(ofSize: size)
                return label
            }
        }
        let stack = stack(labels, row) { $0.alignment = .firstBaseline }
        let lines = try labels.map { label in
            label.frame.minY + (try #require(stage.perform { label.baselines(in: label.bounds.size) })).first
        }
        for line in lines { assertClose(line, lines[0], within: 1e-6) }
        // The guide around all views ends with the stack, and is no higher than they are.
        assertClose(labels.map(\.frame.maxY).max() ?? 0, 50, within: 1e-6)
        #expect(stack.forFirstBaselineLayout === labels[0])
    }

    @Test func removedViewsAreArrangedNoMore() {
        let views = views([(40, 20), (60, 30), (50, 10)])
        let stack = stack(views, row)
        stage.perform {
            views[2].removeFromSuperview()
            stack.removeArrangedSubview(views[0])
            stack.layoutIfNeeded()
        }
        #expect(stack.arrangedSubviews == [views[1]])
        #expect(views[0].superview === stack)
        #expect(spans([views[1]]) == [[0, 300]])
    }
}
