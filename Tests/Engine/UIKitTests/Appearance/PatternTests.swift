import QuartzCore
import Testing

@testable import UIKit

/// `UIColor(patternImage:)` behind views, as published code uses it for their backgrounds.
@MainActor
@Suite struct PatternTests {
    private func pattern(_ width: CGFloat, _ height: CGFloat) -> UIColor {
        UIColor(patternImage: UIImage(file: "tile.png", size: CGSize(width: width, height: height)))
    }

    private func tiles(_ view: UIView) -> [CGRect] {
        view.layer.displayIfNeeded()
        return (view.layer.drawing.list?.operations ?? []).compactMap {
            if case .image(_, let rect, _, _) = $0 { rect } else { nil }
        }
    }

    @Test func aPatternIsRepeatedBehindTheContent() {
        Stage().perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            let color = pattern(20, 10)
            view.backgroundColor = color
            #expect(view.backgroundColor === color && color.cgColor.alpha == 0)
            #expect(
                tiles(view) == [
                    CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 0, width: 20, height: 10),
                ])
            view.bounds.size = CGSize(width: 20, height: 20)
            #expect(tiles(view).map(\.minY) == [0, 10])
            view.backgroundColor = .red
            #expect(tiles(view).isEmpty && view.backgroundColor == .red)
        }
    }

    @Test func aPatternThatWouldBeRepeatedTooOftenIsNotDrawn() {
        Stage().perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            view.backgroundColor = pattern(1, 1)
            #expect(tiles(view).isEmpty)
            view.backgroundColor = pattern(0, 0)
            #expect(tiles(view).isEmpty)
        }
    }

    @Test func patternsOfTheSameImageAreEqual() {
        let image = UIImage(file: "tile.png", size: CGSize(width: 8, height: 8))
        #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
        #expect(UIColor(patternImage: image) != .clear && UIColor.clear != UIColor(patternImage: image))
    }
}
