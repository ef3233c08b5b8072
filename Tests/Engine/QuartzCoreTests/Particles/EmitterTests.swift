import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite struct EmitterTests {
    private let clock = FrameClock()
    private let root = CALayer()

    private func emitter(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) -> CAEmitterLayer {
        clock.perform {
            let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
            cell.contents = CGImage(.file("spark.svg"), size: CGSize(width: 8, height: 4))
            (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 100)
            cell.name = "spark"
            change(layer, cell)
            layer.emitterCells = [cell]
            root.addSublayer(layer)
            return layer
        }
    }

    private func particles(of layer: CAEmitterLayer, at time: CFTimeInterval) -> [SeenParticle] {
        clock.setTime(time)
        layer.presentationID = 1
        return clock.perform { layer.particles() }
    }

    @Test func asManyAreSeenAsAreBornInALifetime() {
        let layer = emitter()
        #expect(particles(of: layer, at: 0.95).count == 10)
        #expect(particles(of: layer, at: 1.95).count == 20)
        #expect(particles(of: layer, at: 100.05).count == 20)
    }

    @Test func oneFliesAsAStoneDoes() throws {
        let layer = emitter { layer, cell in
            layer.emitterPosition = CGPoint(x: 10, y: 20)
            (cell.birthRate, cell.emissionLongitude, cell.yAcceleration) = (0.1, 0, 50)
            (cell.spin, cell.scale, cell.scaleSpeed, cell.alphaSpeed) = (2, 0.5, 0.25, -0.4)
        }
        let one = try #require(particles(of: layer, at: 1).first)
        #expect(abs(one.position.x - 110) < 1e-9 && abs(one.position.y - 45) < 1e-9)
        #expect(abs(one.rotation - 2) < 1e-9 && abs(one.scale - 0.75) < 1e-6 && abs(one.alpha - 0.6) < 1e-6)
        #expect(one.size == CGSize(width: 8, height: 4))
    }

    @Test func theSameSeedGivesTheSameParticlesAndAnotherOneOthers() {
        func places(seed: UInt32) -> [CGPoint] {
            let layer = emitter { layer, cell in
                layer.seed = seed
                (cell.emissionRange, cell.velocityRange) = (2 * .pi, 40)
            }
            return particles(of: layer, at: 3).map(\.position)
        }
        #expect(places(seed: 1) == places(seed: 1))
        #expect(places(seed: 1) != places(seed: 2))
    }

    /// As Apple documents it of `lifetimeRange`.
    @Test func rangesAreOnBothSidesOfTheirMean() {
        let layer = emitter { layer, cell in
            (cell.lifetime, cell.lifetimeRange, cell.birthRate) = (10, 3, 25)
        }
        let ages = particles(of: layer, at: 20.005).map { hypot($0.position.x, $0.position.y) / 100 }
        #expect(ages.filter { $0 < 7 }.count == 175)
        #expect(ages.max() ?? 0 > 11.5 && ages.allSatisfy { $0 <= 13 })
    }

    @Test func directionsFillTheirRange() {
        let layer = emitter { layer, cell in
            (cell.velocityRange, cell.emissionRange, cell.birthRate) = (40, 1, 100)
        }
        let speeds = particles(of: layer, at: 1.995).map { particle in
            (hypot(particle.position.x, particle.position.y), atan2(particle.position.y, particle.position.x))
        }
        #expect(speeds.count > 150)
        for (distance, angle) in speeds.dropLast(2) {
            #expect(abs(angle) <= 0.5 && distance <= 140 * 2)
        }
        #expect(speeds.map(\.1).max() ?? 0 > 0.4 && speeds.map(\.1).min() ?? 0 < -0.4)
    }

    @Test(arguments: [
        (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume), (.rectangle, .outline),
        (.rectangle, .volume), (.circle, .outline), (.circle, .volume), (.point, .volume),
    ])
    func theyAreBornOnTheShape(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
        let layer = emitter { layer, cell in
            (layer.emitterShape, layer.emitterMode) = (shape, mode)
            layer.emitterSize = CGSize(width: 60, height: 30)
            (cell.velocity, cell.birthRate) = (0, 50)
        }
        for particle in particles(of: layer, at: 2) {
            let (x, y) = (particle.position.x, particle.position.y)
            switch (shape, mode) {
            case (.line, _): #expect(abs(x) <= 30 && y == 0)
            case (.rectangle, .outline): #expect(abs(abs(x) - 30) < 1e-9 || abs(abs(y) - 15) < 1e-9)
            case (.rectangle, _): #expect(abs(x) <= 30 && abs(y) <= 15)
            case (.circle, .outline): #expect(abs(hypot(x, y) - 60) < 1e-9)
            case (.circle, _): #expect(hypot(x, y) <= 60)
            default: #expect(x == 0 && y == 0)
            }
        }
    }

    @Test func noRateLetsThoseThatFlyGoOn() {
        let layer = emitter()
        #expect(particles(of: layer, at: 1.95).count == 20)
        clock.perform { layer.birthRate = 0 }
        #expect(particles(of: layer, at: 2.95).count == 10)
        #expect(clock.isBusy)
        #expect(particles(of: layer, at: 4).isEmpty)
        #expect(!clock.isBusy)
        clock.perform { layer.setValue(20, forKeyPath: "emitterCells.spark.birthRate") }
        clock.perform { layer.birthRate = 1 }
        #expect(particles(of: layer, at: 4.975).count == 19 || particles(of: layer, at: 4.975).count == 20)
    }

    @Test func eachIsBornOnceWhereverTheRateChanges() {
        let layer = emitter { _, cell in (cell.birthRate, cell.lifetime) = (60, 10) }
        for step in 1...120 {
            let seen = particles(of: layer, at: Double(step) / 60)
            #expect(Set(seen.map(\.number)).count == seen.count)
            clock.perform { layer.birthRate = Float(1 + step % 3) }
        }
        // One at the beginning, one in the first step, and in those after it two, three and one in turn.
        #expect(particles(of: layer, at: 2).count == 241)
    }

    @Test func aDurationEndsTheBirths() {
        let layer = emitter { layer, cell in (cell.beginTime, cell.duration) = (1, 0.5) }
        #expect(particles(of: layer, at: 0.9).isEmpty)
        #expect(particles(of: layer, at: 1.9).count == 5)
        #expect(particles(of: layer, at: 3.6).isEmpty)
        #expect(!clock.isBusy)
    }

    @Test func particlesSendOutParticles() {
        let layer = emitter { layer, cell in
            let spark = CAEmitterCell()
            spark.contents = cell.contents
            (spark.birthRate, spark.lifetime, spark.beginTime, spark.duration) = (100, 1, 0.5, 0.1)
            cell.contents = nil
            (cell.birthRate, cell.lifetime) = (0.01, 1)
            cell.emitterCells = [spark]
        }
        #expect(particles(of: layer, at: 0.4).isEmpty)
        let sparks = particles(of: layer, at: 0.9)
        #expect(sparks.count == 10)
        // The rocket was at 50 to 60 points then.
        #expect(sparks.allSatisfy { (49.9...60).contains($0.position.x) })
        #expect(particles(of: layer, at: 1.7).isEmpty)
    }

    @Test func theNewestAreShownWhereThereAreTooMany() {
        let layer = emitter { _, cell in (cell.birthRate, cell.lifetime) = (1e9, 10) }
        #expect(particles(of: layer, at: 5).count <= CAEmitterLayer.limit)
        let many = emitter { _, cell in (cell.birthRate, cell.lifetime) = (200, 10) }
        #expect(particles(of: many, at: 9).count == CAEmitterLayer.limit)
    }
}
