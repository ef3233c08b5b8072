import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ActivityIndicatorTests {
    /// UIActivityIndicatorView.h: the colour is one that nil resets, as zvonicek/ImageSlideshow does.
    @Test func noColourIsTheStandardOne() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.color = .red
        wheel.color = nil
        #expect(wheel.color == .systemGray)
    }

    @Test func theWheelTurnsAboutItsOwnMiddleHoweverLargeTheViewIs() throws {
        let stage = Stage()
        let wheel = stage.perform { UIActivityIndicatorView(style: .medium) }
        wheel.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        stage.add(wheel)
        let spokes = try #require(wheel.layer.sublayers)
        #expect(spokes.count == 8)
        // The spokes stand around the anchor point, about which the layer turns.
        for spoke in spokes { #expect(spoke.position == CGPoint(x: 100, y: 30)) }
        stage.perform { wheel.bounds.size = CGSize(width: 20, height: 20) }
        stage.advance()
        for spoke in spokes { #expect(spoke.position == CGPoint(x: 10, y: 10) && spoke.animationKeys() == nil) }
    }
}
