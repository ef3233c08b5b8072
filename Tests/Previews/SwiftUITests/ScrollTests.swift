import SwiftUI
import Testing
import UIKit

/// What can be scrolled.
@MainActor @Suite(.serialized) struct ScrollTests {
    private func drag(_ shown: ShownView, by distance: CGFloat) throws {
        shown.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance))
        try shown.stage.settle()
    }

    @Test func whatIsScrolledMoves() throws {
        let shown = ShownView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
                }
            })
        let first = try #require(shown.frame(of: "row 5")).midY
        try drag(shown, by: 300)
        #expect(try #require(shown.frame(of: "row 5")).midY < first - 250)
        let scroll = try #require(shown.views.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentSize == CGSize(width: scroll.bounds.width, height: 2000))
    }

    @Test func placesAreToldAnewAsSomethingIsScrolled() throws {
        var told: [CGFloat] = []
        let shown = ShownView(
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let _ = told.append(proxy.frame(in: .global).minY)
                        Color.red
                    }.frame(height: 100)
                    Color.green.frame(height: 2000)
                }
            })
        #expect(told.last == 0)
        try drag(shown, by: 300)
        #expect((told.last ?? 0) < -250 && told.count > 5)
    }

    @Test func ofALazyStackThoseAreShownThatAreSeen() throws {
        let shown = ShownView(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 100) }
                }
            })
        #expect(shown.texts.contains("row 7") && !shown.texts.contains("row 30"))
        for _ in 0..<5 { try drag(shown, by: 500) }
        #expect(shown.texts.contains("row 30") && !shown.texts.contains("row 7"))
    }

    private struct Reading: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { withAnimation { proxy.scrollTo(40, anchor: .top) } }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
                        }
                    }
                }
            }
        }
    }

    @Test func aReaderScrollsToAView() throws {
        let shown = ShownView(Reading())
        try shown.tap("go")
        try shown.stage.settle()
        let scroll = try #require(shown.views.compactMap { $0 as? UIScrollView }.first)
        #expect(abs(scroll.contentOffset.y - 2000) < 1 && shown.texts.contains("row 42"))
    }
}
