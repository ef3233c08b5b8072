import SwiftUI

/// Where the phone is, and in which direction it looks.
public nonisolated struct UserLocation {
    /// The direction; nil, as there is no compass.
    public let heading: CLHeading?
    /// The place; nil until it is told.
    public let location: CLLocation?
}

/// The dot on a map where the phone is.
public nonisolated struct UserAnnotation<Content: View>: PrimitiveMapContent {
    private let anchor: UnitPoint
    private let content: ((UserLocation) -> AnyView)?

    /// Makes one that shows a view in place of the dot.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
        (self.anchor, self.content) = (anchor, { _ in AnyView(content()) })
    }

    /// Makes one that shows a view in place of the dot.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        (self.anchor, self.content) = (anchor, { AnyView(content($0)) })
    }

    @MainActor
    func collect(into collector: MapCollector) { collector.add(.user(content, anchor: anchor)) }
}

extension UserAnnotation where Content == EmptyView {
    /// Makes the dot.
    public init() { (anchor, content) = (.center, nil) }
}
