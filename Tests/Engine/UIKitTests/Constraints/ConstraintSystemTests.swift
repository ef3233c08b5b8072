import QuartzCore
import Testing

@testable import UIKit

/// What needs a solver: systems of equations, priorities against each other, guides, baselines, fitting, conflicts.
@MainActor
@Suite struct ConstraintSystemTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView

    init() {
        root = stage.addRoot()
    }

    /// A view that would like to be of a size.
    private final class Sized: UIView {
        var wanted = CGSize(width: 120, height: 30)
        override var intrinsicContentSize: CGSize { wanted }
    }

    private func make(_ wanted: CGSize? = nil) -> UIView {
        stage.perform {
            let view = Sized()
            view.wanted = wanted ?? CGSize(width: -1, height: -1)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        stage.perform {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
    }

    @Test func twoUnknownsThatOnlyASystemGives() {
        let (a, b) = (make(), make())
        activate(
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10))
        #expect(a.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
        #expect(b.frame == CGRect(x: 300, y: 0, width: 100, height: 10))
    }

    /// A view that counts how often its constraints are read.
    private final class Counting: UIView {
        var reads = 0
        override var constraints: [NSLayoutConstraint] {
            get {
                reads += 1
                return super.constraints
            }
            set { super.constraints = newValue }
        }
    }

    /// Returns how often a view's constraints are read in one layout pass, in which it is asked for layout by the first of the views
    /// one in another below it.
    private func reads(below count: Int) -> Int {
        final class Asking: UIView {
            var ask: () -> Void = {}
            override func layoutSubviews() {
                super.layoutSubviews()
                ask()
                ask = {}
            }
        }
        func fill(_ view: UIView, _ inner: UIView) {
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: view.leftAnchor),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.rightAnchor.constraint(equalTo: view.rightAnchor),
                inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        let (owner, first) = (Counting(frame: root.bounds), Asking())
        stage.perform {
            root.addSubview(owner)
            fill(owner, first)
            var parent: UIView = first
            for _ in 0..<count {
                // Each is a system of its own.
                let (holder, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
                parent.addSubview(holder)
                fill(holder, inner)
                parent = inner
            }
            root.layoutIfNeeded()
            for view in sequence(first: parent, next: { $0 === owner ? nil : $0.superview }) { view.setNeedsLayout() }
            first.ask = { owner.setNeedsLayout() }
            owner.reads = 0
            root.layoutIfNeeded()
        }
        return owner.reads
    }

    /// fadzrinmadu/food-market-ios-uikit nests its nibs' views.
    @Test func aSystemWhoseOwnerWaitsForLayoutIsGatheredOnceWhateverIsBelow() {
        #expect(reads(below: 12) - reads(below: 6) <= 6)
    }

    @Test func theViewThatHugsLessGrowsAndTheOneThatResistsLessShrinks() {
        let (a, b) = (make(CGSize(width: 100, height: 20)), make(CGSize(width: 150, height: 20)))
        stage.perform { a.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal) }
        activate(
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(a.frame.width == 240)
        #expect(b.frame.width == 150)
        stage.perform {
            b.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
            root.frame.size.width = 200
            root.layoutIfNeeded()
        }
        #expect(a.frame.width == 100)
        #expect(b.frame.width == 90)
    }

    @Test func aGuideIsPlacedAsAViewIs() {
        let view = make()
        let guide = stage.perform {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            return guide
        }
        activate(
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 60),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20))
        #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 200, height: 60))
        #expect(view.frame == CGRect(x: 130, y: 20, width: 20, height: 20))
    }

    @Test func insetsOfTheAlignmentRectAreOutsideOfWhatIsConstrained() {
        final class Badged: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 6) }
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
        }
        let view = stage.perform {
            let view = Badged()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        #expect(view.frame == CGRect(x: 360, y: 92, width: 46, height: 28))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 360, y: 100, width: 40, height: 20))
    }

    @Test func baselinesAreInLine() throws {
        let (large, small) = stage.perform {
            let labels = [UILabel(), UILabel()]
            for (label, size) in zip(labels, [40, 12] as [CGFloat]) {
                label.text = "Abc"
                label.font = .systemFont(ofSize: size)
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
            }
            return (labels[0], labels[1])
        }
        activate(
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        let first = try #require(stage.perform { large.baselines(in: large.bounds.size) }).first
        let second = try #require(stage.perform { small.baselines(in: small.bounds.size) }).first
        assertClose(large.frame.minY + first, small.frame.minY + second, within: 1e-6)
        #expect(small.frame.minY > large.frame.minY)
    }

    @Test func fittingIsAsSmallAsTheConstraintsAllow() {
        let (a, b) = (make(CGSize(width: 100, height: 20)), make(CGSize(width: 60, height: 30)))
        activate(
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            root.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 16),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
            b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
            root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8))
        let size = stage.perform { root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(size == CGSize(width: 132, height: 70))
    }

    @Test func aTextOfSeveralLinesIsAsHighAsItsWidthWants() {
        let label = stage.perform {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
            label.text = "one two three four"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            return label
        }
        activate(
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        let narrow = stage.perform {
            root.systemLayoutSizeFitting(
                CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(narrow.width == 60.0)
        let wanted = stage.perform { label.sizeThatFits(CGSize(width: 60, height: 1000)).height }
        #expect(narrow.height == wanted)
        #expect(wanted > 20)
    }

    /// Apple's documentation of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` and of
    /// `fittingSizeLevel`: the size comes as close to the target as the constraints of a higher priority let it.
    @Test(arguments: [
        (UILayoutPriority.required, UILayoutPriority.fittingSizeLevel, CGSize(width: 300, height: 40)),
        (.fittingSizeLevel, .required, CGSize(width: 100, height: 200)),
        (.required, .required, CGSize(width: 300, height: 200)),
        (.defaultLow, .defaultLow, CGSize(width: 100, height: 40)),
        (UILayoutPriority(600), UILayoutPriority(400), CGSize(width: 300, height: 40)),
    ])
    func aTargetCountsByItsPriorityAlongEachAxis(
        horizontal: UILayoutPriority, vertical: UILayoutPriority, expected: CGSize
    ) {
        let view = make()
        let (width, height) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40)
        )
        (width.priority, height.priority) = (UILayoutPriority(500), UILayoutPriority(500))
        activate(width, height)
        let size = stage.perform {
            view.systemLayoutSizeFitting(
                CGSize(width: 300, height: 200), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
        }
        #expect(size == expected)
    }

    @Test func aContradictionIsToldAndTheLatestIsBroken() throws {
        var told: [String] = []
        let before = EngineMessages.report
        EngineMessages.report = { told.append($0) }
        defer { EngineMessages.report = before }
        let view = make()
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 120)
        activate(
            first, second, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5))
        #expect(view.frame.width == 100)
        #expect(told.count == 1)
        let lines = try #require(told.first).split(separator: "\n").map(String.init)
        #expect(lines.first == "Unable to simultaneously satisfy constraints.")
        #expect(lines.last == second.text)
        #expect(lines.contains { $0.contains(first.text) })
        #expect(first.description.contains("width == 100.0"))
    }

    @Test func aKeyboardsGuideLiesAtTheBottom() {
        let view = make()
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8),
            view.heightAnchor.constraint(equalToConstant: 40))
        #expect(view.frame == CGRect(x: 0, y: 752, width: 400, height: 40))
    }

    @Test func ambiguityIsKnown() {
        let view = make()
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 5))
        #expect(view.hasAmbiguousLayout)
        activate(view.widthAnchor.constraint(equalToConstant: 5))
        #expect(!view.hasAmbiguousLayout)
    }

    /// As the tests of Stevia say, which run on iOS: an inequality alone places a view at its limit.
    @Test func whatOnlyAnInequalityLimitsIsAtItsLimit() {
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
            func limit(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) -> CGRect {
                let view = make()
                activate(
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: relation, toItem: root, attribute: attribute,
                        multiplier: 1, constant: constant))
                return view.frame
            }
            #expect(limit(.top, 10).minY == 10 && limit(.left, 72).minX == 72)
            #expect(limit(.bottom, -23).minY == 777 && limit(.right, -13).minX == 387)
            #expect(limit(.width, -52).width == (relation == .lessThanOrEqual ? 0 : 348))
        }
    }

    @Test func whatAViewAroundPlacesIsNotMovedToALimit() {
        let (outer, inner) = (make(), make())
        stage.perform { outer.addSubview(inner) }
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.heightAnchor.constraint(equalToConstant: 90),
            inner.leadingAnchor.constraint(greaterThanOrEqualTo: outer.leadingAnchor, constant: 10),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 20))
        #expect(inner.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
    }

    @Test func lengthsAreExactWhereverTheViewLies() {
        let (outer, inner) = (make(), make())
        stage.perform {
            root.frame.origin = CGPoint(x: 0.1, y: 33.7)
            outer.addSubview(inner)
        }
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100.0 / 3),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.7),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200.0 / 3),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1.1),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50))
        #expect(outer.frame.size == CGSize(width: 100, height: 100))
        #expect(inner.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func aPassWithoutChangesSolvesNothing() throws {
        let view = make(CGSize(width: 10, height: 10))
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        activate(left, view.topAnchor.constraint(equalTo: root.topAnchor))
        let system = try #require(root.constraintSolution)
        let before = system.solutions
        stage.perform {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        stage.advance(steps: 5)
        #expect(system.solutions == before)
        stage.perform {
            left.constant = 30
            root.layoutIfNeeded()
        }
        #expect(system.solutions == before + 1)
        #expect(view.frame.minX == 30)
    }

    @Test func textsOfSeveralLinesAreNotSolvedAgainEither() throws {
        let label = stage.perform {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "As many words as make more than one line in a narrow view, and then some."
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            return label
        }
        activate(
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 120))
        let system = try #require(root.constraintSolution)
        let before = system.solutions
        let height = label.frame.height
        stage.perform {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(system.solutions == before)
        stage.perform {
            label.text = "Few words"
            root.layoutIfNeeded()
        }
        #expect(system.solutions > before)
        #expect(label.frame.height < height)
    }

    @Test func leadingIsTheRightEdgeWhereTheOwnerSaysSo() {
        let (a, b) = (make(CGSize(width: 50, height: 20)), make(CGSize(width: 70, height: 20)))
        activate(
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(a.frame.minX == 10)
        #expect(b.frame.minX == 65)
        stage.perform {
            root.semanticContentAttribute = .forceRightToLeft
            root.layoutIfNeeded()
        }
        #expect(a.frame.maxX == 390)
        #expect(b.frame.maxX == 335)
        #expect(a.frame.width == 50)
    }

    @Test func aViewThatLeavesTakesItsConstraintsAway() {
        let (a, b) = (make(CGSize(width: 50, height: 20)), make(CGSize(width: 70, height: 20)))
        let width = a.widthAnchor.constraint(equalToConstant: 10)
        let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
        activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor), between, width)
        stage.perform {
            a.removeFromSuperview()
            root.layoutIfNeeded()
        }
        #expect(!between.isActive)
        #expect(width.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test func constraintsAreUpdatedBeforeLayoutFromTheLeaves() {
        final class Recording: UIView {
            var name = ""
            var record: (String) -> Void = { _ in }
            override func updateConstraints() {
                record(name)
                super.updateConstraints()
            }
            override func layoutSubviews() {
                record("layout \(name)")
                super.layoutSubviews()
            }
        }
        var calls: [String] = []
        let (outer, inner) = stage.perform {
            let views = ["outer", "inner"].map { name in
                let view = Recording()
                view.name = name
                view.record = { calls.append($0) }
                return view
            }
            views[0].addSubview(views[1])
            root.addSubview(views[0])
            root.layoutIfNeeded()
            return (views[0], views[1])
        }
        #expect(calls == ["inner", "outer", "layout outer", "layout inner"])
        calls = []
        stage.perform {
            inner.setNeedsUpdateConstraints()
            #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
            root.layoutIfNeeded()
        }
        #expect(calls == ["inner", "layout inner"])
    }

    @Test func marginsAreAttributes() {
        stage.perform { root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 2, right: 24) }
        let view = make()
        func margin(
            _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
                constant: 0)
        }
        activate(
            margin(.leading, .leadingMargin), margin(.right, .rightMargin), margin(.top, .topMargin),
            margin(.bottom, .bottomMargin))
        #expect(view.frame == CGRect(x: 16, y: 1, width: 360, height: 797))
    }
}
