import UIKit

/// The constants of the dashboard.
///
/// Lengths are points, times seconds.
struct DashboardConfiguration: Equatable, Sendable {
    /// The number of tiles, the first of seven.
    var itemCount = 7
    var exitStyle = ExitStyle.flyOut
    /// The time from the selection until the other tiles leave.
    var exitDelay: TimeInterval = 0.1
    /// The duration of a flight or a curl, and of one turn of `rotate`.
    var exitDuration: TimeInterval = 0.2
    /// The number of repetitions of `rotate`; each is a turn there and a turn back.
    var rotateRepeatCount = 2
    /// The duration of the fade that follows the turns of `rotate`.
    var fadeDuration: TimeInterval = 0.2
    /// The distance of the eye from a tile that curls.
    var perspectiveDistance: CGFloat = 1000
    var zoomDuration: TimeInterval = 2
    var zoomScale: CGFloat = 2.5
    /// The duration of the fade of the dashboard's background; it begins at once and ends before the tiles leave.
    var backgroundFadeDuration: TimeInterval = 0.1
}

/// A way in which the tiles that were not selected leave.
enum ExitStyle: String, CaseIterable, Sendable {
    /// They move past the collection view's edges, away from the selected tile.
    case flyOut
    /// They turn in place, and then fade out.
    case rotate
    /// They turn away about the top edge.
    case curl
}
