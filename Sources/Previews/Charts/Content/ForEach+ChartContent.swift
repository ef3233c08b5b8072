import SwiftUI

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
    /// The type of what it is made of.
    public typealias Body = Never

    /// Makes parts of a chart of elements that have identities.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// Makes parts of a chart of elements that are told apart by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    /// Makes parts of a chart of a range of numbers.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }

    @MainActor
    func collect(into collector: ChartCollector) {
        for element in data { collector.add(content(element), as: identify(element)) }
    }
}
