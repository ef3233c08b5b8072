@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// Where the views of outlets are seen, of which no file of Interface Builder says it.
@MainActor
@Suite struct OutletTests {
    private let stage = Stage()

    private func show(_ nib: String) throws -> (OutletController, OutletCell) {
        let controller = stage.perform { OutletController() }
        controller.cellNib = nib
        stage.show(controller)
        return (controller, try #require(controller.collectionView.visibleCells.first as? OutletCell))
    }

    @Test func aControllersScrollViewFillsItsView() throws {
        let (controller, _) = try show("OutletCell")
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.visibleCells.count == 2)
    }

    private final class Search: UIViewController {
        lazy var results: UICollectionView? = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() { results?.backgroundColor = .red }
    }

    @Test func aLazyViewWaitsForTheControllerToPlaceIt() {
        let controller = stage.perform { Search() }
        stage.show(controller)
        #expect(controller.results?.superview == nil)
    }

    @Test func imagesFillACellAndTheOtherViewsAreItsRows() throws {
        let (_, cell) = try show("OutletCell")
        #expect(cell.contentView.subviews == [cell.photoView, cell.titleLabel, cell.subtitleLabel])
        #expect(cell.photoView.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        // Texts hug their rows' upper left corners; a view without a size of its own would fill its row.
        #expect(
            cell.titleLabel.frame.origin == .zero && cell.titleLabel.frame.size == cell.titleLabel.intrinsicContentSize)
        #expect(cell.subtitleLabel.frame.origin == CGPoint(x: 0, y: 40))
        #expect(cell.titleLabel.text == "title" && cell.badge == nil)
    }

    @Test func theRowsFollowTheCellsSize() throws {
        let (controller, cell) = try show("OutletCell")
        stage.advance {
            let layout = controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.itemSize = CGSize(width: 60, height: 120)
            layout?.invalidateLayout()
        }
        #expect(cell.subtitleLabel.frame.origin == CGPoint(x: 0, y: 60))
        #expect(cell.photoView.frame == CGRect(x: 0, y: 0, width: 60, height: 120))
    }

    @Test func outletsOfTheClassAboveComeFirst() throws {
        let (_, cell) = try show("BadgedOutletCell")
        let heir = try #require(cell as? BadgedOutletCell)
        #expect(heir.extraLabel.frame.minY > heir.subtitleLabel.frame.minY)
        // What the cell places itself stays where it put it.
        #expect(heir.badge?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(heir.subtitleLabel.frame.minY - 80.0 / 3) < 1e-6)
    }
}
