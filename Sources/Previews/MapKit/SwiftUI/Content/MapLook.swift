import SwiftUI

/// How a part of a map looks, and what it is known by.
struct MapLook {
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var hasStroke = false
    var strokeStyle = StrokeStyle(lineWidth: 1)
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
    /// What selects it.
    var tag: AnyHashable?
    /// The identities of the collections' elements that it is made for, which select it, too.
    var identities: [AnyHashable] = []
}
