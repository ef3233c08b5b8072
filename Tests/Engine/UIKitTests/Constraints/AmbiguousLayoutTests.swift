import QuartzCore
import Testing

@testable import UIKit

/// What constraints leave open, and which pixels their solutions are aligned with.
@MainActor
@Suite struct AmbiguousLayoutTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView

    init() {
        root = stage.addRoot()
    }

    private func make(_ frame: CGRect = .zero, in parent: UIView? = nil) -> UIView {
        stage.perform {
            let view = UIView(frame: frame)
            view.translatesAutoresizingMaskIntoConstraints = false
            (parent ?? root).addSubview(view)
            return view
        }
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        stage.perform {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
    }

    /// What a book tells of a view of 30 by 30 points, which "goes missing despite the initWithFrame: size".
    ///
    /// Erica Sadun, *Auto Layout Demystified*, "Underconstrained Missing
    /// Views" (informit.com/articles/article.aspx?p=2041295&seqNum=5).
    @Test func aViewWithoutAWidthIsMissingWhateverItsFrameWas() {
        let view = make(CGRect(x: 0, y: 0, width: 30, height: 30))
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 80),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 80))
        #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    }

    @Test func aPlaceThatNothingSaysIsTheSuperviewsCorner() {
        let outer = make()
        let inner = make(CGRect(x: 7, y: 7, width: 7, height: 7), in: outer)
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            outer.widthAnchor.constraint(equalToConstant: 60), outer.heightAnchor.constraint(equalToConstant: 60),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
            inner.heightAnchor.constraint(equalToConstant: 20))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!outer.hasAmbiguousLayout && inner.hasAmbiguousLayout)
    }

    @Test func ambiguityIsKnownBeforeTheFirstLayout() {
        let view = make()
        stage.perform {
            #expect(view.hasAmbiguousLayout)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            #expect(view.hasAmbiguousLayout)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            #expect(!view.hasAmbiguousLayout)
        }
    }

    /// blog.csdn.net/u013406800/article/details/103859529 and jianshu.com/p/9342baf08fd0: of labels that hug and resist alike the one
    /// that was added earlier counts as the one of the lower priority.
    @Test(arguments: [false, true])
    func ofTwoLabelsThatHugAlikeTheOneAddedEarlierGivesWay(isReversed: Bool) {
        let labels = stage.perform { (0..<2).map { _ in UILabel() } }
        stage.perform {
            for label in isReversed ? labels.reversed() : labels {
                label.text = "Card"
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
            }
        }
        activate(
            labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
            labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor))
        let grown = isReversed ? 1 : 0
        let wanted = stage.perform { labels[0].intrinsicContentSize.width }
        #expect(labels[1 - grown].frame.width == wanted && labels[grown].frame.width == 400 - wanted)
        #expect(stage.perform { labels.map(\.hasAmbiguousLayout) } == [true, true])
        stage.perform {
            for label in labels { label.text = String(repeating: "Card ", count: 7) }
            root.layoutIfNeeded()
        }
        let long = stage.perform { labels[0].intrinsicContentSize.width }
        #expect(long > 200 && labels[1 - grown].frame.width == long && labels[grown].frame.width == 400 - long)
    }

    @Test func exercisingShowsAnotherPlaceAndThenTheFirst() {
        let view = make()
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 20))
        func exercise() -> CGRect {
            stage.perform {
                view.exerciseAmbiguityInLayout()
                root.layoutIfNeeded()
            }
            return view.frame
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(exercise() == CGRect(x: 100, y: 0, width: 50, height: 20))
        #expect(exercise() == CGRect(x: 0, y: 0, width: 50, height: 20))
        activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5))
        #expect(exercise().minX == 5)
    }

    private func withScale(_ scale: CGFloat) {
        stage.perform { UIScreen(size: CGSize(width: 400, height: 800), scale: scale).becomeMain() }
    }

    private nonisolated static let pixels: [(CGFloat, CGFloat, CGFloat)] = [
        (950.25, 2, 950.5), (950.2, 2, 950), (173.5, 3, 521 / 3), (173.25, 3, 520 / 3), (173.25, 2, 173.5),
        (173.25, 1, 173.25),
    ]

    /// Numbers that others have read off: stackoverflow.com/questions/19349072 (a place of 950.25 is 950.5 on a screen of two
    /// pixels a point, 950.2 is 950) and 63747471 (a width of 173.25 is 173.5 there, and a third more than 173 on one of three).
    @Test(arguments: pixels)
    func framesAreAlignedWithPixels(constant: CGFloat, scale: CGFloat, expected: CGFloat) {
        withScale(scale)
        let view = make()
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: constant),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: constant), view.heightAnchor.constraint(equalToConstant: 8))
        assertClose(view.frame.minY, expected, within: 1e-9)
        assertClose(view.frame.width, expected, within: 1e-9)
        assertClose(view.frame.height, 8, within: 1e-9)
        let fitting = stage.perform { view.systemLayoutSizeFitting(CGSize(width: constant, height: 0)).width }
        assertClose(fitting, expected, within: 1e-9)
    }

    @Test func neighboursShareTheirPixelsEdge() {
        withScale(2)
        let views = (0..<3).map { _ in make() }
        activate(
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
            views[2].trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 320),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
            views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
        #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
        #expect(views.map(\.frame.width) == [106.5, 107, 106.5])
    }
}
