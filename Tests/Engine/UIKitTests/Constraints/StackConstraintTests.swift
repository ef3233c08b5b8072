import QuartzCore
import Testing

@testable import UIKit

/// The constraints that stacks make, under iOS's names.
///
/// As kean/Arranged (`LayoutTests`) and tomvanzummeren/TZStackView (`TZStackViewTests`) find them on iOS, whose tests compare
/// those of a `UIStackView` with their own one by one; the names of the most frequent ones are in logs, too
/// (github.com/mozilla-mobile/firefox-ios/issues/20783, github.com/deltachat/deltachat-ios/issues/2227).
@MainActor
@Suite struct StackConstraintTests {
    private final class Sized: UIView {
        var wanted = CGSize(width: 44, height: 44)
        override var intrinsicContentSize: CGSize { wanted }
    }

    private let stage = Stage()
    private let views: [Sized]
    private let stack: UIStackView

    init() {
        (views, stack) = stage.perform {
            let views = (0..<3).map { _ in Sized() }
            return (views, UIStackView(arrangedSubviews: views))
        }
    }

    /// The constraints in words: names of views by their numbers, `S` for the stack, `G` for a guide.
    private func constraints(_ configure: (UIStackView) -> Void = { _ in }) -> Set<String> {
        stage.perform {
            configure(stack)
            stack.updateConstraintsIfNeeded()
            let all = stack.constraints + views.flatMap(\.constraints)
            #expect(all.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
            return Set(all.map(words))
        }
    }

    private func words(_ constraint: NSLayoutConstraint) -> String {
        func name(_ item: AnyObject?) -> String {
            if item === stack { return "S" }
            if item === stack.layoutMarginsGuide { return "M" }
            return views.firstIndex { $0 === item }.map(String.init) ?? (item is UILayoutGuide ? "G" : "")
        }
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
        var text =
            "\(constraint.identifier?.dropFirst(5) ?? "") \(name(constraint.firstItem)).\(constraint.firstAttribute)"
        text += " \(relation)"
        if constraint.secondItem != nil { text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)" }
        if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
        if constraint.constant != 0 || constraint.secondItem == nil { text += " + \(constraint.constant)" }
        return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
    }

    private static let ends: Set = [
        "canvas-connection S.leading == 0.leading", "canvas-connection S.trailing == 2.trailing",
    ]
    private static let filled: Set = [
        "canvas-connection S.top == 0.top", "canvas-connection S.bottom == 0.bottom", "alignment 0.top == 1.top",
        "alignment 0.top == 2.top", "alignment 0.bottom == 1.bottom", "alignment 0.bottom == 2.bottom",
    ]
    private static func spaces(_ relation: String, _ constant: String) -> Set<String> {
        ["spacing 1.leading \(relation) 0.trailing\(constant)", "spacing 2.leading \(relation) 1.trailing\(constant)"]
    }
    private static let suppressed: Set = Set((0...2).map { "ambiguity-suppression \($0).height == + 0.0 @25.0" })

    @Test func aRowThatFills() {
        #expect(constraints { $0.spacing = 20 } == Self.ends.union(Self.filled).union(Self.spaces("==", " + 20.0")))
    }

