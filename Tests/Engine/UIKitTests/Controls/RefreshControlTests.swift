import Testing
import UIKit

@MainActor
@Suite struct RefreshControlTests {
    /// As DeluxeAlonso/UpcomingMovies's does, whose app was not loaded.
    private final class Wheel: UIRefreshControl {
        let refresh: () -> Void

        init(refresh: @escaping () -> Void) {
            self.refresh = refresh
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func anHeirsInitialiserMayCallThePlainOne() {
        let wheel = Wheel {}
        #expect(wheel.subviews.count == UIRefreshControl(frame: .zero).subviews.count && !wheel.isRefreshing)
        #expect(UIRefreshControl().subviews.count == 1)
    }
}
