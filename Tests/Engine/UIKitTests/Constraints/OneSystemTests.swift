import QuartzCore
import Testing

@testable import UIKit

/// Constraints of different owners that depend on each other: on iOS all of a window are one system.
@MainActor
@Suite struct OneSystemTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView

    init() {
        root = stage.addRoot()
    }

    private func make(in parent: UIView? = nil, _ frame: CGRect? = nil) -> UIView {
        stage.perform {
            let view = UIView(frame: frame ?? .zero)
            view.translatesAutoresizingMaskIntoConstraints = frame != nil
            (parent ?? root).addSubview(view)
            return view
        }
    }

    private func activate(_ constraints: [NSLayoutConstraint]) {
        stage.perform {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
    }

    private func place(_ view: UIView, in parent: UIView, _ frame: CGRect) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
    }

    private func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    /// A wish of the container against what the root requires of the same view.
    @Test func whatIsRequiredFurtherUpCountsMoreThanAWishFurtherDown() {
        let box = make()
        let inner = make(in: box)
        activate(
            place(box, in: root, CGRect(x: 20, y: 20, width: 200, height: 100)) + [
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                at(750, inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5)),
                inner.topAnchor.constraint(equalTo: box.topAnchor), inner.widthAnchor.constraint(equalToConstant: 30),
                inner.heightAnchor.constraint(equalToConstant: 30),
            ])
        #expect(inner.frame == CGRect(x: 30, y: 0, width: 30, height: 30))
        stage.perform {
            box.setNeedsLayout()
            box.layoutIfNeeded()
        }
        #expect(inner.frame == CGRect(x: 30, y: 0, width: 30, height: 30))
    }

    /// The same of the lengths of views in different containers, whose common ancestor requires them to be equal.
    @Test func viewsOfDifferentSubtreesHaveTheSameLength() {
        let (left, right) = (make(), make())
        let (a, b) = (make(in: left), make(in: right))
        activate(
            place(left, in: root, CGRect(x: 0, y: 0, width: 200, height: 100))
                + place(right, in: root, CGRect(x: 200, y: 0, width: 200, height: 100))
                + place(b, in: right, CGRect(x: 10, y: 10, width: 60, height: 20)) + [
                    a.leadingAnchor.constraint(equalTo: left.leadingAnchor),
                    a.topAnchor.constraint(equalTo: left.topAnchor),
                    a.heightAnchor.constraint(equalToConstant: 20),
                    at(250, a.widthAnchor.constraint(equalToConstant: 90)),
                    a.widthAnchor.constraint(equalTo: b.widthAnchor),
                ])
        #expect(a.frame.width == 60 && b.frame.width == 60)
        stage.perform {
            left.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(a.frame.width == 60)
    }

    /// A view that has its frame lies where its superview is found to lie, in the same pass.
    @Test func aFrameMovesWithTheSuperviewThatConstraintsPlace() {
        let box = make()
        let mark = make(in: box, CGRect(x: 10, y: 10, width: 20, height: 20))
        let beside = make()
        activate(
            place(box, in: root, CGRect(x: 100, y: 50, width: 200, height: 100)) + [
                beside.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 5),
                beside.topAnchor.constraint(equalTo: mark.topAnchor),
                beside.widthAnchor.constraint(equalToConstant: 30), beside.heightAnchor.constraint(equalToConstant: 30),
            ])
        #expect(beside.frame == CGRect(x: 135, y: 60, width: 30, height: 30))
    }

    /// A mask is a constraint, too: what it stretches is known as soon as the superview's length is.
    @Test func aMaskFollowsALengthThatIsFound() {
        let box = make(in: root, nil)
        let strip = make(in: box, CGRect(x: 10, y: 0, width: 0, height: 5))
        strip.autoresizingMask = [.flexibleWidth]
        let mark = make()
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 50), width,
            mark.leadingAnchor.constraint(equalTo: strip.trailingAnchor),
            mark.topAnchor.constraint(equalTo: root.topAnchor), mark.widthAnchor.constraint(equalToConstant: 5),
            mark.heightAnchor.constraint(equalToConstant: 5),
        ])
        #expect(strip.frame.width == 100 && mark.frame.minX == 110)
        stage.perform {
            width.constant = 160
            root.layoutIfNeeded()
        }
        #expect(strip.frame.width == 160 && mark.frame.minX == 170)
    }

    /// As the button of loregr/LGButton, whose content is a nib's view that fills it by its mask: on iOS the mask is a constraint like
    /// any other, and the title has its say in the button's size, stronger than the size that the button itself asks for.
    @Test func whatAViewThatFillsItsSuperviewByItsMaskHoldsGivesItASize() {
        final class Button: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
        }
        let button = stage.perform {
            let button = Button()
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            return button
        }
        let content = make(in: button, .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let title = make(in: content)
        activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            title.widthAnchor.constraint(equalToConstant: 90), title.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(button.frame == CGRect(x: 20, y: 30, width: 122, height: 36))
        #expect(
            content.frame == CGRect(x: 0, y: 0, width: 122, height: 36) && title.frame.origin == CGPoint(x: 16, y: 8))
        #expect(!root.needsLayoutFlag)
    }

    /// As the content of an effect's view in OfTheWolf/UBottomSheet: constraints within it are a system in which its superview has no
    /// part.
    @Test func whatAViewThatFollowsByItsMaskHoldsDoesNotMoveItsSuperview() {
        let outer = make()
        let content = make(in: outer, .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inner = make(in: content)
        activate(
            place(outer, in: root, CGRect(x: 100, y: 50, width: 200, height: 120)) + [
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.topAnchor),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
        #expect(outer.frame == CGRect(x: 100, y: 50, width: 200, height: 120))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 120) && !root.needsLayoutFlag)
    }

    /// A factor of a place counts from the view that owns the constraint, wherever that lies.
    @Test func aFactorCountsFromTheCommonAncestor() {
        let box = make()
        let (a, b) = (make(in: box), make(in: box))
        activate(
            place(box, in: root, CGRect(x: 100, y: 0, width: 200, height: 100))
                + place(a, in: box, CGRect(x: 40, y: 0, width: 20, height: 20)) + [
                    NSLayoutConstraint(
                        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 2,
                        constant: 0),
                    // Has the root's system reach into the box.
                    b.topAnchor.constraint(equalTo: root.topAnchor), b.widthAnchor.constraint(equalToConstant: 5),
                    b.heightAnchor.constraint(equalToConstant: 5),
                ])
        #expect(b.frame == CGRect(x: 80, y: 0, width: 5, height: 5))
    }

    /// A view further down is laid out alone, after something has moved that a system further up depends on.
    @Test func aLayoutFurtherDownFindsTheSystemUpToDate() {
        let box = make(in: root, CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = make(in: box)
        let follower = make()
        activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10),
            follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            follower.topAnchor.constraint(equalTo: root.topAnchor), follower.widthAnchor.constraint(equalToConstant: 7),
            follower.heightAnchor.constraint(equalToConstant: 7),
        ])
        #expect(inner.frame.width == 100 && follower.frame.minX == 100)
        stage.perform {
            box.frame.size.width = 150
            box.layoutIfNeeded()
        }
        #expect(inner.frame.width == 150)
        stage.advance()
        #expect(follower.frame.minX == 150)
    }

    /// What is pinned to the visible part of a scroll view is there again after each layout, wherever the content is.
    @Test func theVisiblePartOfAScrollViewDoesNotMoveWithItsContent() {
        let scroll = stage.perform { UIScrollView() }
        stage.perform {
            scroll.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(scroll)
        }
        let (content, header) = (make(in: scroll), make(in: scroll))
        activate(
            place(scroll, in: root, CGRect(x: 0, y: 100, width: 200, height: 300))
                + place(content, in: scroll, CGRect(x: 0, y: 0, width: 200, height: 900)) + [
                    content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                    header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
                    header.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
                    header.widthAnchor.constraint(equalToConstant: 10),
                    header.heightAnchor.constraint(equalToConstant: 10),
                ])
        #expect(scroll.contentSize.height == 900 && header.frame == CGRect(x: 4, y: 0, width: 10, height: 10))
        stage.advance {
            scroll.contentOffset.y = 70
            scroll.setNeedsLayout()
        }
        #expect(header.frame == CGRect(x: 4, y: 70, width: 10, height: 10))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    }

    /// The view keeps the system, and the system not the view.
    @Test func aViewThatOwnsConstraintsIsReleased() {
        weak var released: UIView?
        stage.perform {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
            NSLayoutConstraint.activate(place(inner, in: box, CGRect(x: 10, y: 10, width: 20, height: 20)))
            box.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
            released = box
        }
        #expect(released == nil)
    }
}
