import Testing

@testable import UIKit

@MainActor
@Suite struct SliderTests {
    private let stage = Stage()

    private func add<Slider: UISlider>(_ slider: Slider) -> Slider {
        slider.frame = CGRect(x: 20, y: 100, width: 228, height: 31)
        slider.value = 0.5
        stage.add(slider)
        stage.advance()
        return slider
    }

    /// A track as high as a subclass wants it, between margins.
    private final class Thick: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            bounds.insetBy(dx: 14, dy: 10)
        }
    }

    @Test func aSubclassPlacesTheTrackAndTheThumbFollows() {
        let slider = add(stage.perform { Thick() })
        let pictures = slider.subviews
        #expect(pictures[0].frame == CGRect(x: 14, y: 10, width: 200, height: 11))
        #expect(pictures[2].frame.midX == 114 && pictures[1].frame.maxX == 114)
        stage.down(134, 115)
        stage.move(20 + 114 + 43, 115)
        stage.up(20 + 114 + 43, 115)
        #expect(abs(slider.value - 0.75) < 0.01)
    }

    @Test func imagesTakeThePlaceOfThumbTrackAndStandAtTheEnds() {
        let slider = add(stage.perform { UISlider() })
        let thumb = UIImage(file: "a", size: CGSize(width: 40, height: 20))
        let end = UIImage(file: "b", size: CGSize(width: 11, height: 11))
        slider.setThumbImage(thumb, for: .normal)
        slider.setMinimumTrackImage(end, for: .normal)
        slider.minimumValueImage = end
        stage.advance()
        let pictures = slider.subviews.compactMap { $0 as? UIImageView }
        #expect(
            pictures[2].image === thumb && pictures[2].bounds.size == thumb.size && slider.currentThumbImage === thumb)
        #expect(pictures[1].image === end && pictures[1].backgroundColor == .clear && pictures[0].image == nil)
        #expect(pictures[0].frame.minX == 20 && pictures[3].image === end && pictures[3].frame.minX == 0)
    }
}
