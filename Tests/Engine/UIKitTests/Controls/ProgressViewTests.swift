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

    @Test func imagesStandForTheFilledPartAndTheRest() {
        let stage = Stage()
        let (view, images) = stage.perform {
            (UIProgressView(), ["a", "b"].map { UIImage(file: $0, size: CGSize(width: 4, height: 4)) })
        }
        stage.add(view)
        stage.perform { (view.progressImage, view.trackImage) = (images[0], images[1]) }
        stage.advance()
        #expect(view.subviews.compactMap { ($0 as? UIImageView)?.image } == [images[1], images[0]])
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
