import Foundation
import StageTesting
import SwiftUI
import Testing
import UIKit

/// Where views are, as Apple's documentation of the layout of stacks, frames and alignments says.
@MainActor @Suite(.serialized) struct LayoutTests {
    /// adityahimaone/SwiftUI-RecipeAPP asks for a width without an end.
    @Test func aFrameWithoutAnEndIsNone() {
        let shown = ShownView(
            HStack { Color(uiColor: .red).frame(width: 100) }.frame(width: .infinity, height: 40))
        #expect(shown.frame(of: .red) == CGRect(x: 150, y: 380, width: 100, height: 40))
    }

    @Test func viewsThatTakeAnySizeShareAStackEqually() {
        let shown = ShownView(
            HStack(spacing: 10) {
                Color(uiColor: .red)
                Color(uiColor: .green)
            })
        #expect(shown.frame(of: .red) == CGRect(x: 0, y: 0, width: 195, height: 800))
        #expect(shown.frame(of: .green) == CGRect(x: 205, y: 0, width: 195, height: 800))
    }

    @Test func whatHasASizeGetsItAndOthersGetTheRest() {
        let shown = ShownView(
            VStack(spacing: 0) {
                Color(uiColor: .red)
                Color(uiColor: .green).frame(width: 50, height: 100)
                Color(uiColor: .blue).frame(maxHeight: 60)
            })
        #expect(shown.frame(of: .red) == CGRect(x: 0, y: 0, width: 400, height: 640))
        #expect(shown.frame(of: .green) == CGRect(x: 175, y: 640, width: 50, height: 100))
        #expect(shown.frame(of: .blue) == CGRect(x: 0, y: 740, width: 400, height: 60))
    }

    @Test func aStackIsAsLargeAsItsViewsAndStandsInTheMiddle() {
        let shown = ShownView(
            VStack {
                Color(uiColor: .red).frame(width: 100, height: 100)
                Color(uiColor: .green).frame(width: 60, height: 100)
            })
        #expect(shown.frame(of: .red) == CGRect(x: 150, y: 296, width: 100, height: 100))
        #expect(shown.frame(of: .green) == CGRect(x: 170, y: 404, width: 60, height: 100))
    }

    @Test func aSpacerTakesWhatIsLeftAndKeepsEightPoints() {
        let shown = ShownView(
            HStack {
                Color(uiColor: .red).frame(width: 50, height: 50)
                Spacer()
                Color(uiColor: .green).frame(width: 50, height: 50)
            }.padding(.horizontal))
        #expect(shown.frame(of: .red)?.minX == 16 && shown.frame(of: .green)?.maxX == 384)
        let narrow = ShownView(
            HStack {
                Color(uiColor: .red).frame(width: 50, height: 50)
                Spacer()
                Color(uiColor: .green).frame(width: 50, height: 50)
            }.fixedSize())
        #expect(narrow.frame(of: .red)?.minX == 146 && narrow.frame(of: .green)?.minX == 204)
    }

    @Test func ofHigherPriorityIsAskedFirst() {
        let shown = ShownView(
            HStack(spacing: 0) {
                Color(uiColor: .red).frame(minWidth: 30)
                Color(uiColor: .green).layoutPriority(1)
            })
        #expect(shown.frame(of: .red)?.width == 30 && shown.frame(of: .green)?.width == 370)
    }

    @Test(arguments: [
        (Alignment.topLeading, CGPoint(x: 100, y: 300)), (.center, CGPoint(x: 175, y: 375)),
        (.bottomTrailing, CGPoint(x: 250, y: 450)), (.top, CGPoint(x: 175, y: 300)),
    ])
    func viewsInFrontOfOthersAreAligned(_ alignment: Alignment, _ origin: CGPoint) {
        let pile = ShownView(
            ZStack(alignment: alignment) {
                Color(uiColor: .red).frame(width: 200, height: 200)
                Color(uiColor: .green).frame(width: 50, height: 50)
            })
        #expect(pile.frame(of: .green)?.origin == origin)
        let framed = ShownView(
            Color(uiColor: .green).frame(width: 50, height: 50).frame(width: 200, height: 200, alignment: alignment))
        #expect(framed.frame(of: .green)?.origin == origin)
        let overlaid = ShownView(
            Color(uiColor: .red).frame(width: 200, height: 200)
                .overlay(alignment: alignment) { Color(uiColor: .green).frame(width: 50, height: 50) })
        #expect(overlaid.frame(of: .green)?.origin == origin)
    }

    @Test func aViewSaysWhereItsLinesAre() {
        let shown = ShownView(
            VStack(alignment: .leading, spacing: 0) {
                Color(uiColor: .red).frame(width: 100, height: 10)
                Color(uiColor: .green).frame(width: 100, height: 10).alignmentGuide(.leading) { $0[.trailing] - 20 }
            })
        let (red, green) = (shown.frame(of: .red), shown.frame(of: .green))
        #expect((red?.minX ?? 0) - (green?.minX ?? 0) == 80)
    }

