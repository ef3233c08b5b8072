import Foundation
import Testing
import UIKit

@testable import Previews

/// When the previews of a library are made.
@MainActor
@Suite struct PreviewLibraryTests {
    /// boazjames/JBTextfield: what can be tuned begins with a colour of the project's catalogue.
    @Test func previewsAreMadeOnceTheColoursThatTheyBeginWithAreThere() throws {
        var count = 0
        func preview() -> Preview {
            count += 1
            let color = UIColor(named: "deck of previewLibraryTests")
            return Preview(
                name: color == nil ? "without" : "with", title: "Deck",
                source: PreviewSource(file: "Deck.swift", line: 1)
            ) { .view(UIView()) }
        }
        let colors = [PreviewColor(name: "deck of previewLibraryTests", light: (red: 1, green: 0, blue: 0, alpha: 1))]
        let library = PreviewLibrary([preview()], colors: colors)
        #expect(count == 0)
        PreviewColor.register(library.colors)
        defer { PreviewColor.register([]) }
        #expect(library.previews.map(\.name) == ["with"])
        _ = library.previews
        #expect(count == 1)
    }

    /// hugoregadas/Swift-MVVM-Clima takes the language that it asks a server for from the phone's defaults.
    @Test func anAppFindsTheLanguageAmongItsDefaults() {
        _ = PreviewLibrary.takeRetained(PreviewLibrary([]).opaque)
        #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["en-US"])
        #expect(UserDefaults.standard.string(forKey: "AppleLocale") == "en_US")
    }
}
