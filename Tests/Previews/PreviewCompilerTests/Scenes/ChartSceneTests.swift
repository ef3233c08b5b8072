import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// Charts in previewed code, and the library that had their module's name before.
@MainActor @Suite(.serialized) struct ChartSceneTests {
    @Test func chartsCompileBesideAProjectsOwnTypes() throws {
        let own = """
            import Charts
            import SwiftUI
            struct Mark { let day: Date; let amount: Double; let kind: Kind }
            enum Kind: String, Plottable, CaseIterable { case food, rent }
            struct Spending: View {
                @State private var selected: Date?
                let all: [Mark] = []
                var body: some View {
                    Chart {
                        ForEach(all, id: \\.day) { mark in
                            BarMark(x: .value("Day", mark.day, unit: .day), y: .value("Amount", mark.amount))
                                .foregroundStyle(by: .value("Kind", mark.kind))
                        }
                        if let selected { RuleMark(x: .value("Selected", selected)) }
                    }
                    .chartXAxis {
                        AxisMarks(values: .stride(by: .day)) { value in
                            if value.as(Date.self) != nil { AxisGridLine() }
                            AxisValueLabel(format: .dateTime.weekday(), centered: true)
                        }
                    }
                    .chartForegroundStyleScale([Kind.food: Color.green, .rent: Color.blue])
                    .chartXSelection(value: $selected)
                }
            }
            #Preview { Spending() }
            """
        let build = try ShownFolder().build(own, in: "Spending.swift")
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [] && build.library != nil)
    }

    @Test func aModuleChartsOfAProjectsIsMeantBeforeApples() {
        func isOwn(_ sources: [String: String]) -> Bool {
            !BuildConditions.modules(for: project(sources)).contains("Charts")
        }
        let apples = "import Charts; import SwiftUI; struct A: View { var body: some View { Chart {} } }"
        #expect(!isOwn(["A.swift": apples]) && !isOwn(["A.swift": apples, "Charts/B.swift": "struct B {}"]))
        #expect(isOwn(["A.swift": "import Charts; import UIKit; let all: [ChartDataEntry] = []"]))
        #expect(
            !isOwn(["A.swift": apples + "; let all: [ChartDataEntry] = []", "B.swift": "struct ChartDataEntry {}"]))
        #expect(isOwn(["A.swift": apples, "Pods/Charts/Source/B.swift": "public struct Chart {}"]))
        #expect(isOwn(["A.swift": apples, "Parts/Sources/Charts/B.swift": "public struct Chart {}"]))
        #expect(rewritten("import Charts\nlet a = Chart {}") == "import Charts\nlet a = Chart {}")
        #expect(
            rewritten("import Charts\nimport UIKit\nlet a = ChartDataEntry()")
                == "import UIKit\nimport UIKit\nlet a = ChartDataEntry()")
    }
}
