import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct BarTests {
    private let stage = Stage()

    @Test func imagesWithoutASizeMakeABarClear() {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            #expect(bar.backgroundColor != nil)
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
            #expect(bar.backgroundColor == nil && bar.backgroundImage(for: .default) != nil)
            bar.setBackgroundImage(nil, for: .default)
            #expect(bar.backgroundColor != nil)
        }
    }

    @Test func aBarOfOnesOwnShowsItsLastItemAndGoesBack() {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = [UINavigationItem(title: "Decks"), UINavigationItem(title: "Cards")]
            #expect(bar.topItem?.title == "Cards" && bar.backItem?.title == "Decks")
            #expect(bar.popItem(animated: true)?.title == "Cards")
            #expect(bar.topItem?.title == "Decks" && bar.backItem == nil)
        }
    }

    @Test func aToolbarsGapsTakeWhatItsButtonsLeave() {
        stage.perform {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
            let buttons = views.map { view in
                let item = UIBarButtonItem(customView: view)
                item.width = 50
                return item
            }
            bar.items = [buttons[0], .flexibleSpace(), buttons[1], .fixedSpace(20)]
            bar.layoutIfNeeded()
            #expect(views[0].frame.minX == 16 && views[0].frame.width == 50)
            #expect(abs(views[1].frame.maxX - 356) < 0.001)
        }
    }
}
