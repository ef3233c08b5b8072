@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct CardViewTests {
    private let stage = Stage()
    private let card: FlippingCard

    init() {
        let stage = stage
        card = stage.perform { FlippingCard(frame: CGRect(x: 100, y: 200, width: 200, height: 120)) }
        stage.add(card)
    }

    @Test func aFlipTurnsTheOldSideAwayAndTheNewOneUp() {
        stage.perform { card.flip() }
        #expect(card.back.superview === card && card.front.superview == nil)
        stage.advance(steps: 9)
        let early = stage.seen(card).transform
        #expect(early.m11 < 1 && early.m11 > 0 && early.m14 != 0)
        // The old side lies over the new one until the card stands on its edge.
        let old = card.subviews.last
        #expect(old !== card.back && old.map { stage.seen($0).opacity } == 1)
        stage.advance(steps: 12)
        let late = stage.seen(card).transform
        #expect(late.m11 > 0 && late.m11 < 1 && late.m14.sign != early.m14.sign)
        #expect(old.map { stage.seen($0).opacity } == 0 && card.flips == 0)
        stage.settle()
        #expect(card.flips == 1 && card.subviews == [card.back] && stage.seen(card).transform == CATransform3DIdentity)
        stage.perform { card.flip() }
        stage.settle()
        #expect(card.flips == 2 && card.subviews == [card.front])
    }

    @Test func aDissolveFadesTheOldTextAway() throws {
        stage.perform { card.change(to: "Back") }
        let old = try #require(card.front.subviews.first)
        stage.advance(steps: 9)
        #expect(abs(stage.seen(old).opacity - 0.5) < 0.01)
        #expect(card.front.text == "Back" && stage.perform { UIPasteboard.general.string } == "Back")
        stage.settle()
        #expect(card.front.subviews.isEmpty)
    }

    @Test func confettiFallsFromTheTimeItIsAsked() {
        stage.advance(steps: 60)
        let emitter = stage.perform { card.celebrate() }
        // The first of each colour.
        #expect(stage.perform { emitter.particles() }.allSatisfy { $0.position.y == -10 })
        stage.advance(steps: 59)
        emitter.presentationID = 1
        let particles = stage.perform { emitter.particles() }
        #expect((10...12).contains(particles.count) && particles.allSatisfy { $0.position.y > -10 })
        #expect(stage.clock.isBusy)
        stage.perform { emitter.birthRate = 0 }
        stage.advance(steps: 200)
        #expect(!stage.clock.isBusy)
    }

    @Test func aSpinnersBarsStandInACircle() {
        let replicator = stage.perform { card.spinner() }
        let instances = replicator.instances.all
        #expect(instances.count == 12)
        #expect(abs(instances[3].transform.m11) < 1e-9 && abs(instances[3].transform.m12 - 1) < 1e-9)
        #expect(abs(instances[6].delay - 0.5) < 1e-9)
    }

    @Test func aGaugeDrawsItsFigure() {
        let gauge = stage.perform { GaugeView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)) }
        stage.add(gauge)
        stage.perform { gauge.layer.displayIfNeeded() }
        let operations = gauge.layer.drawing.list?.operations ?? []
        let texts = operations.compactMap { operation -> String? in
            guard case .text(let fragments, _, _) = operation else { return nil }
            return fragments.map(\.text.text).joined()
        }
        #expect(texts == ["50 %"])
        #expect(operations.contains { if case .stroke = $0 { true } else { false } })
    }
}
