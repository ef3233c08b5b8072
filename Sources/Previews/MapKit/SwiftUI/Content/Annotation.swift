import SwiftUI

/// A view at a place of a map, with its title below.
public nonisolated struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    /// Makes one with a view that says what it is called.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label())
    }

    @MainActor
    func collect(into collector: MapCollector) {
        let title = LabelContent(of: label, in: collector.environment).title
        collector.add(.view(AnyView(content), anchor: anchor), at: coordinate, title: title)
    }
}

extension Annotation where Label == Text {
    /// Makes one of a title.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }
    /// Makes one of a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}
