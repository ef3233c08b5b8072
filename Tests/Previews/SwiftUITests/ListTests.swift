import SwiftUI
import Testing
import UIKit

/// Lists and grids.
@MainActor @Suite(.serialized) struct ListTests {
    private struct Fruits: View {
        @State private var names = ["apple", "pear", "plum"]
        var body: some View {
            List {
                Section("fruits") {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                }
                Section {
                    Button("add") { withAnimation { names.insert("fig", at: 1) } }
                }
            }
        }
    }

    @Test func rowsAreThoseOfTheElements() throws {
        let shown = ShownView(Fruits())
        try shown.stage.settle()
        #expect(shown.texts.contains { $0.lowercased() == "fruits" })
        let rows = ["apple", "pear", "plum", "add"].compactMap { shown.frame(of: $0)?.minY }
        #expect(rows.count == 4 && rows == rows.sorted())
        try shown.tapAnywhere("add")
        let next = ["apple", "fig", "pear", "plum"].compactMap { shown.frame(of: $0)?.minY }
        #expect(next.count == 4 && next == next.sorted())
    }

    @Test func aRowIsDeletedByASwipe() throws {
        let shown = ShownView(Fruits())
        try shown.stage.settle()
        let row = try #require(shown.frame(of: "pear"))
        shown.stage.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 20, y: row.midY))
        try shown.stage.settle()
        if shown.texts.contains("pear") { try shown.tapAnywhere("Delete") }
        #expect(!shown.texts.contains("pear") && shown.texts.contains("plum"))
    }

    @Test func flexibleColumnsShareTheWidth() {
        let shown = ShownView(
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 20) {
                    Color(uiColor: .red).frame(height: 50)
                    Color(uiColor: .green).frame(height: 50)
                    Color(uiColor: .blue).frame(height: 50)
                }
            })
        #expect(shown.frame(of: .red) == CGRect(x: 0, y: 0, width: 195, height: 50))
        #expect(shown.frame(of: .green) == CGRect(x: 205, y: 0, width: 195, height: 50))
        #expect(shown.frame(of: .blue) == CGRect(x: 0, y: 70, width: 195, height: 50))
    }

    private struct Stairs: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var corner = bounds.origin
            for view in subviews {
                let size = view.sizeThatFits(.unspecified)
                view.place(at: corner, proposal: ProposedViewSize(size))
                corner.x += size.width
                corner.y += size.height
            }
        }
    }

    @Test func aLayoutOfOnesOwnPlacesItsViews() {
        let shown = ShownView(
            Stairs {
                Color(uiColor: .red).frame(width: 40, height: 30)
                Color(uiColor: .green).frame(width: 60, height: 50)
            })
        #expect(shown.frame(of: .red) == CGRect(x: 150, y: 360, width: 40, height: 30))
        #expect(shown.frame(of: .green) == CGRect(x: 190, y: 390, width: 60, height: 50))
    }

    @Test func aGridsColumnsAreAsWideAsTheirWidestViews() {
        let shown = ShownView(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color(uiColor: .red).frame(width: 100, height: 10)
                    Color(uiColor: .green).frame(width: 20, height: 10)
                }
                GridRow {
                    Color(uiColor: .blue).frame(width: 50, height: 10)
                    Color(uiColor: .cyan).frame(width: 40, height: 10)
                }
            })
        #expect(shown.frame(of: .red)?.minX == 130 && shown.frame(of: .blue)?.midX == 180)
        #expect(shown.frame(of: .green)?.midX == 250 && shown.frame(of: .cyan)?.minX == 230)
    }
}
