/// A view that stands for several ones beside each other.
protocol SeveralViews {
    /// The views with what tells them apart.
    nonisolated var parts: [(id: AnyHashable, view: any View)] { get }
}

extension SeveralViews {
    /// Returns the parts of views with what tells all of them apart.
    fileprivate nonisolated func join(_ views: [(id: AnyHashable, view: any View)]) -> [(
        id: AnyHashable, view: any View
    )] {
        views.flatMap { id, view in
            guard let several = view as? any SeveralViews else { return [(id, view)] }
            return several.parts.map { (AnyHashable([id, $0.id]), $0.view) }
        }
    }
}

extension TupleView: SeveralViews {
    nonisolated var parts: [(id: AnyHashable, view: any View)] {
        join(views.enumerated().map { (AnyHashable($0), $1) })
    }
}

extension Group: SeveralViews where Content: View {
    nonisolated var parts: [(id: AnyHashable, view: any View)] { join([(AnyHashable(0), content)]) }
}

extension AnyView: SeveralViews {
    nonisolated var parts: [(id: AnyHashable, view: any View)] { join([(AnyHashable(0), content)]) }
}

extension EmptyView: SeveralViews {
    nonisolated var parts: [(id: AnyHashable, view: any View)] { [] }
}

extension Optional: SeveralViews where Wrapped: View {
    nonisolated var parts: [(id: AnyHashable, view: any View)] { map { join([(AnyHashable(0), $0)]) } ?? [] }
}

extension _ConditionalContent: SeveralViews {
    nonisolated var parts: [(id: AnyHashable, view: any View)] {
        switch storage {
        case .first(let view): join([(AnyHashable(0), view)])
        case .second(let view): join([(AnyHashable(1), view)])
        }
    }
}

extension ForEach: SeveralViews where Content: View {
    nonisolated var parts: [(id: AnyHashable, view: any View)] {
        join(data.map { (AnyHashable(identify($0)), content($0)) })
    }
}
