import QuartzCore
import Testing

@testable import UIKit

/// Constraints of views that are moved: by a transform, or into another view.
@MainActor
@Suite struct MovedViewConstraintTests {
    private final class Cell: UICollectionViewCell {
        let top = UIView(), card = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            for v in [top, card] { v.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview(v) }
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: topAnchor), top.leadingAnchor.constraint(equalTo: leadingAnchor),
                top.trailingAnchor.constraint(equalTo: trailingAnchor),
                top.heightAnchor.constraint(equalToConstant: 200),
                card.bottomAnchor.constraint(equalTo: bottomAnchor),
                card.leadingAnchor.constraint(equalTo: leadingAnchor),
                card.trailingAnchor.constraint(equalTo: trailingAnchor),
                card.topAnchor.constraint(equalTo: top.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }
    /// The transforms of netguru/CarLensCollectionViewLayout's cards change while their cells are laid out again: constraints
    /// know nothing of them, also where a view further down solves a part of the constraints.
    @Test func aTransformDoesNotMoveWhatConstraintsPlace() {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
        cell.card.transform = CGAffineTransform(translationX: 0, y: -200)
        cell.layoutIfNeeded()
        #expect(cell.card.center == CGPoint(x: 150, y: 500))
        #expect(cell.card.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
        cell.setNeedsLayout(); cell.layoutIfNeeded()
        #expect(cell.card.center == CGPoint(x: 150, y: 500))
        cell.card.transform = .identity
        cell.setNeedsLayout(); cell.layoutIfNeeded()
        #expect(cell.card.frame == CGRect(x: 0, y: 200, width: 300, height: 600))
        cell.card.transform = CGAffineTransform(translationX: 0, y: -100)
        cell.contentView.setNeedsLayout(); cell.layoutIfNeeded()
        #expect(cell.card.center == CGPoint(x: 150, y: 500))
    }
    /// As the transition of aunnnn/AppStoreiOS11InteractiveTransition moves the view of a controller: into a container, and out
    /// of it again.
    @Test func aWidthThatIsTheRootsFollowsItIntoAContainer() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let scroll = UIScrollView(), card = UIView()
        for v in [scroll, card] { v.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scroll); scroll.addSubview(card)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            card.topAnchor.constraint(equalTo: scroll.topAnchor),
            card.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            card.widthAnchor.constraint(equalTo: root.widthAnchor), card.heightAnchor.constraint(equalToConstant: 400),
        ])
        root.layoutIfNeeded()
        #expect(card.frame.width == 300)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let inner = UIView(); inner.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 320), inner.heightAnchor.constraint(equalToConstant: 640),
            inner.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            inner.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        inner.addSubview(root)
        root.translatesAutoresizingMaskIntoConstraints = false
        let width = root.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            root.topAnchor.constraint(equalTo: inner.topAnchor, constant: -1),
            root.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
            width, root.heightAnchor.constraint(equalToConstant: 500),
        ])
        container.layoutIfNeeded()
        #expect(root.frame.width == 200)
        #expect(card.frame.width == 200)
        width.constant = 320
        container.layoutIfNeeded()
        #expect(card.frame.width == 320)
        inner.removeConstraints(inner.constraints)
        inner.removeFromSuperview()
        container.addSubview(root)
        root.removeConstraints([width])
        NSLayoutConstraint.activate([
            root.topAnchor.constraint(equalTo: container.topAnchor, constant: -1),
            root.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            root.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(root.frame.width == 320)
        #expect(card.frame.width == 320)
    }

    /// Who lays out outside of a stage's steps knows nothing of what the stage has used.
    @Test func constraintsThatAStageMadeCountOutsideOfIt() {
        let usage = FrameClock.idle.usage
        FrameClock.idle.usage.constraints = false
        defer { FrameClock.idle.usage = usage }
        let (outer, inner) = FrameClock().perform {
            let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
                inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 40),
            ])
            return (outer, inner)
        }
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
}
