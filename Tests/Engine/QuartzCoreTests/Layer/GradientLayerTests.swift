import CoreGraphics
import Testing

@testable import QuartzCore

/// Gradients that move: the shimmer of a placeholder, a fade of colours.
@MainActor
@Suite struct GradientLayerTests {
    private let clock = FrameClock()
    private let layer = CAGradientLayer()
    private let white = CGColor(gray: 1, alpha: 1)
    private let black = CGColor(gray: 0, alpha: 1)

    private func seen(at time: CFTimeInterval) -> GradientProperties? {
        clock.setTime(time)
        return clock.perform { layer.presented.gradient }
    }

    @Test func colorsWithoutPlacesAreSpreadEvenly() {
        layer.colors = [white, black, white]
        #expect(layer.properties.gradient?.locations == [0, 0.5, 1] && layer.locations == nil)
        layer.locations = [0.2, 0.3, 0.9]
        #expect(layer.properties.gradient?.locations == [0.2, 0.3, 0.9])
        // Places for another number of colours don't count.
        layer.colors = [white, black]
        #expect(layer.properties.gradient?.locations == [0, 1])
    }

    @Test func placesMoveByAnAnimation() throws {
        clock.perform {
            layer.colors = [white, black, white]
            layer.locations = [0, 0, 0.25]
            let shimmer = CABasicAnimation(keyPath: "locations")
            shimmer.fromValue = [0.0, 0.0, 0.25]
            shimmer.toValue = [0.75, 1.0, 1.0]
            shimmer.duration = 2
            shimmer.repeatCount = .infinity
            layer.add(shimmer, forKey: nil)
        }
        let places = try #require(seen(at: 1)?.locations)
        #expect(zip(places, [0.375, 0.5, 0.625]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func colorsFadeByAnAnimation() throws {
        clock.perform {
            layer.colors = [white, white]
            let fade = CABasicAnimation(keyPath: "colors")
            fade.toValue = [black, white]
            fade.duration = 1
            layer.add(fade, forKey: "colors")
        }
        let colors = try #require(seen(at: 0.5)?.colors)
        #expect(abs(colors[0].red - 0.5) < 1e-9 && colors[1] == white)
    }

    @Test func aChangeInATreeIsAnimatedByItself() throws {
        let root = CALayer()
        root.addSublayer(layer)
        clock.perform { layer.endPoint = CGPoint(x: 1, y: 1) }
        #expect(layer.animationKeys() == ["endPoint"])
        let point = try #require(seen(at: 0.125)?.end)
        #expect(point.x > 0.5 && point.x < 1)
    }
}
