import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView
    private let view: UIView

    init() {
        let window = stage.window
        (root, view) = stage.perform {
            let root = UIView(frame: window.bounds)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return (root, view)
        }
        stage.add(root)
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        stage.perform {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
    }

    private func addView(_ make: () -> UIView = { UIView() }) -> UIView {
        stage.perform {
            let view = make()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
    }

    /// A view that would like to be of a size.
    private final class Sized: UIView {
        var wanted = CGSize(width: 120, height: 30) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { wanted }
    }

    @Test func edgesGiveTheFrame() {
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
        #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 750))
    }

    @Test func centresAndSizesGiveTheFrame() {
        activate(
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -100),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2))
        #expect(view.frame == CGRect(x: 95, y: 90, width: 210, height: 420))
    }

    /// As scenee/FloatingPanel places its grabber.
    @Test func distancesOfAnchorsAreDimensionsOfConstraints() {
        let other = addView()
        let above = root.topAnchor.anchorWithOffset(to: view.topAnchor)
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 40),
            above.constraint(equalTo: view.bottomAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 0.25),
            other.topAnchor.constraint(equalTo: root.topAnchor),
            other.heightAnchor.constraint(equalToConstant: 10),
            other.widthAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: -20))
        // 800 less the view's 40, one part above and four below.
        #expect(view.frame == CGRect(x: 30, y: 152, width: 100, height: 40))
        #expect(other.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test func theOrderOfConstraintsDoesNotMatter() {
        let other = addView()
        activate(
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            other.widthAnchor.constraint(equalTo: view.widthAnchor),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            other.topAnchor.constraint(equalTo: view.topAnchor),
            other.heightAnchor.constraint(equalTo: view.heightAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(other.frame == CGRect(x: 292, y: 0, width: 100, height: 50))
        #expect(view.frame == CGRect(x: 184, y: 0, width: 100, height: 50))
    }

    @Test func constraintsCrossTheTree() {
        let inner = stage.perform {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            return inner
        }
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
            view.heightAnchor.constraint(equalToConstant: 200),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 60))
        #expect(inner.frame == CGRect(x: 250, y: 200, width: 50, height: 60))
    }

    @Test func guidesKeepSafeAreaAndMarginsFree() {
        stage.perform { root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 2, right: 24) }
        let margins = root.layoutMarginsGuide
        activate(
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.widthAnchor.constraint(equalTo: margins.widthAnchor),
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
        #expect(margins.layoutFrame == CGRect(x: 16, y: 1, width: 360, height: 797))
        #expect(view.frame == CGRect(x: 16, y: 0, width: 360, height: 798))
        stage.perform {
            root.layoutMargins.left = 100
            root.layoutIfNeeded()
        }
        #expect(view.frame == CGRect(x: 100, y: 0, width: 276, height: 798))
    }

    @Test func aViewsOwnSizeFillsWhatIsOpenAndFollowsItsChanges() {
        let label = addView { Sized() } as! Sized
        activate(
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        #expect(label.frame == CGRect(x: 140, y: 0, width: 120, height: 30))
        #expect(view.frame == CGRect(x: 0, y: 35, width: 400, height: 765))
        stage.advance { label.wanted.height = 95 }
        #expect(view.frame == CGRect(x: 0, y: 100, width: 400, height: 700))
    }

    @Test func inequalitiesLimitAViewsOwnSize() {
        let label = addView { Sized() } as! Sized
        label.wanted.width = 1000
        activate(
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
        #expect(label.frame == CGRect(x: 10, y: 0, width: 380, height: 44))
        stage.advance { label.wanted = CGSize(width: 50, height: 60) }
        #expect(label.frame == CGRect(x: 10, y: 0, width: 50, height: 60))
    }

    @Test func aCentredViewsOwnSizeKeepsToBothSides() {
        let label = addView { Sized() } as! Sized
        label.wanted.width = 1000
        activate(
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(label.frame == CGRect(x: 20, y: 0, width: 360, height: 30))
    }

    @Test func theHigherPriorityCounts() {
        let wide = view.widthAnchor.constraint(equalToConstant: 300)
        wide.priority = .defaultHigh
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        narrow.priority = .defaultLow
        activate(
            narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1))
        #expect(view.frame.width == 300)
        stage.advance { narrow.priority = .required }
        #expect(view.frame.width == 100)
    }

    @Test func aConstantThatChangesInsideAnAnimationMovesTheView() {
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        activate(
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 100))
        stage.perform {
            left.constant = 200
            UIView.animate(withDuration: 0.3) { root.layoutIfNeeded() }
        }
        #expect(stage.perform { view.layer.presented.position.x } == 50)
        stage.advance(steps: 9)
        assertClose(stage.perform { view.layer.presented.position.x }, 150, within: 1e-6)
        stage.settle()
        #expect(view.frame.minX == 200)
    }

    @Test func activationBelongsToTheNearestCommonAncestorAndEnds() {
        let constraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
        activate(constraint)
        #expect(root.constraints == [constraint] && constraint.isActive)
        #expect(constraint.firstItem === view && constraint.secondItem === root)
        stage.perform { constraint.isActive = false }
        #expect(root.constraints.isEmpty)
        #expect(stage.perform { view.superview!.safeAreaLayoutGuide.owningView === root })
    }

    @Test func randomChainsAreFilledWithoutGapsAndNeverWithNoNumber() {
        for seed in 0..<50 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let stage = Stage(width: 400, height: 800)
            let root = stage.perform { UIView(frame: stage.window.bounds) }
            stage.add(root)
            let count = Int.random(in: 1...6, using: &random)
            let gap = CGFloat.random(in: 0...20, using: &random)
            let views = stage.perform {
                (0..<count).map { _ in
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                    return view
                }
            }
            let constraints = stage.perform {
                var list = [
                    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    views[count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ]
                for (index, view) in views.enumerated() {
                    list.append(view.topAnchor.constraint(equalTo: root.topAnchor))
                    list.append(view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
                    if index > 0 {
                        list.append(
                            view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: gap))
                    }
                    // All but the last have a width of their own.
                    if index < count - 1 {
                        list.append(
                            view.widthAnchor.constraint(equalToConstant: CGFloat.random(in: 0...50, using: &random)))
                    }
                }
                return list.shuffled(using: &random)
            }
            stage.advance { NSLayoutConstraint.activate(constraints) }
            #expect(views[0].frame.minX == 0)
            assertClose(views[count - 1].frame.maxX, 400, within: 1e-9)
            for (view, next) in zip(views, views.dropFirst()) {
                assertClose(next.frame.minX - view.frame.maxX, gap, within: 1e-9)
            }
            #expect(views.allSatisfy { $0.frame.height == 800 })
        }
    }

    /// A constraint with an owner, as libraries have them (SnapKit, Stevia).
    private final class Owned: NSLayoutConstraint {
        var owner: String?
        override var description: String { "a constraint of \(MainActor.assumeIsolated { owner ?? "nobody" })" }
        override var constant: CGFloat { didSet { owner? += "!" } }
    }

    @Test func constraintsHaveSubclasses() {
        stage.perform {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            let width = Owned(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 30)
            width.owner = "mine"
            width.isActive = true
            stage.window.layoutIfNeeded()
            #expect(view.frame.width == 30 && "\(width)" == "a constraint of mine")
            width.constant = 40
            stage.window.layoutIfNeeded()
            #expect(view.frame.width == 40 && width.owner == "mine!")
        }
    }

    /// As Stevia's tests read it on iOS, whatever was passed.
    @Test func aFixedLengthHasNoSecondAttribute() {
        let fixed = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 3)
        #expect(fixed.secondAttribute == .notAnAttribute && fixed.secondItem == nil)
    }

    /// As Align's tests, which run on iOS, compare them.
    @Test func aGuideIsTheSameAsAnItemAndByItsAnchors() {
        stage.perform {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            for guide in [outer.layoutMarginsGuide, outer.safeAreaLayoutGuide] {
                #expect(inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor).secondItem === guide)
            }
            #expect(outer.layoutMarginsGuide === outer.layoutMarginsGuide)
            #expect(outer.safeAreaLayoutGuide !== outer.layoutMarginsGuide)
        }
    }

    @Test func standardSpacesAreMultiplied() {
        let view = UIView()
        let guide = UILayoutGuide()
        let spaces = [
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 2),
            view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 1),
            view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 0.5),
        ]
        #expect(spaces.map(\.constant) == [16, 8, 4])
        #expect(spaces.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    }

    @Test func prioritiesAreReckonedWith() {
        var priority = UILayoutPriority.defaultHigh + 1
        #expect(priority.rawValue == 751)
        priority -= 2
        #expect(priority == UILayoutPriority.required - 251)
    }

    /// LunabeeStudio/LBBottomSheet looks for the constraint that it has made before by its anchors.
    @Test func anchorsAreEqualThatAreOfOneAttribute() {
        let guide = stage.perform { UILayoutGuide() }
        root.addLayoutGuide(guide)
        let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
        #expect(ratio.firstAnchor == view.widthAnchor && ratio.secondAnchor == view.heightAnchor)
        #expect(ratio.firstAnchor != view.heightAnchor && ratio.firstAnchor != root.widthAnchor)
        #expect(view.widthAnchor == view.widthAnchor && view.widthAnchor.hash == ratio.firstAnchor.hash)
        #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
        #expect(guide.topAnchor.constraint(equalTo: root.topAnchor).firstAnchor == guide.topAnchor)
        #expect(view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor) != view.widthAnchor)
    }
}
