import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Where values are along axes, and by which of them something stands.
struct ScaleTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    @Test(arguments: [(916.0, 4, 200.0), (70, 4, 20), (1, 5, 0.2), (9, 5, 2), (1000, 1, 1000), (0.07, 4, 0.02)])
    func ticksAreOneTwoOrFiveTimesAPowerOfTenApart(_ end: Double, _ count: Int, _ step: Double) {
        #expect(abs(NumberTicks.step(0...end, count: count) - step) < 1e-12)
    }

    @Test func boundsAreRound() {
        #expect(NumberTicks.rounded(0...916, count: 4) == 0...1000)
        #expect(NumberTicks.rounded(-3...17, count: 4) == -5...20)
        #expect(NumberTicks.multiples(of: 0.1, in: 0...0.3) == [0, 0.1, 0.2, 0.3])
        #expect(NumberTicks.multiples(of: 200, in: 0...1000) == [0, 200, 400, 600, 800, 1000])
    }

    @Test func numbersThatNobodyAsksForIncludeZero() {
        #expect(DomainRequest(values: [.number(60), .number(85)], count: 4).domain == .numbers(0...100, .linear))
        let near = DomainRequest(values: [.number(60), .number(85)], includesZero: false, count: 4)
        #expect(near.domain == .numbers(60...85, .linear))
        #expect(DomainRequest(values: [], wanted: [.number(3), .number(7)]).domain == .numbers(3...7, .linear))
        #expect(DomainRequest(values: [.number(-5), .number(-1)], count: 5).domain == .numbers(-5...0, .linear))
    }

    @Test func textsStandInTheOrderInWhichTheyAppear() {
        let domain = DomainRequest(values: [.category("b"), .category("a"), .category("b")]).domain
        #expect(domain == .categories(["b", "a"]))
        let scale = PositionScale(domain: domain, start: 0, end: 100)
        #expect(scale.position(.category("b")) == 25 && scale.position(.category("a")) == 75)
        #expect(scale.position(.category("c")) == nil)
        #expect(scale.value(at: 60) == .category("a") && scale.value(at: 120) == nil)
        let band = scale.band(PlotDatum(label: "", value: .category("a")))
        #expect(band?.low == 50 && band?.high == 100)
    }

    @Test func numbersStandByTheirDistance() {
        let scale = PositionScale(domain: .numbers(0...200, .linear), start: 100, end: 0)
        #expect(scale.position(.number(50)) == 75 && scale.value(at: 25) == .number(150))
        let powers = PositionScale(domain: .numbers(1...1000, .logarithm), start: 0, end: 300)
        #expect(powers.position(.number(10)) == 100)
        #expect(abs((powers.value(at: 200)?.number ?? 0) - 100) < 1e-9)
        let roots = PositionScale(domain: .numbers(0...100, .power(0.5)), start: 0, end: 100)
        #expect(roots.position(.number(25)) == 50)
    }

    @Test func aUnitOfACalendarHasThePartOfItsLength() {
        let datum = PlotDatum(label: "", Self.date(2024, 3, 5, 7), .day, Self.calendar)
        let start = Self.date(2024, 3, 5).timeIntervalSinceReferenceDate
        #expect(datum.value == .date(start) && datum.upper == .date(start + 86400))
        let scale = PositionScale(domain: .dates((start - 86400)...(start + 3 * 86400)), start: 0, end: 400)
        let band = scale.band(datum)
        #expect(band?.low == 100 && band?.high == 200 && scale.center(datum) == 150)
    }

    @Test func momentsFollowEachOtherByStepsThatFit() {
        let day = 86_400.0
        #expect(DateStep.fitting(7 * day, count: 6) == DateStep(.day, 1))
        #expect(DateStep.fitting(30 * day, count: 6) == DateStep(.weekOfYear, 1))
        #expect(DateStep.fitting(365 * day, count: 6) == DateStep(.month, 3))
        #expect(DateStep.fitting(day, count: 6) == DateStep(.hour, 3))
        let (start, end) = (Self.date(2024, 1, 15), Self.date(2024, 9, 2))
        let range = start.timeIntervalSinceReferenceDate...end.timeIntervalSinceReferenceDate
        let months = DateStep(.month, 3, Self.calendar).moments(in: range)
        #expect(months == [Self.date(2024, 4, 1), Self.date(2024, 7, 1)].map(\.timeIntervalSinceReferenceDate))
    }

    @Test func momentsAreCalledByTheirUnit() {
        func name(_ unit: Calendar.Component, _ count: Int, _ date: Date) -> String {
            DateStep(unit, count, Self.calendar).name(of: date.timeIntervalSinceReferenceDate, isFirst: false)
        }
        #expect(name(.month, 1, Self.date(2024, 1, 1)) == "Jan")
        #expect(name(.day, 1, Self.date(2024, 6, 3)) == "Mon 3")
        #expect(name(.year, 1, Self.date(2024, 1, 1)) == "2024")
        #expect(name(.day, 2, Self.date(2024, 6, 5)) == "5")
    }

    @Test func valuesAreOfTheTypesThatTheyWere() {
        enum Kind: String, Plottable { case food, rent }
        #expect(PlotValue(Kind.rent) == .category("rent"))
        #expect(PlotValue.category("food").plottable(Kind.self) == .food)
        #expect(PlotValue(Decimal(2.5)) == .number(2.5) && PlotValue(Float(1)) == .number(1))
        #expect(PlotValue.number(3).plottable(Int.self) == 3 && PlotValue.number(2.5).plottable(Int.self) == nil)
        #expect(PlotValue.number(1234.5).name == "1,234.5" && PlotValue.number(3).plottable(String.self) == nil)
        #expect(PlotValue.date(0).plottable(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test func valuesAreCountedInRangesOfRoundNumbers() {
        let bins = NumberBins(range: 0.0...9, desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10] && bins.index(for: 4.5) == 2 && bins.index(for: 99) == 4)
    }
}
