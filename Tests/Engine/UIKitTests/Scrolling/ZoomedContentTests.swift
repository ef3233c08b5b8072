import Testing

@testable import UIKit

/// Content that constraints lay out and a scroll view zooms, as in evgenyneu/ios-imagescroll-swift and
/// justinvallely/SwiftPhotoGallery.
@MainActor
@Suite struct ZoomedContentTests {
    private final class Zooming: NSObject, UIScrollViewDelegate {
        let view = UIView()
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    /// A scroll view of 200 by 300 points, of a view of 400 by 400 with a margin.
    private func make(margin: CGFloat) -> (scroll: UIScrollView, zooming: Zooming) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let zooming = Zooming()
        let view = zooming.view
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: margin),
            view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: margin),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margin),
            view.widthAnchor.constraint(equalToConstant: 400), view.heightAnchor.constraint(equalToConstant: 400),
        ])
        scroll.delegate = zooming
        return (scroll, zooming)
    }

    @Test(arguments: [CGFloat(0), 30])
    func aZoomedViewAndItsContentHaveTheSizeAtWhichItIsSeen(margin: CGFloat) {
        let stage = Stage(width: 320, height: 480)
        let (scroll, zooming) = stage.perform { make(margin: margin) }
        stage.perform {
            stage.window.addSubview(scroll)
            scroll.layoutIfNeeded()
            scroll.minimumZoomScale = 0.5
            scroll.zoomScale = 0.5
            scroll.setNeedsLayout()
            zooming.view.invalidateIntrinsicContentSize()
            scroll.layoutIfNeeded()
        }
        #expect(zooming.view.frame == CGRect(x: margin, y: margin, width: 200, height: 200))
        #expect(zooming.view.bounds.size == CGSize(width: 400, height: 400))
        #expect(scroll.contentSize == CGSize(width: 200 + 2 * margin, height: 200 + 2 * margin))
    }
}
