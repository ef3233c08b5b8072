import Foundation
import QuartzCore
import StageTesting
import SwiftUI
import Testing
import UIKit

@testable import Charts

/// Charts as they are seen, as Apple's documentation of Swift Charts says.
@MainActor @Suite(.serialized) struct ChartTests {
    private struct Sale: Identifiable {
        let city: String
        let kind: String
        let amount: Double
        var id: String { city + kind }
    }

    private static let sales = [
        Sale(city: "Rome", kind: "a", amount: 10), Sale(city: "Rome", kind: "b", amount: 30),
        Sale(city: "Oslo", kind: "a", amount: 20),
    ]

    /// A chart of 300 by 200 points without axes and a legend, so that the plot is all of it.
    private func bare(@ChartContentBuilder _ content: () -> some ChartContent) -> ShownChart {
        ShownChart(Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    }

    @Test func barsOfOneCategoryAreStacked() {
        let shown = bare {
            ForEach(Self.sales) {
                BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount), width: .fixed(50))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
        }
        // 0 to 40 in 200 points; each city has 150.
        #expect(
            shown.shapes == [
                CGRect(x: 50, y: 150, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 150),
                CGRect(x: 200, y: 100, width: 50, height: 100),
            ])
        #expect(shown.colors == [UIColor.systemBlue, .systemGreen, .systemBlue].map(\.cgColor))
    }

    @Test func barsStandBesideEachOtherByAValue() {
        let shown = bare {
            ForEach(Self.sales) {
                BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount), width: .fixed(10))
                    .position(by: .value("Kind", $0.kind))
            }
        }
        // 0 to 30; of the 150 points of a city 0.7 are shared, so that the middles are 52.5 points apart.
        #expect(shown.shapes.map(\.midX) == [48.75, 101.25, 198.75])
        #expect(shown.shapes.map(\.maxY) == [200, 200, 200] && shown.shapes[1].minY == 0)
    }

    @Test func barsGoAcrossWhereTheirNumbersAre() {
        let shown = bare {
            BarMark(x: .value("Amount", 50), y: .value("City", "Rome"), height: .fixed(20))
            BarMark(x: .value("Amount", 100), y: .value("City", "Oslo"), height: .fixed(20))
        }
        #expect(
            shown.shapes == [
                CGRect(x: 0, y: 40, width: 150, height: 20), CGRect(x: 0, y: 140, width: 300, height: 20),
            ])
    }

    @Test func aLineGoesThroughItsPointsAndAnotherOneThroughOthers() {
        let shown = bare {
            ForEach([(0.0, 0.0, "a"), (10, 100, "a"), (0, 50, "b"), (5, 50, "b")], id: \.0) { x, y, name in
                LineMark(x: .value("x", x), y: .value("y", y), series: .value("s", name))
            }
        }
        #expect(
            shown.shapes == [CGRect(x: 0, y: 0, width: 300, height: 200), CGRect(x: 0, y: 100, width: 150, height: 0)])
    }

    @Test func pointsRulesAndAreasAreWhereTheirValuesAre() {
        let shown = bare {
            PointMark(x: .value("x", 10), y: .value("y", 100)).symbolSize(100)
            RuleMark(y: .value("y", 50))
            AreaMark(x: .value("x", 0), yStart: .value("y", 20), yEnd: .value("y", 60))
            AreaMark(x: .value("x", 5), yStart: .value("y", 20), yEnd: .value("y", 80))
        }
        #expect(
            shown.shapes == [
                CGRect(x: 295, y: -5, width: 10, height: 10), CGRect(x: 0, y: 100, width: 300, height: 0),
                CGRect(x: 0, y: 40, width: 150, height: 120),
            ])
    }

    @Test func aCircleIsInTheMiddleAndNeedsNoAxes() {
        let shown = ShownChart(
            Chart(Self.sales) {
                SectorMark(angle: .value("Amount", $0.amount), innerRadius: .ratio(0.5)).foregroundStyle(.red)
            })
        #expect(shown.shapes == Array(repeating: CGRect(x: 50, y: 0, width: 200, height: 200), count: 3))
        #expect(shown.texts.isEmpty)
    }

    @Test func axesAreLabelledAndValuesHaveALegend() throws {
        let shown = ShownChart(
            Chart(Self.sales) {
                BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
            .chartForegroundStyleScale(["a": Color.red, "b": Color.yellow]))
        #expect(Set(shown.texts) == ["Rome", "Oslo", "0", "10", "20", "30", "40", "a", "b"])
        let (ten, zero) = (try #require(shown.frame(of: "10")), try #require(shown.frame(of: "0")))
        let (rome, oslo, legend) = (shown.frame(of: "Rome"), shown.frame(of: "Oslo"), shown.frame(of: "a"))
        // Numbers to the right, texts below them, the legend at the bottom.
        #expect(ten.minX > 270 && zero.midY > ten.midY && zero.maxY < (legend?.minY ?? 0))
        #expect((rome?.midX ?? 0) < (oslo?.midX ?? 0) && rome?.midY == oslo?.midY)
        #expect((rome?.minY ?? 0) > zero.midY && (rome?.maxY ?? 0) < (legend?.minY ?? 0))
        #expect([UIColor.systemRed, .systemYellow].map(\.cgColor).allSatisfy(shown.colors.contains))
    }

    @Test func axesAreMadeOfWhatCodeSays() throws {
        let shown = ShownChart(
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
                .chartXAxis(.hidden)
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 5]) { value in
                        if let number = value.as(Int.self) { AxisValueLabel { Text("€\(number)") } }
                    }
                }
                .chartYScale(domain: 0...20))
        #expect(Set(shown.texts) == ["€0", "€5"])
        let (zero, five) = (try #require(shown.frame(of: "€0")), try #require(shown.frame(of: "€5")))
        #expect(zero.minX < 20)
        // A quarter of the plot, which is as high as the chart but for half a label at each end.
        #expect(abs(zero.midY - five.midY - (200 - zero.height) / 4) < 0.01)
    }

    @Test func anOverlayIsToldWhereValuesAre() throws {
        let told = Told()
        _ = ShownChart(
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 10))
                BarMark(x: .value("x", "b"), y: .value("y", 20))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = told.hear(proxy, geometry)
                    Color.clear
                }
            })
        #expect(told.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(told.position == 50 && told.number == 15 && told.text == "b")
    }

    private final class Told {
        var frame = CGRect.zero
        var position: CGFloat?
        var number: Double?
        var text: String?

        func hear(_ proxy: ChartProxy, _ geometry: GeometryProxy) {
            frame = geometry[proxy.plotAreaFrame]
            position = proxy.position(forY: 15)
            number = proxy.value(atY: 50)
            text = proxy.value(atX: 200)
        }
    }

    @Test func aFingerSelectsAValueWhileItIsThere() throws {
        let selected = Selection()
        let shown = ShownChart(
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 10))
                BarMark(x: .value("x", "b"), y: .value("y", 20))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartXSelection(value: Binding(get: { nil as String? }, set: { selected.all.append($0) })))
        shown.stage.tap(at: CGPoint(x: 50 + 200, y: 400))
        try shown.stage.settle()
        #expect(selected.all.contains("b") && selected.all.last == .some(nil))
    }

    private final class Selection { var all: [String?] = [] }

    @Test func annotationsAndPartsOfAnAppsOwnAreShown() {
        struct Row: ChartContent {
            let name: String
            var body: some ChartContent {
                BarMark(x: .value("x", name), y: .value("y", 10), width: .fixed(30))
                    .annotation { Text("on " + name) }
            }
        }
        let shown = bare {
            if Self.sales.isEmpty { RuleMark(y: .value("y", 1)) }
            Row(name: "a")
        }
        #expect(shown.texts == ["on a"] && shown.shapes.count == 1)
        #expect(shown.frame(of: "on a")?.midX == 150)
    }

    @Test func aPlotThatIsScrolledIsWiderThanWhatIsSeen() throws {
        let shown = ShownChart(
            Chart(0..<20) { PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(4) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
        let scroll = try #require(shown.views.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentSize == CGSize(width: 1200, height: 200) && scroll.bounds.width == 300)
    }
}