    @Test func aRowThatFillsEqually() {
        let equal: Set = ["fill-equally 1.width == 0.width", "fill-equally 2.width == 0.width"]
        #expect(
            constraints { $0.distribution = .fillEqually }
                == Self.ends.union(Self.filled).union(Self.spaces("==", "")).union(equal))
    }

    @Test func aRowThatFillsProportionally() {
        views[1].wanted = CGSize(width: 88, height: 44)
        views[2].wanted.width = -1
        let shares: Set = [
            "fill-proportionally 0.width == S.width * 0.25 @999.0",
            "fill-proportionally 1.width == S.width * 0.5 @998.0", "fill-proportionally 2.width == + 0.0",
        ]
        let all = constraints {
            $0.distribution = .fillProportionally
            $0.spacing = 22
        }
        #expect(all == Self.ends.union(Self.filled).union(Self.spaces("==", " + 22.0")).union(shares))
    }

    @Test func aRowOfEqualSpaces() {
        let gaps: Set = [
            "distributing-edge G.leading == 0.trailing", "distributing-edge G.trailing == 1.leading",
            "distributing-edge G.leading == 1.trailing", "distributing-edge G.trailing == 2.leading",
            "fill-equally G.width == G.width", "canvas-fit S.width == + 0.0 @49.0",
        ]
        #expect(
            constraints { $0.distribution = .equalSpacing }
                == Self.ends.union(Self.filled).union(Self.spaces(">=", "")).union(gaps))
    }

    @Test func aRowOfEqualCentres() {
        let gaps: Set = [
            "distributing-edge G.leading == 0.centerX", "distributing-edge G.trailing == 1.centerX",
            "distributing-edge G.leading == 1.centerX", "distributing-edge G.trailing == 2.centerX",
            "fill-equally G.width == G.width @149.0", "canvas-fit S.width == + 0.0 @49.0",
        ]
        #expect(
            constraints { $0.distribution = .equalCentering }
                == Self.ends.union(Self.filled).union(Self.spaces(">=", "")).union(gaps))
    }

    @Test func viewsAtTheTopOfARow() {
        let aligned: Set = [
            "canvas-connection S.top == 0.top", "canvas-connection S.bottom == G.bottom", "alignment 0.top == 1.top",
            "alignment 0.top == 2.top", "spanning-fit G.height == + 0.0 @51.0",
        ]
        let around = (0...2).flatMap {
            ["spanning-boundary G.top == \($0).top @999.5", "spanning-boundary G.bottom >= \($0).bottom"]
        }
        #expect(
            constraints { $0.alignment = .top }
                == Self.ends.union(Self.spaces("==", "")).union(Self.suppressed).union(aligned).union(around))
    }

    @Test func viewsInTheMiddleOfARow() {
        let aligned: Set = [
            "canvas-connection S.top == G.top", "canvas-connection S.bottom == G.bottom",
            "canvas-connection S.centerY == 0.centerY", "alignment 0.centerY == 1.centerY",
            "alignment 0.centerY == 2.centerY", "spanning-fit G.height == + 0.0 @51.0",
        ]
        let around = (0...2).flatMap {
            ["spanning-boundary G.top <= \($0).top", "spanning-boundary G.bottom >= \($0).bottom"]
        }
        #expect(
            constraints { $0.alignment = .center }
                == Self.ends.union(Self.spaces("==", "")).union(Self.suppressed).union(aligned).union(around))
    }

    @Test func viewsOfOneLine() {
        let all = constraints { $0.alignment = .lastBaseline }
        #expect(
            all.isSuperset(of: [
                "canvas-connection S.top == G.top", "canvas-connection S.bottom >= 0.bottom",
                "canvas-fit S.height == + 0.0 @49.0", "alignment 0.lastBaseline == 1.lastBaseline",
            ]))
    }

    @Test func aSingleViewNeedsNoGuide() {
        stage.perform { for view in views.dropFirst() { stack.removeArrangedSubview(view) } }
        let all = constraints { $0.alignment = .trailing }
        #expect(
            all == [
                "canvas-connection S.leading == 0.leading", "canvas-connection S.trailing == 0.trailing",
                "canvas-connection S.top <= 0.top", "canvas-connection S.bottom == 0.bottom",
                "canvas-fit S.height == + 0.0 @49.0", "ambiguity-suppression 0.height == + 0.0 @25.0",
            ])
    }

    /// The space beside a hidden view is halved on both of its sides, and gone at the stack's ends.
    @Test func hiddenViewsStayWithoutALength() {
        stage.perform { views[1].isHidden = true }
        var all = constraints { $0.spacing = 20 }
        #expect(all.isSuperset(of: Self.ends.union(Self.filled).union(Self.spaces("==", " + 10.0"))))
        #expect(all.contains("hiding 1.width == + 0.0"))
        stage.perform { (views[0].isHidden, views[1].isHidden) = (true, false) }
        all = constraints()
        #expect(
            all.isSuperset(of: [
                "canvas-connection S.leading == 1.leading", "hiding 0.width == + 0.0",
                "spacing 1.leading == 0.trailing",
                "spacing 2.leading == 1.trailing + 20.0",
            ]))
        stage.perform { for view in views { view.isHidden = true } }
        all = constraints()
        #expect(all.isSuperset(of: ["canvas-connection S.leading == G.leading", "canvas-connection S.top == G.top"]))
    }

    @Test func marginsAreAGuides() {
        let all = constraints { $0.isLayoutMarginsRelativeArrangement = true }
        #expect(
            all.isSuperset(of: ["canvas-connection M.leading == 0.leading", "canvas-connection M.bottom == 0.bottom"]))
    }

    @Test func aColumnMayBeSpacedFromLineToLine() {
        let all = constraints {
            $0.axis = .vertical
            $0.spacing = 30
            $0.isBaselineRelativeArrangement = true
        }
        #expect(all.contains("spacing 1.firstBaseline == 0.lastBaseline + 30.0"))
        #expect(
            all.contains("canvas-connection S.leading == 0.leading")
                && all.contains("alignment 0.trailing == 1.trailing"))
    }

    // MARK: What nothing says

    /// openradar 41192642, the constraint; openradar 39275811, that it is at 759 beside a resistance of 749 and makes a label and
    /// another view alike, and that hugging of more than that undoes it; kean.blog, "Let's Build UIStackView", that each of three
    /// labels has a third at 760.
    @Test func labelsOfSeveralLinesShareTheWidth() {
        let labels = stage.perform { (0..<2).map { _ in UILabel() } }
        stage.perform {
            for label in labels {
                label.text = "A text that is wider than half of the stack, which has 300 points"
                label.numberOfLines = 0
            }
            labels[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        }
        func shares(_ views: [UIView], _ change: () -> Void = {}) -> [String] {
            stage.perform {
                change()
                for view in stack.arrangedSubviews where !views.contains(view) { view.removeFromSuperview() }
                for view in views where view.superview !== stack { stack.addArrangedSubview(view) }
                stack.updateConstraintsIfNeeded()
                let all = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
                #expect(all.allSatisfy { $0.secondItem === stack && $0.firstAttribute == .width })
                return all.map { "* \($0.multiplier) + \($0.constant + 0) @\($0.priority.rawValue)" }
            }
        }
        #expect(shares(labels) == ["* 0.5 + 0.0 @759.0", "* 0.5 + 0.0 @760.0"])
        func widths() -> [CGFloat] {
            stage.perform {
                if stack.superview == nil {
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    stage.window.addSubview(stack)
                    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
                }
                stage.window.layoutIfNeeded()
                return stack.arrangedSubviews.map(\.frame.width)
            }
        }
        #expect(widths() == [150, 150])
        #expect(shares(labels) { stack.spacing = 10 }.first == "* 0.5 + -5.0 @759.0")
        let third = 1 / 3.0
        #expect(
            shares([labels[0], views[0], labels[1]]) { stack.spacing = 0 }
                == ["* \(third) + 0.0 @759.0", "* \(third) + 0.0 @760.0"])
        #expect(shares([labels[0], labels[1], views[0]]) { labels[0].numberOfLines = 1 }.isEmpty)
        stage.perform { labels[0].numberOfLines = 0 }
        #expect(shares(labels) { stack.axis = .vertical }.isEmpty)
    }

    /// Kous92/SuperNews-V2-iOS-UIKit's date of as many lines as it needs beside a clock, in a row that nothing else makes wide, is
    /// on one line.
    @Test func aLabelOfSeveralLinesAloneIsAsWideAsItsText() {
        stage.perform {
            let label = UILabel()
            label.text = "27 March 2023, 10:00"
            label.numberOfLines = 0
            views[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
            for view in views.dropFirst() { view.removeFromSuperview() }
            stack.addArrangedSubview(label)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
            stage.window.layoutIfNeeded()
            #expect(label.frame.width == label.intrinsicContentSize.width)
            #expect(stack.frame.width == 20 + label.frame.width)
        }
    }

    /// Apple's documentation of `UIStackView.Distribution.fill`: by their index; that it is the first: ivanthinking.net, "Horizontal
    /// Stack Content Hugging", whose first label of three grows.
    @Test func ofViewsThatHugAlikeTheFirstGivesWay() {
        stage.perform {
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
        }
        func widths(in width: CGFloat) -> [CGFloat] {
            stage.perform {
                let constraint = stack.widthAnchor.constraint(equalToConstant: width)
                constraint.isActive = true
                stage.window.layoutIfNeeded()
                let ambiguous = views.map(\.hasAmbiguousLayout)
                #expect(ambiguous == Array(repeating: width != 132, count: 3))
                constraint.isActive = false
                return views.map(\.frame.width)
            }
        }
        #expect(widths(in: 200) == [112, 44, 44])
        #expect(widths(in: 100) == [12, 44, 44])
        #expect(widths(in: 132) == [44, 44, 44])
        stage.perform { stack.insertArrangedSubview(views[2], at: 0) }
        #expect(widths(in: 200) == [44, 44, 112])
        stage.perform { views[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal) }
        #expect(
            stage.perform { views.map { $0.contentHuggingPriority(for: .horizontal).rawValue } } == [249, 250, 250])
    }
}
