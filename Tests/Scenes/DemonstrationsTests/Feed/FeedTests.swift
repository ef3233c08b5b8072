import Foundation
import QuartzCore
import StageModel
import Testing

@testable import Demonstrations
@testable import UIKit

/// The feed as its users see it.
@MainActor
@Suite struct FeedTests {
    private func items(_ frame: SceneRecording.Frame, _ section: FeedSection) -> [SceneRecording.Item] {
        frame.view.items.filter { ($0.section ?? 0) == section.rawValue }
    }

    private func tap(_ tick: Int, _ x: Double, _ y: Double) -> [String] {
        [Input.pointer(tick, "down", x, y), Input.pointer(tick + 4, "up", x, y)]
    }

    /// How large a card is shown.
    private func scale(_ item: SceneRecording.Item?) -> Double { item?.transform[0] ?? 0 }

    @Test(arguments: [
        CGSize(width: 390, height: 844), CGSize(width: 200, height: 200), CGSize(width: 2000, height: 2000),
        CGSize(width: 844, height: 390),
    ])
    func itRestsFromTheFirstFrameOn(_ stage: CGSize) throws {
        let recording = try SceneRecording("feed", stage: stage, ticks: 3)
        #expect(recording.frames.allSatisfy { !$0.moving })
        #expect(!items(recording[0], .cards).isEmpty)
        let stories = items(recording[0], .stories)
        // Two stories side by side are as high as each other.
        for (story, next) in zip(stories, stories.dropFirst()) where story.top == next.top {
            #expect(story.size[1] == next.size[1])
        }
    }

    /// The page goes up and down and its carousel sideways: a browser that scrolled across would keep fingers from one.
    @Test func fingersBelongToTheStageBothWays() {
        #expect(FeedScene.axes == .both)
    }

    @Test func theCardInTheMiddleIsTheLargest() throws {
        let start = try SceneRecording("feed", ticks: 1)[0]
        #expect(scale(items(start, .cards).first) == 1 && scale(items(start, .cards).last) < 0.9)
        let flick = ([300, 280, 240, 190, 130] as [Double]).enumerated().map { step, x in
            Input.pointer(5 + step, step == 0 ? "down" : step == 4 ? "up" : "move", x, 250)
        }
        let recording = try SceneRecording("feed", input: flick)
        let cards = items(recording.last, .cards)
        #expect(cards.map(scale).max() == scale(cards.first { $0.item == 1 }))
        #expect(scale(cards.first { $0.item == 1 }) == 1)
        // Half-way both are smaller.
        let between = recording.frames.contains { items($0, .cards).allSatisfy { scale($0) < 0.98 } }
        #expect(between)
    }

    @Test func topicsChooseTheStories() throws {
        let start = try SceneRecording("feed", ticks: 1)[0]
        let topic = try #require(items(start, .topics).first)
        let recording = try SceneRecording("feed", input: tap(5, topic.center[0], topic.center[1]))
        #expect(recording.last.view.contentSize[1] < start.view.contentSize[1] - 500)
        #expect(items(recording.last, .stories).count == 1)
        let again = tap(5, topic.center[0], topic.center[1]) + tap(60, topic.center[0], topic.center[1])
        let back = try SceneRecording("feed", input: again)
        #expect(items(back.last, .stories).map(\.item) == items(start, .stories).map(\.item))
    }

    /// On a stage of its own, with its collection view.
    @MainActor private struct Shown {
        let clock = FrameClock()
        let window: UIWindow
        let controller: FeedViewController
        let list: UICollectionView

        init() {
            let clock = clock
            window = clock.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
            controller = clock.perform { FeedViewController(configuration: FeedConfiguration()) }
            list = clock.perform { [controller] in controller.collectionView }
            perform { window.rootViewController = controller }
        }

        func perform(_ body: () -> Void) {
            clock.perform {
                body()
                window.layoutIfNeeded()
            }
        }

        func header(_ section: FeedSection) -> UICollectionReusableView? {
            list.supplementaryView(
                forElementKind: FeedViewController.headerKind, at: IndexPath(item: 0, section: section.rawValue))
        }

        /// The titles of a story's menu.
        func menu(_ item: Int) -> [String] {
            clock.perform {
                let path = IndexPath(item: item, section: FeedSection.stories.rawValue)
                let configuration = controller.collectionView(
                    list, contextMenuConfigurationForItemsAt: [path], point: .zero)
                return configuration?.actionProvider?([])?.children.map(\.title) ?? []
            }
        }
    }

    @Test func aHeadingGoesWithItsLastStory() {
        let shown = Shown()
        shown.perform { shown.list.contentOffset.y = 500 }
        #expect(shown.header(.stories) != nil)
        shown.perform { shown.controller.setStories(saved: [], hidden: Set(FeedContent.stories.indices)) }
        #expect(shown.header(.stories) == nil && shown.header(.shelves) != nil)
        shown.perform { shown.controller.setStories(saved: [], hidden: []) }
        #expect(shown.header(.stories) != nil)
    }

    @Test func aMenuOffersTheWayBackWhereOneTopicIsAloneAlready() {
        let shown = Shown()
        #expect(shown.menu(0).contains("Only Light") && !shown.menu(0).contains("All Topics"))
        shown.perform { shown.controller.chosenTopics = [0] }
        #expect(shown.menu(0).contains("All Topics") && !shown.menu(0).contains("Only Light"))
    }

