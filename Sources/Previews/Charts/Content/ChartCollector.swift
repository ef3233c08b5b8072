import SwiftUI

/// Takes what a chart shows from its parts.
@MainActor
final class ChartCollector {
    /// What is shown, in order.
    private(set) var marks: [ChartMark] = []
    private var path: [AnyHashable] = []
    private var look = MarkLook()
    private var ids: Set<[AnyHashable]> = []

    /// Takes what a part has.
    func add<Content: ChartContent>(_ content: Content) {
        if let primitive = content as? any PrimitiveChartContent {
            primitive.collect(into: self)
        } else {
            add(content.body)
        }
    }

    /// Takes what a part has that is told from those beside it.
    func add(_ content: any ChartContent, as key: some Hashable) {
        path.append(AnyHashable(key))
        add(content)
        path.removeLast()
    }

    /// Takes parts that look otherwise.
    func changing(_ change: (inout MarkLook) -> Void, _ body: () -> Void) {
        let outer = look
        change(&look)
        body()
        look = outer
    }

    /// Takes something that is shown.
    func add(_ kind: ChartMark.Kind, x: MarkExtent = .none, y: MarkExtent = .none) {
        var id = path
        // Elements of one identity are several all the same.
        while !ids.insert(id).inserted { id.append(AnyHashable(marks.count)) }
        marks.append(ChartMark(id: id, kind: kind, x: x, y: y, look: look))
    }
}
