import SwiftUI

/// A view that shows values as bars, lines, areas, points and parts of circles, with axes and a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: Content

    /// Makes one of its parts.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Makes one of parts for elements that have identities.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    /// Makes one of parts for elements that are told apart by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// Makes one of parts for a range of numbers.
    public init<C: ChartContent>(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> C)
    where Content == ForEach<Range<Int>, Int, C> {
        self.content = ForEach(data, content: content)
    }

    /// The chart.
    @MainActor public var body: some View { ChartBase(content: content) }
}

/// A chart, which takes all the room that it is offered.
struct ChartBase<Content: ChartContent>: View {
    let content: Content
    @Environment(\.self) private var environment

    /// The size of a chart that is offered no room of a size, in points.
    nonisolated static var ideal: CGSize { CGSize(width: 300, height: 150) }

    var body: some View {
        let collector = ChartCollector()
        let _ = collector.add(content)
        let model = ChartModel(collector.marks, environment.charts)
        let inner = inner
        SizeReader(ideal: Self.ideal) { size in
            SizedChart(frames: ChartFrames(model, size, inner), environment: inner)
                // What is said of this chart is not said of those in it.
                .environment(\.charts, ChartSettings())
        }
    }

    private var inner: EnvironmentValues {
        var inner = environment
        inner.charts = ChartSettings()
        return inner
    }
}
