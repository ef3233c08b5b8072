import SwiftUI

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
    /// The type of what it is made of.
    public typealias Body = Never

    /// Makes parts of a map of elements that have identities.
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// Makes parts of a map of elements that are told apart by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    /// Makes parts of a map of a range of numbers.
    public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }

    @MainActor
    func collect(into collector: MapCollector) {
        for element in data {
            let id = AnyHashable(identify(element))
            collector.changing({ $0.identities.insert(id, at: 0) }) { collector.add(content(element), as: id) }
        }
    }
}
