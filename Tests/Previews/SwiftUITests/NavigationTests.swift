import SwiftUI
import Testing
import UIKit

/// Screens that follow each other, lie beside each other, or in front of each other.
@MainActor @Suite(.serialized) struct NavigationTests {
    private struct Shelf: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                List(1..<4) { number in NavigationLink("book \(number)", value: number) }
                    .navigationTitle("shelf")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("page of \(number)")
                            Button("next of \(number)") { path.append(number + 1) }
                            Button("close") { path = [] }
                        }.navigationTitle("book \(number)")
                    }
            }
        }
    }

    @Test func aLinkOpensItsScreenAndAPathIsThoseThatAreOpen() throws {
        let shown = ShownView(Shelf())
        try shown.stage.settle()
        #expect(shown.allTexts.contains("shelf"))
        try shown.tapAnywhere("book 2")
        #expect(shown.allTexts.contains("page of 2") && !shown.allTexts.contains("page of 3"))
        try shown.tapAnywhere("next of 2")
        #expect(shown.allTexts.contains("page of 3"))
        let bar = try #require(shown.all.compactMap { $0 as? UINavigationBar }.first)
        #expect(bar.items?.count == 3)
        try shown.tapAnywhere("close")
        #expect(bar.items?.count == 1 && shown.allTexts.contains("book 1"))
    }

    private struct Ground: View {
        var body: some View {
            NavigationStack {
                ZStack {
                    Color.red.ignoresSafeArea()
                    List(1..<60) { number in Text("row \(number)") }
                }
                .navigationTitle("rows")
            }
        }
    }

    /// mothgharenimish/SwiftUi-CartoonList has a colour behind its list.
    @Test func aLargeTitleGoesWithTheListWhateverIsBehindIt() throws {
        let shown = ShownView(Ground())
        try shown.stage.settle()
        let bar = try #require(shown.all.compactMap { $0 as? UINavigationBar }.first)
        let height = bar.frame.height
        let list = try #require(shown.all.compactMap { $0 as? UITableView }.first)
        list.contentOffset.y += 300
        shown.stage.advance()
        #expect(height > 90 && bar.frame.height == 44)
    }

    private struct NewTabs: View {
        var body: some View {
            TabView {
                if #available(iOS 17.0, *) {
                    Text("first").tabItem { Text("One") }
                    Text("second").tabItem { Text("Two") }
                } else {
                    Text("old")
                }
            }
        }
    }

    /// rangrik/SwiftUI-Tutorial-App-Landmark- asks for iOS 17 around its tabs.
    @Test func tabsThatANewerSystemHasAreSeveral() throws {
        let shown = ShownView(NewTabs())
        try shown.stage.settle()
        #expect(shown.texts.contains("first") && !shown.texts.contains("second"))
        let bar = try #require(shown.all.compactMap { $0 as? UITabBar }.first)
        #expect(bar.items?.map(\.title) == ["One", "Two"])
    }

    private struct MarkedTabs: View {
        var body: some View {
            TabView {
                Text("first").tabItem { Label("One", systemImage: "house.fill") }
                Text("second").tabItem { Label("Two", systemImage: "star") }
                Text("third").tabItem { Label("Three", systemImage: "gear") }
            }
        }
    }

    /// A4RE/RickAndMorty-SwiftUI-App names filled symbols, and `gear`, which has no filled form.
    @Test func aTabHasTheFilledFormOfItsSymbolWhereThereIsOne() throws {
        let shown = ShownView(MarkedTabs())
        try shown.stage.settle()
        let items = try #require(shown.all.compactMap { $0 as? UITabBar }.first?.items)
        for (item, name) in zip(items, ["house.fill", "star.fill", "gear"]) {
            #expect(item.image?.cgImage === UIImage(systemName: name)?.cgImage, "\(name)")
        }
        #expect(items.count == 3)
    }

    private struct Tabs: View {
        @State private var tab = "one"
        var body: some View {
            TabView(selection: $tab) {
                Button("to two") { tab = "two" }.tabItem { Label("One", systemImage: "1.circle") }.tag("one")
                Text("second").tabItem { Label("Two", systemImage: "2.circle") }.tag("two")
            }
        }
    }

    @Test func aTabIsChosenByItsTagAndByATap() throws {
        let shown = ShownView(Tabs())
        try shown.tapAnywhere("to two")
        #expect(shown.allTexts.contains("second"))
        try shown.tapAnywhere("One")
        #expect(shown.allTexts.contains("to two") && !shown.allTexts.contains("second"))
    }

    @MainActor private enum Loaded {
        static var cards: [String] = []
        static var log: [String] = []
    }

    private struct Lazily: View {
        var body: some View {
            TabView {
                Button("load") { Loaded.cards = ["ace"] }.tabItem { Text("One") }
                First().onAppear { Loaded.log.append("appeared") }.badge(3).tabItem { Text("Two") }
                Named()
            }
        }
    }

    private struct First: View {
        var body: some View {
            Loaded.log.append("evaluated")
            return Text(Loaded.cards[0])
        }
    }

    private struct Named: View {
        var body: some View { Text("third").tabItem { Text("Three") } }
    }

    /// Moazam5/Weather-Swift's second tab counts on what the first has loaded.
    @Test func aTabThatWasNotSelectedIsNotEvaluated() throws {
        (Loaded.cards, Loaded.log) = ([], [])
        let shown = ShownView(Lazily())
        try shown.tapAnywhere("load")
        let bar = try #require(shown.all.compactMap { $0 as? UITabBar }.first)
        #expect(bar.items?.map(\.title) == ["One", "Two", "Three"] && bar.items?[1].badgeValue == "3")
        #expect(Loaded.log == [])
        try shown.tapAnywhere("Two")
        #expect(shown.allTexts.contains("ace") && Set(Loaded.log) == ["appeared", "evaluated"])
        #expect(Loaded.log.filter { $0 == "appeared" }.count == 1)
        try shown.tapAnywhere("Three")
        #expect(shown.allTexts.contains("third"))
        try shown.tapAnywhere("Two")
        #expect(shown.allTexts.contains("ace"))
    }

    private struct Sheets: View {
        @State private var isSheet = false
        @State private var isAlert = false
        @State private var heard = "nothing"
        var body: some View {
            VStack {
                Button("open") { isSheet = true }
                Button("warn") { isAlert = true }
                Text(heard)
            }
            .sheet(isPresented: $isSheet, onDismiss: { heard = "dismissed" }) { Inner() }
            .alert("careful", isPresented: $isAlert) {
                Button("go on", role: .destructive) { heard = "went on" }
                Button("stop", role: .cancel) {}
            } message: {
                Text("it is hot")
            }
        }

        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("done") { dismiss() } }
        }
    }

    @Test func aSheetIsDismissedFromWithin() throws {
        let shown = ShownView(Sheets())
        try shown.tapAnywhere("open")
        #expect(shown.allTexts.contains("done"))
        try shown.tapAnywhere("done")
        #expect(!shown.allTexts.contains("done") && shown.allTexts.contains("dismissed"))
    }

    @Test func anAlertDoesWhatItsButtonSays() throws {
        let shown = ShownView(Sheets())
        try shown.tapAnywhere("warn")
        #expect(["careful", "it is hot", "go on", "stop"].allSatisfy(shown.allTexts.contains))
        try shown.tapAnywhere("go on")
        #expect(shown.allTexts.contains("went on") && !shown.allTexts.contains("careful"))
    }
}
