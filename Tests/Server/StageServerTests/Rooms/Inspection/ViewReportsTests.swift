import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct ViewReportsTests {
    private let fixture = RoomFixture()

    private static func view(_ layer: UInt32, _ label: String = "") -> StageView {
        StageView(layer: layer, type: "Card", label: label)
    }

    private func inspect(_ connection: UInt64, _ selected: UInt32? = nil, got: UInt32 = 0) {
        fixture.ask(connection, .views(ViewWish(isWanted: true, selected: selected, received: got)))
    }

    /// Has the stage change, which lists other views from now on.
    private func show(_ views: [StageView], _ details: [ViewDetails] = []) {
        fixture.stage.listed = StageViews(views: views, details: details)
        fixture.room.receive(.message(.key(.init(key: .enter, time: 1))), from: 1)
        fixture.step(46)
    }

    private func last(_ connection: UInt64 = 1) -> ViewReport? { fixture.views[connection]?.last }

    @Test func nothingIsListedWhileNobodyInspects() {
        fixture.join(1)
        fixture.room.receive(.message(.key(.init(key: .home, time: 1))), from: 1)
        fixture.wait(2)
        #expect(fixture.stage.listings.isEmpty)
        #expect(fixture.views.isEmpty)
    }

    @Test func whoInspectsIsToldAllAtOnceEvenOfAStageAtRest() {
        fixture.stage.listed = StageViews(views: [Self.view(1), Self.view(2)])
        fixture.join(1)
        fixture.join(2)
        inspect(2)
        #expect(fixture.views == [2: [ViewReport(number: 1, isWhole: true, views: [Self.view(1), Self.view(2)])]])
        fixture.wait(1)
        #expect(fixture.views[2]?.count == 1)
    }

    @Test func onlyDifferencesFollow() {
        fixture.stage.listed = StageViews(views: [Self.view(1), Self.view(2), Self.view(3)])
        fixture.join(1)
        inspect(1)
        inspect(1, got: 1)
        show([Self.view(1), Self.view(3, "new"), Self.view(4)])
        fixture.wait(1)
        #expect(last() == ViewReport(number: 2, views: [Self.view(3, "new"), Self.view(4)], gone: [2]))
    }

    @Test func aReportWaitsForTheOneBeforeToArrive() {
        fixture.stage.listed = StageViews(views: [Self.view(1)])
        fixture.join(1)
        inspect(1)
        show([Self.view(1, "a")])
        show([Self.view(1, "b"), Self.view(2)])
        #expect(fixture.views[1]?.count == 1)
        inspect(1, got: 1)
        #expect(last() == ViewReport(number: 2, views: [Self.view(1, "b"), Self.view(2)]))
    }

    @Test func viewsAreListedAtLeastASecondApartAndDescribedTwiceASecond() {
        fixture.join(1)
        inspect(1)
        fixture.room.receive(.message(.key(.init(key: .home, time: 1))), from: 1)
        for step in 0..<600 {
            fixture.stage.listed = StageViews(views: [Self.view(1, "\(step)")])
            fixture.step()
            inspect(1, got: last()?.number ?? 0)
        }
        // The requests take steps, too: twenty seconds.
        #expect(18...22 ~= fixture.views[1]?.count ?? 0)
        #expect(36...44 ~= fixture.stage.listings.count)
        #expect(18...22 ~= fixture.stage.listings.count { $0.question.wantsList })
    }

    @Test func toAskAgainAndAgainGivesNoMoreThanFourASecond() {
        fixture.stage.listed = StageViews(views: [Self.view(1)])
        fixture.join(1)
        for _ in 0..<60 {
            inspect(1)
            fixture.ask(1, .views(ViewWish(isWanted: false)))
        }
        #expect((fixture.views[1]?.count ?? 0) <= 9)
        #expect(fixture.stage.listings.count <= 9)
    }

    @Test func manyViewsComeInSeveralReportsThatFitAMessage() throws {
        let views = (1...5000).map { Self.view($0, String(repeating: "\"", count: 40)) }
        fixture.stage.listed = StageViews(views: views)
        fixture.join(1)
        inspect(1)
        var told: [StageView] = []
        while let report = last(), report.hasMore {
            #expect(ServerNotice.views(report).encoded().count < WireFormat.noticeLimit)
            told += report.views
            fixture.step(15)
            inspect(1, got: report.number)
        }
        told += last()?.views ?? []
        #expect(told == views)
        #expect(fixture.views[1]?.map(\.isWhole).filter { $0 }.count == 1)
    }

    @Test func theLongestDescriptionFitsAMessageWithAsManyViewsAsThereIsSpaceFor() throws {
        func groups(_ name: String, _ count: Int) -> [ViewDetails.Group] {
            (0..<count).map { group in
                let rows = (0..<ViewDetails.Group.rowLimit).map { _ in
                    ViewDetails.Row("\"", String(repeating: "\"", count: 40))
                }
                return ViewDetails.Group("\(name) \(group)", rows)
            }
        }
        let views = (1...5000).map { Self.view($0, String(repeating: "\"", count: 40)) }
        let details = ViewDetails(
            layer: 1, groups: groups("g", ViewDetails.groupLimit), properties: groups("p", ViewDetails.objectLimit))
        fixture.stage.listed = StageViews(views: views, details: [details])
        fixture.join(1)
        fixture.ask(1, .views(ViewWish(isWanted: true, selected: 1, wantsProperties: true)))
        let report = try #require(last())
        #expect(report.selection?.groups.count == ViewDetails.groupLimit + ViewDetails.objectLimit)
        #expect(ServerNotice.views(report).encoded().count < WireFormat.noticeLimit)
    }

    @Test func ofTheSelectedOneGroupsThatDifferAreTold() {
        let place = ViewDetails.Group("Place", [.init("frame", "1")])
        let moved = ViewDetails.Group("Place", [.init("frame", "2")])
        let look = ViewDetails.Group("Look", [.init("alpha", "1")])
        fixture.stage.listed = StageViews(
            views: [Self.view(1)], details: [ViewDetails(layer: 1, groups: [place, look])])
        fixture.join(1)
        inspect(1, 1)
        let titles = ["Place", "Look"]
        #expect(last()?.selection == .init(layer: 1, titles: titles, groups: [place, look]))
        inspect(1, 1, got: 1)
        show([Self.view(1)], [ViewDetails(layer: 1, groups: [moved, look])])
        #expect(last() == ViewReport(number: 2, selection: .init(layer: 1, titles: titles, groups: [moved])))
        inspect(1, 1, got: 2)
        show([Self.view(1)], [ViewDetails(layer: 1, groups: [look])])
        #expect(last()?.selection == .init(layer: 1, titles: ["Look"], groups: []))
    }

    @Test func propertiesAreToldToWhoWantsThemAlone() {
        let look = ViewDetails.Group("Look", [.init("alpha", "1")])
        let properties = ViewDetails.Group("Properties", [.init("gap", "3")])
        fixture.stage.listed = StageViews(
            views: [Self.view(1)], details: [ViewDetails(layer: 1, groups: [look], properties: [properties])])
        fixture.join(1)
        fixture.join(2)
        inspect(1, 1)
        fixture.wait(1)
        fixture.ask(2, .views(ViewWish(isWanted: true, selected: 1, wantsProperties: true)))
        fixture.wait(1)
        #expect(last(2)?.selection == .init(layer: 1, titles: ["Look", "Properties"], groups: [look, properties]))
        #expect(last(1)?.selection == .init(layer: 1, titles: ["Look"], groups: [look]))
        #expect(fixture.stage.listings.last?.question == ViewQuestion([1], properties: [1], wantsList: false))
        fixture.ask(2, .views(ViewWish(isWanted: true, selected: 1, received: last(2)?.number ?? 0)))
        fixture.wait(1)
        #expect(last(2)?.selection == .init(layer: 1, titles: ["Look"], groups: []))
    }

    @Test func aSelectionOfNothingIsToldSo() {
        fixture.stage.listed = StageViews(views: [Self.view(1)])
        fixture.join(1)
        inspect(1, 77)
        #expect(last()?.selection == .init(layer: 77, titles: [], groups: []))
        #expect(fixture.stage.listings.map(\.question) == [ViewQuestion([77])])
    }

    @Test func aSelectedViewThatGoesIsToldSo() {
        fixture.stage.listed = StageViews(
            views: [Self.view(1), Self.view(2)],
            details: [ViewDetails(layer: 2, groups: [ViewDetails.Group("Place", [.init("frame", "1")])])])
        fixture.join(1)
        inspect(1, 2)
        inspect(1, 2, got: 1)
        show([Self.view(1)])
        #expect(last() == ViewReport(number: 2, selection: .init(layer: 2, titles: [], groups: [])))
        inspect(1, 2, got: 2)
        fixture.wait(1)
        #expect(last() == ViewReport(number: 3, gone: [2]))
    }

    @Test func viewersSelectForThemselves() {
        func details(_ layer: UInt32) -> ViewDetails {
            ViewDetails(layer: layer, groups: [ViewDetails.Group("View", [.init("class", "\(layer)")])])
        }
        fixture.stage.listed = StageViews(views: [Self.view(1), Self.view(2)], details: [details(1), details(2)])
        fixture.join(1, .viewer)
        fixture.join(2)
        inspect(1, 1)
        inspect(2, 2)
        // What is known by then says nothing of the second's selection yet.
        inspect(2, 2, got: 1)
        fixture.wait(1)
        #expect(last(1)?.selection?.layer == 1)
        #expect(last(2)?.selection?.layer == 2)
        #expect(fixture.stage.listings.last?.question == ViewQuestion([1, 2], wantsList: false))
    }

    @Test func viewsThatAreFoundOutElsewhereAreAskedForUntilTheyAreKnown() {
        fixture.stage.listed = nil
        fixture.join(1)
        inspect(1)
        fixture.step(3)
        #expect(fixture.views.isEmpty)
        #expect(fixture.stage.listings.map(\.anew) == [true, false, false, false])
        fixture.stage.listed = StageViews(views: [Self.view(1)])
        fixture.step()
        #expect(last()?.views == [Self.view(1)])
    }

    @Test func oneMoreThanCanIsRefused() {
        for connection in 1...33 { fixture.join(UInt64(connection)) }
        for connection in 1...33 { inspect(UInt64(connection)) }
        #expect(fixture.refusals.keys.sorted() == [33])
        #expect(fixture.refusals[33]?.request == "views")
        fixture.tell(4, .left(onPurpose: true))
        fixture.forgetRefusals()
        inspect(33)
        #expect(fixture.refusals.isEmpty)
    }

    @Test func whoLeavesCostsNothingMore() {
        fixture.join(1)
        fixture.join(2)
        inspect(2)
        fixture.tell(2, .left(onPurpose: true))
        fixture.room.receive(.message(.key(.init(key: .home, time: 1))), from: 1)
        let listings = fixture.stage.listings.count
        fixture.wait(1)
        #expect(fixture.stage.listings.count == listings)
    }

    @Test func toBeginAnewIsToBeToldAll() {
        fixture.stage.listed = StageViews(views: [Self.view(1), Self.view(2)])
        fixture.join(1)
        inspect(1)
        inspect(1, got: 1)
        fixture.wait(1)
        inspect(1)
        #expect(last() == ViewReport(number: 1, isWhole: true, views: [Self.view(1), Self.view(2)]))
    }
}
