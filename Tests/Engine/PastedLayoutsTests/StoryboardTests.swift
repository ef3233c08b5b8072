@testable import PastedLayouts
import InterfaceFiles
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct StoryboardTests {
    private let stage = Stage()

    private static let scenes = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="albums"><scenes>
        <scene><objects><viewController id="albums" customClass="AlbumsViewController"><connections>
        <segue destination="album" kind="show" identifier="showAlbum" id="s"/></connections></viewController></objects>
        </scene><scene><objects>
        <viewController id="album" customClass="AlbumViewController" storyboardIdentifier="AlbumViewController"/>
        </objects></scene></scenes></document>
        """

    private func show() throws -> (navigation: UINavigationController, albums: AlbumsViewController) {
        let file = try InterfaceFile(Data(Self.scenes.utf8), name: "Main", kind: .storyboard)
        InterfaceLibrary.current = InterfaceLibrary(
            [file],
            classes: [
                InterfaceClass(name: "AlbumsViewController", type: AlbumsViewController.self),
                InterfaceClass(name: "AlbumViewController", type: AlbumViewController.self),
            ])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let albums = try #require(made as? AlbumsViewController)
        let navigation = stage.perform { UINavigationController(rootViewController: albums) }
        stage.show(navigation)
        return (navigation, albums)
    }

    @Test func aSegueShowsTheControllerThatItsIdentifierNames() throws {
        let (navigation, albums) = try show()
        stage.perform { albums.collectionView(albums.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0)) }
        stage.settle()
        let page = try #require(navigation.topViewController as? AlbumViewController)
        #expect(page.album?.name == "Blue" && page.storyboard === albums.storyboard)
        #expect(page.cover.frame == CGRect(x: 100, y: 44 + 20, width: 200, height: 800 - 44 - 120))
    }

    @Test func aStoryboardMakesTheControllerOfAnIdentifier() throws {
        let (navigation, albums) = try show()
        stage.perform { albums.openByStoryboard() }
        stage.settle()
        #expect((navigation.topViewController as? AlbumViewController)?.album?.name == "Abbey")
    }

    @Test func viewsAreToldThatTheyAppearBetweenWillAndDid() throws {
        let (navigation, albums) = try show()
        albums.phases = []
        stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
        stage.settle()
        stage.perform { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(albums.phases == ["will", "is", "did"])
    }

    @Test func theSearchBarLiesBelowTheNavigationBarAndItsTextIsSearched() throws {
        let (_, albums) = try show()
        let bar = albums.searchController.searchBar
        #expect(bar.frame == CGRect(x: 0, y: 44, width: 400, height: 56))
        #expect(albums.view.frame.height == 800 && stage.perform { albums.view.safeAreaInsets.top } == 100)
        stage.advance { _ = bar.becomeFirstResponder() }
        #expect(albums.searchController.isActive && bar.showsCancelButton)
        stage.advance { bar.searchTextField.insertText("ne") }
        #expect(albums.shown.map(\.name) == ["Nevermind"])
        #expect(albums.collectionView.visibleCells.count == 1)
        stage.advance { albums.searchController.isActive = false }
        #expect(albums.shown.count == 4 && !bar.showsCancelButton)
    }

    @Test func theEditButtonEditsAndShowsTheToolbarsItems() throws {
        let (navigation, albums) = try show()
        #expect(navigation.isToolbarHidden && albums.editButtonItem.title == "Edit")
        stage.perform { albums.editButtonItem.primaryAction?.run(from: albums) }
        stage.settle()
        #expect(albums.isEditing && albums.collectionView.isEditing && albums.editButtonItem.title == "Done")
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
        let trash = try #require(albums.toolbarItems?[1].view)
        #expect(trash.frame.midX == 200 && stage.perform { albums.view.safeAreaInsets.bottom } == 44)
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
