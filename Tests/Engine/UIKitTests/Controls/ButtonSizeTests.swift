import QuartzCore
import Testing

@testable import UIKit

/// The sizes that buttons want, as the tests of flowkey's UIKit-cross-platform, which run on iOS, say.
@MainActor
@Suite struct ButtonSizeTests {
    private func size(_ title: String?, _ image: CGSize?) -> CGSize {
        let button = UIButton(frame: .zero)
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal) }
        button.sizeToFit()
        return button.frame.size
    }

    private var title: CGSize {
        let label = UILabel()
        label.font = .systemFont(ofSize: 18)
        label.text = "Go"
        return label.sizeThatFits(.zero)
    }

    @Test func aButtonThatShowsNothingHasRoomForALine() {
        #expect(size(nil, nil) == CGSize(width: 30, height: 34))
    }

    @Test func anImageAloneIsAsLargeAsItsButton() {
        #expect(size(nil, CGSize(width: 40, height: 20)) == CGSize(width: 40, height: 20))
    }

    @Test func aTitleHasTwelvePointsAboveAndBelow() {
        #expect(size("Go", nil) == CGSize(width: title.width, height: title.height + 12))
    }

    @Test func theHigherOfImageAndTitleCounts() {
        #expect(size("Go", CGSize(width: 10, height: 8)).height == title.height + 12)
        #expect(size("Go", CGSize(width: 10, height: 90)) == CGSize(width: title.width + 10, height: 90))
    }

    /// So say flowkey's tests with and without `sizeToFit()`, and Stack Overflow 70778238 of one that constraints place.
    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .bottom])
    func aTitleKeepsSixPointsFromItsEdgeOnceTheButtonHasSaidItsSize(alignment: UIControl.ContentVerticalAlignment)
        throws
    {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setTitle("Go", for: .normal)
        button.contentVerticalAlignment = alignment
        let label = try #require(button.titleLabel)
        func distance() -> CGFloat {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return alignment == .top ? label.frame.minY : 100 - label.frame.maxY
        }
        #expect(distance() == 0)
        _ = button.intrinsicContentSize
        #expect(distance() == 6)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        #expect(distance() == 1)
    }

    @Test func aTitleHasTheShadowOfItsState() {
        let button = UIButton(frame: .zero)
        button.setTitleShadowColor(.green, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitle("Go", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.titleLabel?.shadowColor == .red && button.titleShadowColor(for: .highlighted) == .red)
        button.setTitleShadowColor(.blue, for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.shadowColor == .blue && button.currentTitleShadowColor == .blue)
    }
}
