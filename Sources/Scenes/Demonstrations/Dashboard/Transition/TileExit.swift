import UIKit

/// The animators by which the tiles that were not selected leave, for cells that stand at their places.
@MainActor
struct TileExit {
    /// A cell and where it goes if it flies.
    struct Leaver {
        var cell: UICollectionViewCell
        var flight: CGVector
    }

    var configuration: DashboardConfiguration

    func tracks(for leavers: [Leaver]) -> [ReversibleTimeline.Track] {
        switch configuration.exitStyle {
        case .flyOut: [flight(leavers)]
        case .rotate: rotation(leavers)
        case .curl: [curl(leavers)]
        }
    }

    private func flight(_ leavers: [Leaver]) -> ReversibleTimeline.Track {
        let animator = UIViewPropertyAnimator(duration: configuration.exitDuration, curve: .easeInOut) {
            for leaver in leavers {
                leaver.cell.center.x += leaver.flight.dx
                leaver.cell.center.y += leaver.flight.dy
            }
        }
        return ReversibleTimeline.Track(animator: animator, start: configuration.exitDelay)
    }

    /// Turns there and back at a constant speed, as a Core Animation that repeats and autoreverses; then the fade.
    private func rotation(_ leavers: [Leaver]) -> [ReversibleTimeline.Track] {
        let runs = 2 * configuration.rotateRepeatCount
        let turns = UIViewPropertyAnimator(
            duration: configuration.exitDuration * TimeInterval(runs), curve: .linear
        ) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                for leaver in leavers { Self.addTurns(of: leaver.cell, runs: runs) }
            }
        }
        let fade = UIViewPropertyAnimator(duration: configuration.fadeDuration, curve: .easeInOut) {
            for leaver in leavers { leaver.cell.alpha = 0 }
        }
        let turning = ReversibleTimeline.Track(animator: turns, start: configuration.exitDelay)
        return [turning, ReversibleTimeline.Track(animator: fade, start: turning.end)]
    }

    /// A turn is made of thirds, as a rotation by half a turn or more has no direction.
    private static func addTurns(of cell: UIView, runs: Int) {
        let stretch = 1 / Double(3 * runs)
        for run in 0..<runs {
            for third in 1...3 {
                let angle = CGFloat(run.isMultiple(of: 2) ? third : 3 - third) * 2 * .pi / 3
                UIView.addKeyframe(
                    withRelativeStartTime: Double(3 * run + third - 1) * stretch, relativeDuration: stretch
                ) {
                    cell.transform = third == 3 ? .identity : CGAffineTransform(rotationAngle: angle)
                }
            }
        }
    }

    /// Until the tile is seen edge-on.
    private func curl(_ leavers: [Leaver]) -> ReversibleTimeline.Track {
        var lens = CATransform3DIdentity
        lens.m34 = -1 / configuration.perspectiveDistance
        for cell in leavers.map(\.cell) {
            cell.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            cell.center.y -= cell.bounds.height / 2
            cell.transform3D = lens
        }
        let animator = UIViewPropertyAnimator(duration: configuration.exitDuration, curve: .easeInOut) {
            for leaver in leavers { leaver.cell.transform3D = CATransform3DRotate(lens, -.pi / 2, 1, 0, 0) }
        }
        return ReversibleTimeline.Track(animator: animator, start: configuration.exitDelay)
    }
}
