import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ProgressViewTests {
    @Test func theBarIsAsLongAsTheProgress() {
        let stage = Stage()
        let view = stage.perform { UIProgressView(progressViewStyle: .default) }
        stage.add(view)
        #expect(view.bounds.size == CGSize(width: 150, height: 4))
        view.progress = 0.5
        stage.advance()
        #expect(view.subviews[0].frame.width == 75)
        stage.perform { view.setProgress(7, animated: true) }
        stage.settle()
        #expect(view.progress == 1)
        #expect(view.subviews[0].frame.width == 150)
        view.progress = .nan
        #expect(view.progress == 1)
    }

    @Test func theShareOfWorkThatIsDoneIsShown() {
        let stage = Stage()
        let view = stage.perform { UIProgressView() }
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 3
        stage.perform { view.observedProgress = work }
        #expect(view.progress == 0.75)
        stage.perform { view.observedProgress = nil }
        #expect(view.progress == 0.75)
    }
}
