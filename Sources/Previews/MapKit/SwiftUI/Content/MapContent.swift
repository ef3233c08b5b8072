import SwiftUI

/// A part of what is on a map.
@preconcurrency @MainActor
public protocol MapContent {
    /// The type of what it is made of.
    associatedtype Body: MapContent
    /// What it is made of.
    @MapContentBuilder var body: Body { get }
}

extension MapContent where Body == Never {
    /// Is not asked for: it is on the map itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {}

/// A part of what is on a map that has no body.
@MainActor
protocol PrimitiveMapContent: MapContent where Body == Never {
    /// Tells what is on the map.
    func collect(into collector: MapCollector)
}