    @Test func textsBesideEachOtherStandOnOneLine() throws {
        let shown = ShownView(
            HStack(alignment: .firstTextBaseline) {
                Text("large").font(.system(size: 40))
                Text("small").font(.system(size: 10))
            })
        let (large, small) = (try #require(shown.frame(of: "large")), try #require(shown.frame(of: "small")))
        let baselines = (
            large.minY + UIFont.systemFont(ofSize: 40).ascender, small.minY + UIFont.systemFont(ofSize: 10).ascender
        )
        #expect(abs(baselines.0 - baselines.1) < 0.01)
    }

    @Test(arguments: [(ContentMode.fit, CGSize(width: 100, height: 50)), (.fill, CGSize(width: 200, height: 100))])
    func aRatioFitsOrFills(_ mode: ContentMode, _ size: CGSize) {
        let shown = ShownView(
            Color(uiColor: .red).aspectRatio(2, contentMode: mode).frame(width: 100, height: 100))
        #expect(shown.frame(of: .red)?.size == size)
        #expect(shown.frame(of: .red).map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 200, y: 400))
    }

    @Test func anOffsetLeavesThePlaceOfOthers() {
        let shown = ShownView(
            VStack(spacing: 0) {
                Color(uiColor: .red).frame(width: 100, height: 100).offset(x: 30, y: 5)
                Color(uiColor: .green).frame(width: 100, height: 100)
            })
        #expect(shown.frame(of: .red)?.origin == CGPoint(x: 180, y: 305))
        #expect(shown.frame(of: .green)?.origin == CGPoint(x: 150, y: 400))
    }

    @Test func aPositionIsThatOfTheMiddle() {
        let shown = ShownView(
            Color(uiColor: .red).frame(width: 20, height: 20).position(x: 100, y: 50))
        #expect(shown.frame(of: .red) == CGRect(x: 90, y: 40, width: 20, height: 20))
    }

    @Test func aBackgroundIsAsLargeAsWhatItIsBehind() {
        let shown = ShownView(Text("a").padding(10).background(Color(uiColor: .red)))
        let (text, red) = (shown.frame(of: "a"), shown.frame(of: .red))
        #expect(red == text?.insetBy(dx: -10, dy: -10))
        #expect(shown.views.firstIndex { $0.backgroundColor == .red }! < shown.views.firstIndex { $0 is UILabel }!)
    }

    @Test func aGroupsViewsAreEachChanged() {
        let shown = ShownView(
            HStack(spacing: 0) {
                Group {
                    Color(uiColor: .red)
                    Color(uiColor: .green)
                }.frame(width: 20, height: 20)
            })
        #expect(shown.frame(of: .red)?.minX == 180 && shown.frame(of: .green)?.minX == 200)
    }

    @Test func aReaderTellsItsSizeAndPlace() {
        var told: [CGRect] = []
        let shown = ShownView(
            GeometryReader { proxy in
                let _ = told.append(proxy.frame(in: .global))
                Color(uiColor: .red).frame(width: proxy.size.width / 2, height: 10)
            }.frame(width: 100, height: 60))
        #expect(told.last == CGRect(x: 150, y: 370, width: 100, height: 60))
        #expect(shown.frame(of: .red) == CGRect(x: 150, y: 370, width: 50, height: 10))
    }

    @Test func aTextTakesAsManyLinesAsItNeedsOrMay() throws {
        let words = String(repeating: "word ", count: 40)
        let all = try #require(ShownView(Text(words).frame(width: 200)).views.first { $0 is UILabel })
        let two = try #require(ShownView(Text(words).lineLimit(2).frame(width: 200)).views.first { $0 is UILabel })
        #expect(all.bounds.height > 4 * two.bounds.height / 2 && all.bounds.width <= 200)
        #expect(abs(two.bounds.height - 2 * UIFont.preferredFont(forTextStyle: .body).lineHeight) < 1)
    }

    @Test func aViewGoesOnToTheEdgesBeyondTheSafeArea() {
        let controller = UIHostingController(
            rootView: ZStack {
                Color(uiColor: .red).ignoresSafeArea()
                Color(uiColor: .green)
            })
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let stage = Stage(controller, size: CGSize(width: 400, height: 800))
        stage.advance()
        let views = controller.view.subviews
        #expect(views.first { $0.backgroundColor == .red }?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(views.first { $0.backgroundColor == .green }?.frame == CGRect(x: 0, y: 40, width: 400, height: 740))
        controller._disableSafeArea = true
        stage.advance()
        #expect(views.first { $0.backgroundColor == .green }?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    /// ichavez/Swift-TinderClone's cards are piles in stacks in piles: asking each for its lines again and again would take longer
    /// than anybody waits.
    @Test func whatIsDeeplyNestedIsLaidOut() {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Color(uiColor: .red).frame(width: 10, height: 10)) }
            return AnyView(
                ZStack(alignment: .bottom) {
                    HStack(alignment: .top) { nested(depth - 1) }.padding(1).frame(maxWidth: .infinity)
                })
        }
        #expect(ShownView(nested(16)).frame(of: .red)?.size == CGSize(width: 10, height: 10))
    }

    @Test func whatIsInFrontIsSaidByANumber() {
        let shown = ShownView(
            ZStack {
                Color(uiColor: .red).zIndex(1)
                Color(uiColor: .green)
            })
        #expect(shown.views.compactMap(\.backgroundColor).suffix(2) == [.green, .red])
    }

    /// The template of Xcode's for SwiftUI and Core Data writes a moment by a formatter in a text.
    @Test func aMomentIsWrittenByAFormatter() {
        let formatter = DateFormatter()
        (formatter.dateFormat, formatter.timeZone) = ("yyyy", TimeZone(secondsFromGMT: 0))
        let (moment, number) = (Date(timeIntervalSince1970: 0), NumberFormatter())
        let shown = ShownView(
            VStack {
                Text("in \(moment, formatter: formatter)")
                Text(moment, formatter: formatter)
                Text("\(NSNumber(value: 2), formatter: number) of \(3)")
            })
        #expect(shown.texts == ["in 1970", "1970", "2 of 3"])
    }
}
