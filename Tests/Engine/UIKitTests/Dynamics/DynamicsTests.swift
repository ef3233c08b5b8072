import QuartzCore
import Testing
import UIKit

/// Tests of UIKit Dynamics against closed forms.
///
/// Lengths are points, times seconds.
@MainActor
struct DynamicsTests {
    /// A room in which an animator runs by steps of 1/60 s.
    @MainActor
    private final class Room {
        let clock = FrameClock()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let animator: UIDynamicAnimator
        private var step = 0

        init() {
            animator = UIDynamicAnimator(referenceView: view)
        }

        func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) -> UIView {
            let box = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
            view.addSubview(box)
            return box
        }

        func add(_ behaviors: UIDynamicBehavior...) {
            clock.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
        }

        /// Runs for so many steps of 1/60 s.
        func run(_ steps: Int, _ each: (TimeInterval) -> Void = { _ in }) {
            clock.perform {
                for _ in 0..<steps {
                    step += 1
                    clock.setTime(Double(step) / 60)
                    clock.runDueWork()
                    each(Double(step) / 60)
                }
            }
        }
    }

    private let room = Room()

    @Test func anAnimatorWithoutBehaviorsStandsStillAtOnce() {
        let gravity = UIGravityBehavior(items: [room.box(200, 0)])
        room.add(gravity)
        room.run(3)
        #expect(room.animator.isRunning && room.clock.isBusy)
        room.clock.perform { room.animator.removeBehavior(gravity) }
        #expect(!room.animator.isRunning && !room.clock.isBusy)
        room.clock.perform { room.animator.addBehavior(gravity) }
        #expect(room.animator.isRunning)
        room.clock.perform { room.animator.removeAllBehaviors() }
        #expect(!room.clock.isBusy)
    }

    // MARK: Gravity and pushes

    @Test func whatFallsFreelyFollowsTheParabola() {
        let box = room.box(200, 0)
        room.add(UIGravityBehavior(items: [box]))
        room.run(60) { time in
            #expect(abs(box.center.y - 500 * time * time) < 1e-6)
        }
        #expect(box.center.x == 200)
    }

    @Test func gravityHasADirectionAndAMagnitude() {
        let box = room.box(200, 200)
        let gravity = UIGravityBehavior(items: [box])
        gravity.setAngle(.pi, magnitude: 0.5)
        room.add(gravity)
        room.run(30)
        #expect(abs(box.center.x - (200 - 250 * 0.25)) < 1e-6)
        #expect(abs(box.center.y - 200) < 1e-6)
    }

    @Test func aPushAcceleratesByTheBodysMass() {
        // A quarter of the standard square's area has a quarter of its mass.
        let box = room.box(0, 0, side: 50)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        room.add(push)
        room.run(60)
        #expect(abs(box.center.x - 0.5 * 400) < 1e-6)
    }

    @Test func anInstantaneousPushActsOnce() {
        let box = room.box(0, 0, side: 100)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 2)
        room.add(push)
        room.run(60)
        #expect(abs(box.center.y - 200) < 1e-6)
        #expect(!push.active)
    }

    @Test func resistanceDecaysTheVelocityExponentially() {
        let box = room.box(0, 0)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.resistance = 2
        room.add(properties)
        room.clock.perform { properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: box) }
        room.run(60)
        #expect(abs(box.center.x - 150 * (1 - exp(-2))) < 1e-5)
        #expect(abs(properties.linearVelocity(for: box).x - 300 * exp(-2)) < 1e-5)
    }

    // MARK: Attachments

    @Test(arguments: [(1.0, 0.0), (2.5, 0.2), (1.0, 0.8), (0.5, 0.5)])
    func aSpringSwingsWithItsFrequencyAndDamping(frequency: Double, damping: Double) {
        let box = room.box(100, 150)
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
        spring.length = 0
        spring.frequency = frequency
        spring.damping = damping
        room.add(spring)
        let omega = 2 * Double.pi * frequency
        let damped = omega * (1 - damping * damping).squareRoot()
        room.run(120) { time in
            // x'' = -omega^2 x - 2 damping omega x' from 50 at rest.
            let decay = exp(-damping * omega * time)
            let expected = 50 * decay * (cos(damped * time) + damping * omega / damped * sin(damped * time))
            // What has nearly come to rest is left there.
            let tolerance = room.animator.isRunning ? 1e-4 : 0.05
            #expect(abs(box.center.y - 100 - expected) < tolerance)
        }
        #expect(abs(box.center.x - 100) < 1e-9)
    }

    @Test func twoItemsSwingAboutTheirMiddleWithTheSpringsFrequency() {
        let (a, b) = (room.box(100, 100), room.box(180, 100))
        let spring = UIAttachmentBehavior(item: a, attachedTo: b)
        spring.length = 60
        spring.frequency = 2
        room.add(spring)
        room.run(60) { time in
            let stretch = 20 * cos(4 * .pi * time)
            #expect(abs((b.center.x - a.center.x) - (60 + stretch)) < 1e-3)
            #expect(abs((b.center.x + a.center.x) / 2 - 140) < 1e-6)
        }
    }

    @Test func aRodKeepsItsLengthWhileItSwings() {
        let box = room.box(200, 100)
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
        room.add(UIGravityBehavior(items: [box]), rod)
        var lowest: CGFloat = 0
        room.run(120) { _ in
            #expect(abs(hypot(box.center.x - 100, box.center.y - 100) - 100) < 0.5)
            lowest = max(lowest, box.center.y)
        }
        #expect(abs(lowest - 200) < 1)
    }

    @Test func aSnapEndsAtItsPointUpright() {
        let box = room.box(0, 0)
        box.transform = CGAffineTransform(rotationAngle: 1)
        room.add(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 200)))
        room.run(240)
        #expect(hypot(box.center.x - 300, box.center.y - 200) < 0.05)
        #expect(abs(atan2(box.transform.b, box.transform.a)) < 1e-3)
        #expect(!room.animator.isRunning)
    }

    // MARK: Collisions

    @Test func equalBodiesThatCollideElasticallyChangeVelocities() {
        let (a, b) = (room.box(100, 100), room.box(300, 100))
        let properties = UIDynamicItemBehavior(items: [a, b])
        properties.elasticity = 1
        properties.friction = 0
        room.add(properties, UICollisionBehavior(items: [a, b]))
        room.clock.perform { properties.addLinearVelocity(CGPoint(x: 240, y: 0), for: a) }
        room.run(120)
        #expect(abs(properties.linearVelocity(for: a).x) < 1e-6)
        #expect(abs(properties.linearVelocity(for: b).x - 240) < 1e-6)
        #expect(abs(a.center.y - 100) < 1e-6 && abs(b.center.y - 100) < 1e-6)
    }

    @Test func massesShareMomentumAndEnergyAsInAnElasticCollision() {
        // Masses 0.36 and 0.04.
        let (heavy, light) = (room.box(100, 100, side: 60), room.box(250, 100, side: 20))
        let properties = UIDynamicItemBehavior(items: [heavy, light])
        properties.elasticity = 1
        room.add(properties, UICollisionBehavior(items: [heavy, light]))
        room.clock.perform { properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: heavy) }
        room.run(120)
        // v1 = (m1 - m2) / (m1 + m2) v, v2 = 2 m1 / (m1 + m2) v.
        #expect(abs(properties.linearVelocity(for: heavy).x - 80) < 1e-3)
        #expect(abs(properties.linearVelocity(for: light).x - 180) < 1e-3)
    }

    @Test func circlesBounceAlongTheLineBetweenTheirCentres() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let (a, b) = (
            Ball(frame: CGRect(x: 80, y: 80, width: 40, height: 40)),
            Ball(frame: CGRect(x: 180, y: 80, width: 40, height: 40))
        )
        let properties = UIDynamicItemBehavior(items: [a, b])
        properties.elasticity = 1
        room.add(properties, UICollisionBehavior(items: [a, b]))
        room.clock.perform { properties.addLinearVelocity(CGPoint(x: 120, y: 0), for: a) }
        room.run(60)
        #expect(abs(properties.linearVelocity(for: b).x - 120) < 1e-6)
        #expect(abs(properties.linearVelocity(for: a).x) < 1e-6)
    }

    @Test func aBouncedBodyRisesByTheSquareOfItsElasticity() {
        let box = room.box(200, 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 0.5
        let collisions = UICollisionBehavior(items: [box])
        collisions.translatesReferenceBoundsIntoBoundary = true
        room.add(UIGravityBehavior(items: [box]), properties, collisions)
        var heights: [CGFloat] = []
        room.run(150) { _ in heights.append(380 - box.center.y) }
        // It falls 280, and comes up to a quarter of it.
        let bounce = heights.firstIndex { $0 < 1 } ?? 0
        let top = heights[bounce...].max() ?? 0
        #expect(abs(top - 70) < 4)
    }

    @Test func whatFallsComesToRestAndCostsNothingThen() {
        let boxes = [room.box(200, 300), room.box(205, 200), room.box(195, 100)]
        let collisions = UICollisionBehavior(items: boxes)
        collisions.translatesReferenceBoundsIntoBoundary = true
        room.add(UIGravityBehavior(items: boxes), collisions)
        room.run(600)
        #expect(!room.animator.isRunning)
        #expect(!room.clock.isBusy)
        // A pile of three, each 40 high.
        for (box, y) in zip(boxes, [380.0, 340, 300]) {
            #expect(abs(box.center.y - y) < 0.5)
            #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
        }
    }

    @Test func boundariesAreNamedToTheDelegate() {
        final class Log: UICollisionBehaviorDelegate {
            var lines: [String] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) {
                #expect(abs(p.y - 200) < 4)
                lines.append("began \((identifier as? NSString) ?? "edge")")
            }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) {
                lines.append("ended \((identifier as? NSString) ?? "edge")")
            }
        }
        let log = Log()
        let box = room.box(200, 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 1
        let collisions = UICollisionBehavior(items: [box])
        collisions.collisionDelegate = log
        collisions.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
        room.add(UIGravityBehavior(items: [box]), properties, collisions)
        room.run(45)
        #expect(log.lines == ["began shelf", "ended shelf"])
        #expect(collisions.boundary(withIdentifier: "shelf" as NSString) != nil)
        // As a text and a number name it, too.
        #expect(collisions.boundary(withIdentifier: "shelf") != nil)
        collisions.removeBoundary(withIdentifier: "shelf")
        collisions.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 0, y: 200))
        #expect(collisions.boundaryIdentifiers?.map { $0 as? NSNumber } == [1])
    }

    @Test func anAnchoredItemIsAWall() {
        let (wall, box) = (room.box(200, 200, side: 100), room.box(200, 50))
        let fixed = UIDynamicItemBehavior(items: [wall])
        fixed.isAnchored = true
        room.add(UIGravityBehavior(items: [wall, box]), fixed, UICollisionBehavior(items: [wall, box]))
        room.run(240)
        #expect(wall.center == CGPoint(x: 200, y: 200))
        #expect(abs(box.center.y - 130) < 0.5)
    }

    // MARK: The animator

    @Test func itemsAreFoundByTheirPlaceAndMovedFromOutside() {
        let box = room.box(100, 100)
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
        spring.frequency = 1
        spring.damping = 1
        room.add(spring)
        #expect(room.animator.items(in: CGRect(x: 90, y: 90, width: 10, height: 10)).count == 1)
        #expect(room.animator.items(in: CGRect(x: 130, y: 90, width: 10, height: 10)).isEmpty)
        room.run(300)
        #expect(!room.animator.isRunning)
        room.clock.perform {
            box.center.y = 160
            room.animator.updateItem(usingCurrentState: box)
        }
        #expect(room.animator.isRunning)
        room.run(300)
        #expect(abs(box.center.y - 100) < 0.1)
    }

    @Test func aBehaviourOfSeveralActsAsAllOfThem() {
        final class Drop: UIDynamicBehavior {
            init(_ items: [any UIDynamicItem]) {
                super.init()
                addChildBehavior(UIGravityBehavior(items: items))
                let collisions = UICollisionBehavior(items: items)
                collisions.translatesReferenceBoundsIntoBoundary = true
                addChildBehavior(collisions)
            }
        }
        let box = room.box(200, 100)
        let drop = Drop([box])
        var calls = 0
        drop.action = { calls += 1 }
        room.add(drop)
        room.run(10)
        #expect(calls == 10)
        #expect(box.center.y > 100)
        room.clock.perform { room.animator.removeAllBehaviors() }
        let y = box.center.y
        room.run(10)
        #expect(box.center.y == y)
    }
}
