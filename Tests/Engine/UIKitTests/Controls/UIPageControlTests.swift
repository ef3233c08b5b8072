import QuartzCore
import Testing

@testable import UIKit

/// The dots of a page control.
@MainActor
@Suite struct UIPageControlTests {
    private func centers(_ configure: (UIPageControl) -> Void) -> [CGPoint] {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        control.numberOfPages = 2
        configure(control)
        control.layoutIfNeeded()
        return control.subviews.map(\.center)
    }

    /// The pages of each direction, as `UIPageControl.Direction` names them.
    @Test(arguments: [
        (UIPageControl.Direction.natural, 42.0, 50.0), (.leftToRight, 42, 50), (.rightToLeft, 58, 50),
        (.topToBottom, 50, 42), (.bottomToTop, 50, 58),
    ])
    func theFirstPageIsWhereItsDirectionBegins(direction: UIPageControl.Direction, x: Double, y: Double) {
        #expect(centers { $0.direction = direction }.first == CGPoint(x: x, y: y))
    }

    /// What would be behind the dots takes no room: UIPageControl's documentation of `backgroundStyle`.
    @Test func aBackgroundLeavesTheDotsWhereTheyAre() {
        #expect(centers { $0.backgroundStyle = .prominent } == centers { $0.backgroundStyle = .minimal })
        #expect(UIPageControl.BackgroundStyle(rawValue: 1) == .prominent)
    }

    @Test func imagesStandInPlaceOfDots() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        control.numberOfPages = 3
        let (page, current, own) = (UIImage(), UIImage(), UIImage())
        control.preferredIndicatorImage = page
        control.preferredCurrentPageIndicatorImage = current
        control.setIndicatorImage(own, forPage: 2)
        control.currentPage = 1
        let dots = control.subviews.compactMap { $0 as? UIImageView }
        #expect(dots.map(\.image) == [page, current, own] && dots.allSatisfy { $0.backgroundColor == nil })
        #expect(control.indicatorImage(forPage: 2) === own && control.indicatorImage(forPage: 0) == nil)
    }
}
