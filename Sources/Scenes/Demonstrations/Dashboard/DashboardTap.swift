import UIKit

/// A recogniser's delegate that turns taps outside of the closed dashboard into opening and closing.
///
/// The purpose of a tap is decided when the finger comes down: of two viewers who both tap to close, the second one,
/// lifted when the dashboard has begun to close, does not open it again.
@MainActor
final class DashboardTap: NSObject, UIGestureRecognizerDelegate {
    private weak var dashboard: DashboardViewController?
    private var closes = true

    /// On the tiles for as long as they are in front, on the detail for as long as it is interactive.
    func attach(to dashboard: DashboardViewController) {
        self.dashboard = dashboard
        for view in [dashboard.collectionView, dashboard.detailView] {
            let recognizer = UITapGestureRecognizer(target: self, action: .dashboardTapped)
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let phase = dashboard?.state.phase, phase != .closed else { return false }
        closes = phase != .closing
        return true
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let dashboard, recognizer.state == .ended, let tile = dashboard.state.selected else { return }
        if closes { dashboard.close() } else { dashboard.open(tile) }
    }
}

extension Selector {
    #if canImport(ObjectiveC)
        fileprivate static let dashboardTapped = #selector(DashboardTap.tapped(_:))
    #else
        @MainActor fileprivate static let dashboardTapped = Selector(DashboardTap.tapped(_:))
    #endif
}
