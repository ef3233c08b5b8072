@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct StoryboardTests {
    private let stage = Stage()

    private func show() -> (navigation: UINavigationController, albums: AlbumsViewController) {
        let albums = stage.perform { AlbumsViewController() }
        let navigation = stage.perform { UINavigationController(rootViewController: albums) }
        stage.show(navigation)
        return (navigation, albums)
    }

    @Test func aSegueShowsTheControllerThatItsIdentifierNames() throws {
        let (navigation, albums) = show()
        stage.perform { albums.collectionView(albums.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0)) }
        stage.settle()
        let page = try #require(navigation.topViewController as? AlbumViewController)
        #expect(page.album?.name == "Blue" && page.storyboard?.name == "Main")
        #expect(page.cover.frame == CGRect(x: 100, y: 20, width: 200, height: 800 - 44 - 120))
    }

    @Test func aStoryboardMakesTheControllerOfAnIdentifier() throws {
        let (navigation, albums) = show()
        stage.perform { albums.openByStoryboard() }
        stage.settle()
        #expect((navigation.topViewController as? AlbumViewController)?.album?.name == "Abbey")
    }

    @Test(arguments: ["Album", "album", "AlbumViewController", "showAlbum", "pushAlbumSegue", "AlbumVC", "to_album"])
    func identifiersMeanTheClassThatTheyAreSaidOf(identifier: String) {
        let type = stage.perform { NamedClasses.controller(identifier, in: ["PastedLayouts"]) }
        #expect(type == AlbumViewController.self)
    }

    @Test func anIdentifierOfNothingGivesAnEmptyController() {
        let made = stage.perform {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Nowhere")
        }
        #expect(type(of: made) == UIViewController.self)
        let (navigation, albums) = show()
        stage.perform { albums.performSegue(withIdentifier: "showNowhere", sender: nil) }
        stage.settle()
        #expect(navigation.topViewController === albums)
    }

    @Test func viewsAreToldThatTheyAppearBetweenWillAndDid() {
        let (navigation, albums) = show()
        albums.phases = []
        stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
        stage.settle()
        stage.perform { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(albums.phases == ["will", "is", "did"])
    }

    @Test func theSearchBarLiesBelowTheNavigationBarAndItsTextIsSearched() throws {
        let (_, albums) = show()
        let bar = albums.searchController.searchBar
        #expect(bar.frame == CGRect(x: 0, y: 44, width: 400, height: 56))
        #expect(albums.view.frame.height == 700)
        stage.advance { _ = bar.becomeFirstResponder() }
        #expect(albums.searchController.isActive && bar.showsCancelButton)
        stage.advance { bar.searchTextField.insertText("ne") }
        #expect(albums.shown.map(\.name) == ["Nevermind"])
        #expect(albums.collectionView.visibleCells.count == 1)
        stage.advance { albums.searchController.isActive = false }
        #expect(albums.shown.count == 4 && !bar.showsCancelButton)
    }

    @Test func theEditButtonEditsAndShowsTheToolbarsItems() throws {
        let (navigation, albums) = show()
        #expect(navigation.isToolbarHidden && albums.editButtonItem.title == "Edit")
        stage.perform { albums.editButtonItem.primaryAction?.run(from: albums) }
        stage.settle()
        #expect(albums.isEditing && albums.collectionView.isEditing && albums.editButtonItem.title == "Done")
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
        let trash = try #require(albums.toolbarItems?[1].view)
        #expect(trash.frame.midX == 200 && albums.view.frame.height == 656)
    }

    @Test func anOutletsCollectionViewIsAsWideAsItsControllersViewInViewDidLoad() {
        let controller = stage.perform { OutletViewController() }
        stage.show(controller)
        #expect(controller.widthInViewDidLoad == 400)
        #expect(controller.collectionView.superview === controller.view)
    }

    @Test func oneChildsViewTakesTheOthersPlace() {
        let page = stage.perform { AlbumViewController() }
        stage.show(page)
        stage.perform { page.turnPage() }
        stage.settle()
        #expect(page.pages[0].view.superview == nil && page.pages[1].view.superview === page.view)
        #expect(page.pages[1].view.frame.minX == 50)
    }
}