    @Test func thumbnailsAreAllAlikeWhateverTheirPictures() throws {
        let shown = Shown()
        shown.perform { shown.controller.expandedShelves = [0, 1, 2] }
        let end = shown.list.contentSize.height - 844
        shown.perform { shown.list.contentOffset.y = end }
        func pictures(_ view: UIView) -> [UIImageView] {
            view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures($0) }
                .filter { $0.bounds.width > 30 }
        }
        let rows = shown.list.visibleCells.filter { $0 is UICollectionViewListCell }
        let places = rows.flatMap { row in pictures(row).map { row.convert($0.bounds, from: $0) } }
        #expect(places.count >= 6)
        #expect(Set(places.map { "\($0.width) x \($0.height) at \($0.minX)" }).count == 1, "\(places)")
    }

    /// Nothing fades in over the stories that leave.
    @Test func whatATopicLeavesComesFromWhereItWas() throws {
        let start = try SceneRecording("feed", ticks: 1)[0]
        let topic = try #require(items(start, .topics).first { $0.item == 1 })
        let recording = try SceneRecording("feed", input: tap(5, topic.center[0], topic.center[1]))
        let tops = recording.frames.dropFirst(10).compactMap { frame in
            items(frame, .stories).first { $0.alpha == 1 }?.top
        }
        #expect(tops.count > 3 && tops == tops.sorted(by: >) && tops[0] > tops[tops.count - 1] + 20)
    }

    @Test func shelvesOpenByATapOnTheirRow() throws {
        let wheel = (1...8).map { #"{"tick":\#($0 * 10),"wheel":{"x":200,"y":700,"dx":0,"dy":500}}"# }
        let end = try SceneRecording("feed", input: wheel).last
        let shelf = try #require(items(end, .shelves).max { $0.top < $1.top })
        let y = shelf.center[1] - end.view.contentOffset[1]
        let opened = try SceneRecording("feed", input: wheel + tap(200, 80, y)).last
        #expect(opened.view.contentSize[1] > end.view.contentSize[1] + 80)
    }

    @Test func shelvesOpenAndClose() throws {
        let open = try SceneRecording("feed", input: [Input.action(5, "shelf1")])
        let (start, end) = (open[0].view.contentSize[1], open.last.view.contentSize[1])
        #expect(end > start + 80)
        let closed = try SceneRecording(
            "feed", input: [Input.action(5, "shelf1"), Input.action(60, "shelf1")])
        #expect(closed.last.view.contentSize == closed[0].view.contentSize)
    }

    @Test func storiesAreAsHighAsTheirTexts() throws {
        let small = try SceneRecording("feed", set: ["textSize": .number(12)], ticks: 1)[0]
        let large = try SceneRecording("feed", set: ["textSize": .number(24)], ticks: 1)[0]
        let heights = [small, large].map { items($0, .stories).first?.size[1] ?? 0 }
        #expect(heights[0] > 0 && heights[1] > heights[0] + 100)
    }

    @Test func headersFollowTheTextSizeAndAreCoveredOnlyAboveContent() throws {
        let clock = FrameClock()
        let window = clock.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        let controller = clock.perform { FeedViewController(configuration: FeedConfiguration()) }
        func perform(_ body: () -> Void) {
            clock.perform {
                body()
                window.layoutIfNeeded()
            }
        }
        perform { window.rootViewController = controller }
        let list = clock.perform { controller.collectionView }
        func header(_ section: FeedSection) throws -> FeedHeaderView {
            let view = list.supplementaryView(
                forElementKind: FeedViewController.headerKind, at: IndexPath(item: 0, section: section.rawValue))
            return try #require(view as? FeedHeaderView)
        }
        func cover(_ header: FeedHeaderView) -> CGFloat {
            header.subviews.first { $0 is UIVisualEffectView }?.alpha ?? -1
        }
        func size(_ header: FeedHeaderView) -> CGFloat {
            header.subviews.compactMap { ($0 as? UILabel)?.font.pointSize }.max() ?? 0
        }
        #expect(try cover(header(.cards)) == 0 && cover(header(.topics)) == 0)
        // Above the cards, and in its place.
        perform { list.contentOffset.y = 200 }
        #expect(try cover(header(.cards)) == 1 && cover(header(.topics)) == 0)
        perform { list.contentOffset.y = 0 }
        #expect(try cover(header(.cards)) == 0 && size(header(.cards)) == 28)
        perform {
            StageAppearance(contentSize: .accessibilityExtraExtraExtraLarge).apply(to: window)
        }
        #expect(try size(header(.cards)) > 40)
        #expect(try header(.cards).frame.height > 100)
    }

    @Test func everyTopicHasAStoryAndEveryPictureIsThere() {
        for topic in FeedContent.topics.indices {
            #expect(!FeedContent.stories(ofTopics: [topic]).isEmpty)
        }
        #expect(FeedContent.stories(ofTopics: []).count == FeedContent.stories.count)
        for image in FeedContent.images { #expect(ImageCatalogue.images[image] != nil, "\(image)") }
    }
}
