import QuartzCore
import Testing

@testable import UIKit

/// What has `layoutSubviews` called, as a list has it that somebody made by trying it on iOS, and that many have copied:
/// lxweimin.com/p/f25ee1ab96c1, codingtour.com (layoutSubview), e-com-net.com/article/1278271315328909312.htm,
/// blog.csdn.net/weixin_33971977/article/details/85655519.
@MainActor
@Suite struct LayoutCallTests {
    @MainActor
    final class Counter: UIView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        func layoutsSince(_ change: () -> Void) -> Int {
            let before = layouts
            change()
            return layouts - before
        }
    }

    private let stage = Stage()
    private let outer: Counter
    private let inner: Counter

    init() {
        let (outer, inner) = stage.perform {
            (
                Counter(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
                Counter(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            )
        }
        (self.outer, self.inner) = (outer, inner)
        stage.perform { outer.addSubview(inner) }
        stage.add(outer)
    }

    @Test func makingAViewLaysNothingOut() {
        let view = stage.perform { Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        stage.advance(steps: 2)
        #expect(view.layouts == 0)
    }

    @Test func addingAViewLaysItAndItsSuperviewOut() {
        let view = stage.perform { Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let calls = outer.layoutsSince { stage.advance { outer.addSubview(view) } }
        #expect(calls == 1 && view.layouts == 1)
    }

    @Test func anotherFrameLaysTheViewOutIfItsSizeIsAnother() {
        #expect(inner.layoutsSince { stage.advance { inner.frame.origin.x += 5 } } == 0)
        #expect(inner.layoutsSince { stage.advance { inner.frame = inner.frame } } == 0)
        #expect(inner.layoutsSince { stage.advance { inner.frame.size.width += 5 } } == 1)
    }

    @Test func resizingAViewLaysItsSuperviewOut() {
        #expect(outer.layoutsSince { stage.advance { inner.frame.size.height += 5 } } == 1)
        #expect(outer.layoutsSince { stage.advance { inner.frame.origin.y += 5 } } == 0)
    }

    /// Ours: on iOS the superview is laid out.
    @Test func removingAViewLaysNothingOut() {
        #expect(outer.layoutsSince { stage.advance { inner.removeFromSuperview() } } == 0)
    }

    /// On iOS a scroll view is laid out in each step (codingtour.com); one of UIKit's own, of which nobody hears, is not here.
    @Test func scrollingLaysAScrollViewOfTheAppsOut() {
        final class Scroller: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = stage.perform { Scroller(frame: stage.window.bounds) }
        view.contentSize = CGSize(width: 400, height: 4000)
        stage.add(view)
        view.layouts = 0
        stage.advance { view.contentOffset.y = 10 }
        stage.advance { view.contentOffset.y = 20 }
        stage.advance()
        #expect(view.layouts == 2)
        view.layouts = 0
        stage.advance()
        #expect(view.layouts == 0)
    }

    /// mo4tech.com/ios-uicollectionview-optimization: a cell is prepared for its reuse before it is asked for, and displayed
    /// after; openradar.appspot.com/31748196, whose trace has the sizes asked for after the closure of updates.
    @Test func anUpdateAsksForSizesAfterItsClosureAndReusesCellsInOrder() {
        let (view, source) = stage.perform { Source.view(in: stage.window.bounds) }
        stage.add(view)
        #expect(source.calls.filter { $0 == "sizeForItemAt" }.count >= 3)
        source.calls = []
        stage.perform {
            view.performBatchUpdates {
                source.calls.append("updates")
                source.count = 4
                view.insertItems(at: [IndexPath(item: 3, section: 0)])
            } completion: { _ in
                source.calls.append("completion")
            }
        }
        stage.settle()
        let firsts = source.calls.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        #expect(firsts == ["updates", "sizeForItemAt", "cellForItemAt", "willDisplay", "completion"])
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var calls: [String] = []
        var count = 3

        static func view(in frame: CGRect) -> (UICollectionView, Source) {
            let source = Source()
            let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (source, source)
            return (view, source)
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            calls.append("cellForItemAt")
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            calls.append("sizeForItemAt")
            return CGSize(width: 50, height: 50)
        }
        func collectionView(
            _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { calls.append("willDisplay") }
    }
}
