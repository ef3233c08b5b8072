import SwiftUI

/// A part of a map that looks otherwise, or is known by something.
nonisolated struct ModifiedMapContent<Content: MapContent>: PrimitiveMapContent {
    let content: Content
    let change: (inout MapLook) -> Void

    @MainActor
    func collect(into collector: MapCollector) {
        collector.changing(change) { collector.add(content) }
    }
}

extension MapContent {
    nonisolated func changing(_ change: @escaping (inout MapLook) -> Void) -> some MapContent {
        ModifiedMapContent(content: self, change: change)
    }

    /// Sets the colour of markers, and of lines and areas that have none.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some MapContent {
        changing { $0.tint = tint.map { AnyShapeStyle($0) } }
    }
    /// Sets the colour of markers, and of lines and areas that have none.
    public nonisolated func tint(_ tint: Color?) -> some MapContent {
        changing { $0.tint = tint.map { AnyShapeStyle($0) } }
    }
    /// Sets what areas are filled with, and lines drawn in that have no other colour.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changing { $0.fill = AnyShapeStyle(style) }
    }
    /// Draws lines, and lines around areas.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws lines, and lines around areas.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changing { ($0.stroke, $0.hasStroke, $0.strokeStyle) = (AnyShapeStyle(content), true, style) }
    }
    /// Draws lines, and lines around areas, in the usual colour.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws lines, and lines around areas, in the usual colour.
    public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent {
        changing { ($0.hasStroke, $0.strokeStyle) = (true, style) }
    }
    /// Sets whether titles are seen.
    public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changing { $0.titles = visibility }
    }
    /// Sets whether subtitles are seen: has no effect, there are none.
    public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        changing { $0.subtitles = visibility }
    }
    /// Sets what selects it.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent {
        changing { $0.tag = AnyHashable(tag) }
    }
    /// Sets what lies in front of it: has no effect.
    public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { _ in } }
}
