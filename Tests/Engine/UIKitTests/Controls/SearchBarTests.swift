import Testing

@testable import UIKit

@MainActor
@Suite struct SearchBarTests {
    private final class Owner: UISearchBarDelegate {
        var heard: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
    }

    private let stage = Stage()
    private let owner = Owner()
    private let bar: UISearchBar

    init() {
        let owner = owner
        bar = stage.perform {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 98))
            bar.delegate = owner
            bar.showsCancelButton = true
            bar.scopeButtonTitles = ["All", "Some"]
            bar.showsScopeBar = true
            return bar
        }
        stage.add(bar)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.up(x, y)
        stage.settle()
    }

    @Test func itsPartsAreHeard() {
        tap(100, 28)
        stage.perform {
            bar.searchTextField.insertText("card")
            bar.searchTextField.insertText("\n")
        }
        tap(370, 28)
        tap(300, 72)
        #expect(owner.heard == ["began", "card", "search", "cancel", "scope 1"])
        #expect(bar.text == "card")
        #expect(bar.intrinsicContentSize.height == 98)
    }

    @Test func theBlackStyleIsADarkGroundWithALightText() {
        stage.perform { bar.barStyle = .black }
        stage.advance()
        #expect(bar.backgroundColor == UIColor(white: 0.09, alpha: 1))
        #expect(bar.searchTextField.overrideUserInterfaceStyle == .dark)
        stage.perform { bar.barStyle = .default }
        stage.advance()
        #expect(bar.backgroundColor == .systemGray6)
        #expect(bar.searchTextField.overrideUserInterfaceStyle == .unspecified)
    }

    @Test func imagesTakeThePlaceOfTheGroundAndTheSign() throws {
        let sign = UIImage(file: "a", size: CGSize(width: 16, height: 16))
        stage.perform {
            bar.barTintColor = .red
            bar.backgroundImage = UIImage()
            bar.setImage(sign, for: .search, state: .normal)
            bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        }
        let start = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX
        stage.advance()
        #expect(bar.backgroundColor == .clear)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === sign)
        bar.searchTextPositionAdjustment = .zero
        #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == start - 5)
        bar.backgroundImage = nil
        stage.advance()
        #expect(bar.backgroundColor == .red)
    }
}

/// Counts taps on the sign for bookmarks.
@MainActor
private final class BookmarkTaps: UISearchBarDelegate {
    var count = 0

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { count += 1 }
}

extension SearchBarTests {
    @Test func theSignForBookmarksIsThereAndTellsOfTaps() throws {
        let stage = Stage()
        let taps = BookmarkTaps()
        let bar = stage.perform { UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56)) }
        stage.perform { bar.delegate = taps }
        stage.add(bar)
        stage.perform { bar.showsBookmarkButton = true }
        stage.advance()
        let sign = try #require(bar.searchTextField.rightView as? UIButton)
        let place = stage.perform { sign.convert(CGPoint(x: 14, y: 14), to: nil) }
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        #expect(taps.count == 1)
        stage.perform { bar.showsBookmarkButton = false }
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func theCancelButtonIsFoundByTheNameThatAppsUse() {
        let bar = UISearchBar()
        bar.setValue("Stop", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Stop")
    }
}
