import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollViewConstraintTests {
    private let stage = Stage()

    /// A scroll view of 400 by 300 points with a stack of parts of 120 points.
    private func scrollView(
        _ count: Int, _ pin: (_ stack: UIStackView, _ scroll: UIScrollView) -> [NSLayoutConstraint]
    ) -> UIScrollView {
        let scroll = stage.perform {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(stack)
            for _ in 0..<count {
                let part = UIView()
                part.heightAnchor.constraint(equalToConstant: 120).isActive = true
                stack.addArrangedSubview(part)
            }
            NSLayoutConstraint.activate(pin(stack, scroll))
            return scroll
        }
        stage.add(scroll)
        return scroll
    }

    @Test func theEdgesOfAScrollViewAreThoseOfItsContent() {
        let scroll = scrollView(5) { stack, scroll in
            [
                stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
                stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -30),
                stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 15),
                stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -15),
                stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30),
            ]
        }
        #expect(scroll.subviews[0].frame == CGRect(x: 15, y: 20, width: 370, height: 640))
        #expect(scroll.contentSize == CGSize(width: 400, height: 690))
        stage.advance { scroll.contentOffset.y = 100 }
        stage.advance { scroll.setNeedsLayout() }
        #expect(scroll.subviews[0].frame == CGRect(x: 15, y: 20, width: 370, height: 640))
        #expect(scroll.contentSize == CGSize(width: 400, height: 690) && scroll.contentOffset.y == 100)
    }

    @Test func theMarginsOfAScrollViewAreThoseOfItsContent() {
        let scroll = scrollView(5) { stack, scroll in
            scroll.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 12)
            @MainActor func pin(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute)
                -> NSLayoutConstraint
            {
                NSLayoutConstraint(
                    item: stack, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin,
                    multiplier: 1, constant: 0)
            }
            return [
                pin(.leading, .leadingMargin), pin(.trailing, .trailingMargin), pin(.top, .topMargin),
                pin(.bottom, .bottomMargin), stack.widthAnchor.constraint(equalToConstant: 600),
            ]
        }
        #expect(scroll.subviews[0].frame == CGRect(x: 20, y: 5, width: 600, height: 640))
        #expect(scroll.contentSize == CGSize(width: 632, height: 652))
        stage.advance { scroll.contentOffset = CGPoint(x: 50, y: 100) }
        stage.advance { scroll.setNeedsLayout() }
        #expect(scroll.subviews[0].frame.origin == CGPoint(x: 20, y: 5))
    }

    @Test func guidesTellContentAndFrameApart() {
        var fixed: UIView?
        let scroll = scrollView(4) { stack, scroll in
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(label)
            fixed = label
            let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
            return [
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                stack.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 2),
                label.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
                label.heightAnchor.constraint(equalToConstant: 40),
                label.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 50),
            ]
        }
        #expect(scroll.contentSize == CGSize(width: 800, height: 510))
        #expect(fixed?.frame == CGRect(x: 0, y: 260, width: 50, height: 40))
    }

    @Test func constraintsOfViewsAroundReachTheContent() {
        let root = stage.perform {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            let (scroll, page) = (UIScrollView(), UIView())
            root.addSubview(scroll)
            scroll.addSubview(page)
            scroll.translatesAutoresizingMaskIntoConstraints = false
            page.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                page.topAnchor.constraint(equalTo: scroll.topAnchor),
                page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                page.widthAnchor.constraint(equalTo: root.widthAnchor),
                page.heightAnchor.constraint(equalToConstant: 1200),
            ])
            return root
        }
        stage.add(root)
        let scroll = root.subviews[0] as? UIScrollView
        #expect(scroll?.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
        #expect(scroll?.contentSize == CGSize(width: 400, height: 1200))
        #expect(scroll?.subviews[0].frame == CGRect(x: 0, y: 0, width: 400, height: 1200))
    }

    /// The header of appssemble/appstore-card-transition's table follows its size and shows a wide picture.
    @Test func whatFollowsAScrollViewsSizeDoesNotStretchIt() {
        final class Picture: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: 300) }
        }
        let (scroll, header) = stage.perform {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            let (scroll, header, picture) = (UIScrollView(), UIView(), Picture())
            root.addSubview(scroll)
            scroll.addSubview(header)
            header.addSubview(picture)
            header.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.translatesAutoresizingMaskIntoConstraints = false
            picture.translatesAutoresizingMaskIntoConstraints = false
            let loose = [
                scroll.topAnchor.constraint(equalTo: root.topAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ]
            for constraint in loose { constraint.priority = .defaultHigh }
            NSLayoutConstraint.activate(
                loose + [
                    scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                    scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    picture.topAnchor.constraint(equalTo: header.topAnchor),
                    picture.bottomAnchor.constraint(equalTo: header.bottomAnchor),
                    picture.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                    picture.trailingAnchor.constraint(equalTo: header.trailingAnchor),
                ])
            stage.window.addSubview(root)
            return (scroll, header)
        }
        stage.settle()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(header.subviews[0].frame == header.bounds)
    }
}
