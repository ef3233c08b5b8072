import QuartzCore
import Testing
import UIKit

/// Tests of the fields of UIKit Dynamics against closed forms.
///
/// Lengths are points, times seconds.
@MainActor
@Suite struct FieldTests {
    private let clock = FrameClock()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    /// Moves a square of mass 1 for a second by behaviours, and looks after each step of 1/60 s.
    private func run(
        from start: CGPoint, velocity: CGPoint = .zero, charge: CGFloat = 0, _ field: UIFieldBehavior,
        _ look: (TimeInterval, CGPoint) -> Void
    ) {
        let box = UIView(frame: CGRect(x: start.x - 50, y: start.y - 50, width: 100, height: 100))
        let animator = UIDynamicAnimator(referenceView: view)
        clock.perform {
            let body = UIDynamicItemBehavior(items: [box])
            body.charge = charge
            body.addLinearVelocity(velocity, for: box)
            field.addItem(box)
            animator.addBehavior(body)
            animator.addBehavior(field)
            for step in 1...60 {
                clock.setTime(Double(step) / 60)
                clock.runDueWork()
                look(Double(step) / 60, box.center)
            }
        }
    }

    @Test func aSpringFieldSwingsWithTheRootOfItsStrength() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 100)
        field.strength = 25
        run(from: CGPoint(x: 260, y: 100), field) { time, place in
            #expect(abs(place.x - (200 + 60 * cos(5 * time))) < 1e-6 && place.y == 100)
        }
    }

    @Test func dragTakesVelocityAwayExponentially() {
        let field = UIFieldBehavior.dragField()
        field.strength = 2
        run(from: .zero, velocity: CGPoint(x: 100, y: 0), field) { time, place in
            #expect(abs(place.x - 50 * (1 - exp(-2 * time))) < 1e-6)
        }
    }

    @Test func linearGravityIsAParabola() {
        run(from: .zero, UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0.1, dy: 0))) { time, place in
            #expect(abs(place.x - 50 * time * time) < 1e-6 && place.y == 0)
        }
    }

    @Test func aMagneticFieldTurnsVelocityAndKeepsItsSize() {
        let field = UIFieldBehavior.magneticField()
        field.strength = 2
        // The angular velocity is strength times charge over mass: 2, on a circle of radius 100 / 2.
        run(from: CGPoint(x: 0, y: 0), velocity: CGPoint(x: 100, y: 0), charge: 1, field) { time, place in
            #expect(abs(place.x - 50 * sin(2 * time)) < 1e-6)
            #expect(abs(place.y - 50 * (1 - cos(2 * time))) < 1e-6)
        }
    }

    @Test func outsideOfItsRegionAFieldDoesNothing() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 100, y: 100)
        field.region = UIRegion(radius: 20)
        run(from: CGPoint(x: 140, y: 100), field) { _, place in #expect(place == CGPoint(x: 140, y: 100)) }
    }

    @Test func chargesOfOneSignFleeAnElectricField() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 0, y: 0)
        run(from: CGPoint(x: 30, y: 40), charge: 0.5, field) { time, place in
            let way = 25 * time * time
            #expect(abs(place.x - (30 + 0.6 * way)) < 1e-6 && abs(place.y - (40 + 0.8 * way)) < 1e-6)
        }
    }

    @Test func regionsCombine() {
        let (disc, bar) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let (inBoth, inBar, inDisc, out) = (
            CGPoint(x: 5, y: 1), CGPoint(x: 15, y: 1), CGPoint(x: 0, y: 9), CGPoint(x: 15, y: 9)
        )
        func found(_ region: UIRegion) -> [Bool] { [inBoth, inBar, inDisc, out].map(region.contains) }
        #expect(found(disc.union(with: bar)) == [true, true, true, false])
        #expect(found(disc.intersection(with: bar)) == [true, false, false, false])
        #expect(found(disc.difference(from: bar)) == [false, false, true, false])
        #expect(found(disc.inverse()) == [false, true, false, true])
        #expect(found(.infinite) == [true, true, true, true])
    }
}
