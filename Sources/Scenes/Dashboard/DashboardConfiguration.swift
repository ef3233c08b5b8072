import UIKit

/// The constants of the dashboard. Lengths are points, times seconds.
struct DashboardConfiguration: Equatable, Sendable {
    /// The first of the seven tiles.
    var itemCount = 7
    var exitStyle = ExitStyle.flyOut
    /// From the selection until the other tiles leave.
    var exitDelay: TimeInterval = 0.1
    /// Of a flight or a curl, and of one turn of `rotate`.
    var exitDuration: TimeInterval = 0.2
    /// Of `rotate`; each is a turn there and a turn back.
    var rotateRepeatCount = 2
    /// Of what follows the turns of `rotate`.
    var fadeDuration: TimeInterval = 0.2
    /// How far from the eye a tile curls.
    var perspectiveDistance: CGFloat = 1000
    var zoomDuration: TimeInterval = 2
    var zoomScale: CGFloat = 2.5
    /// Of the dashboard's own background; it begins at once and is over before the tiles leave.
    var backgroundFadeDuration: TimeInterval = 0.1
}

/// How the tiles that were not selected leave.
enum ExitStyle: String, CaseIterable, Sendable {
    /// Past the collection view's edges, away from the selected tile.
    case flyOut
    /// Turned in place, and then faded out.
    case rotate
    /// Turned away about the top edge.
    case curl
}
