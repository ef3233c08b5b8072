import QuartzCore
import Testing

@testable import UIKit

/// When things are called, as logs have it that others have printed on iOS and published.
///
/// Repetitions count as one: the logs differ in how often views are laid out.
@MainActor
@Suite struct CallOrderTests {
    /// What has been called.
    @MainActor
    final class Log {
        var calls: [String] = []

        func add(_ name: String, _ call: String) {
            let entry = name.isEmpty ? call : "\(name) \(call)"
            if calls.last != entry { calls.append(entry) }
        }

        /// The calls since the last time that they were taken.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    final class Screen: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            log.add(name, "loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.add(name, "viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) { log.add(name, "viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { log.add(name, "viewIsAppearing") }
        override func viewWillLayoutSubviews() { log.add(name, "viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.add(name, "viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { log.add(name, "viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.add(name, "viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.add(name, "viewDidDisappear") }
    }

    private let stage = Stage()
    private let log = Log()

    /// The calls of some names alone.
    private func taken(_ parts: String...) -> [String] {
        log.take().filter { call in parts.contains { call.hasSuffix($0) } }
    }

    private func show(_ controller: UIViewController) {
        stage.perform {
            stage.window.rootViewController = controller
            controller.willAppear(false)
            stage.window.layoutIfNeeded()
            controller.viewDidAppear(false)
        }
        stage.settle()
    }

    // MARK: Controllers

    /// readke.com/c/0Z41505102021.html, calls 2 to 10; shawnbaek.com/2020/11/08/the-life-cycle-of-uiviewcontroller has the same
    /// with `viewIsAppearing`.
    @Test func theFirstController() {
        show(stage.perform { Screen("A", log) })
        #expect(
            taken("loadView", "viewDidLoad", "Appear", "Appearing", "LayoutSubviews") == [
                "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
                "A viewDidLayoutSubviews", "A viewDidAppear",
            ])
    }

    /// readke.com/c/0Z41505102021.html, calls 12 to 20 and 21 to 25.
    @Test func aPushAndAPop() {
        let stack = stage.perform { UINavigationController(rootViewController: Screen("A", log)) }
        show(stack)
        _ = log.take()
        stage.perform { stack.pushViewController(Screen("B", log), animated: true) }
        stage.settle()
        #expect(
            taken("loadView", "viewDidLoad", "Appear", "Disappear", "LayoutSubviews").filter {
                $0 != "A viewWillLayoutSubviews" && $0 != "A viewDidLayoutSubviews"
            } == [
                "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewWillLayoutSubviews",
                "B viewDidLayoutSubviews", "A viewDidDisappear", "B viewDidAppear",
            ])
        stage.perform { _ = stack.popViewController(animated: true) }
        stage.settle()
        #expect(
            taken("ppear") == ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"])
    }

    /// velog.io/@rudin_/iOS-LifeCycle-in-Modal, "FullScreen Modal scene".
    @Test func aControllerThatCoversAnother() {
        let first = stage.perform { Screen("first", log) }
        show(first)
        _ = log.take()
        stage.perform {
            let second = Screen("second", log)
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: true)
        }
        stage.settle()
        #expect(
            taken("ppear", "Appearing") == [
                "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing", "second viewDidAppear",
                "first viewDidDisappear",
            ])
    }

    /// The same page, "Card Modal scene": what is still seen behind hears nothing.
    @Test func aSheetOverAController() {
        let first = stage.perform { Screen("first", log) }
        show(first)
        _ = log.take()
        stage.perform {
            let second = Screen("second", log)
            second.sheetPresentationController?.detents = [.large()]
            first.present(second, animated: true)
        }
        stage.settle()
        #expect(!taken("ppear").contains { $0.hasPrefix("first") })
    }

    // MARK: Views

    final class Watcher: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }

        override func willMove(toSuperview newSuperview: UIView?) { log.add("", "willMove(toSuperview:)") }
        override func didMoveToSuperview() { log.add("", "didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) { log.add("", "willMove(toWindow:)") }
        override func didMoveToWindow() { log.add("", "didMoveToWindow") }
        override func updateConstraints() {
            log.add("", "updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.add("", "layoutSubviews")
            super.layoutSubviews()
        }
        override func draw(_ rect: CGRect) { log.add("", "draw") }
    }

    /// zijiebao.com/jishu/285997.html, a view added to one that comes into the window later; e-com-net.com/article/5357521.htm
    /// has the same log.
    @Test func aViewThatIsShownAndRemoved() {
        let (holder, view) = stage.perform { (UIView(), Watcher(log)) }
        stage.perform { holder.addSubview(view) }
        stage.add(holder)
        #expect(
            log.take().filter { !["updateConstraints", "draw"].contains($0) } == [
                "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
                "layoutSubviews",
            ])
        stage.perform { view.removeFromSuperview() }
        #expect(
            log.take() == ["willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview"])
    }

    /// mo4tech.com/ios-layout-layoutsubviews-with-its-family.html: constraints before layout. (Views are drawn as they are seen.)
    @Test func constraintsAreUpdatedBeforeLayout() {
        let view = stage.perform { Watcher(log) }
        stage.add(view)
        _ = log.take()
        stage.advance {
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
        }
        #expect(log.take() == ["updateConstraints", "layoutSubviews"])
    }

    // MARK: Scroll views

    /// juejin.cn/post/7020976046191149070, a fast drag; lmlphp.com/user/124129/article/item/1884052 has the same order.
    @Test func aFling() {
        let scroll = ScrollLog()
        let view = stage.addScrollView { $0.delegate = scroll }
        stage.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), steps: 6)
        stage.settle()
        _ = view
        #expect(
            scroll.digest == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    /// The first case of 39.103.169.235/p/b1d894d94c79 (a copy of jianshu.com): a finger that has stopped when it is lifted.
    @Test func aDragThatEndsAtRest() {
        let scroll = ScrollLog()
        let view = stage.addScrollView { $0.delegate = scroll }
        stage.down(200, 600)
        for y in stride(from: 590, through: 400, by: -10) { stage.move(200, CGFloat(y)) }
        stage.advance(steps: 30)
        stage.up(200, 400)
        stage.settle()
        _ = view
        #expect(scroll.digest == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(scroll.velocities == [.zero])
    }

    /// The third case of the same page: offsets that code sets.
    @Test func anOffsetThatCodeSets() {
        let scroll = ScrollLog()
        let view = stage.addScrollView { $0.delegate = scroll }
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
        #expect(scroll.calls == ["didScroll"])
        scroll.calls = []
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        stage.settle()
        #expect(scroll.digest == ["didScroll", "didEndScrollingAnimation"])
    }

    // MARK: Collection views

    final class Layout: UICollectionViewFlowLayout {
        var log: Log?

        override func prepare() {
            log?.add("", "prepare")
            super.prepare()
        }
        override var collectionViewContentSize: CGSize {
            log?.add("", "collectionViewContentSize")
            return super.collectionViewContentSize
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            log?.add("", "layoutAttributesForElements(in:)")
            return super.layoutAttributesForElements(in: rect)
        }
    }

    final class Cell: UICollectionViewCell {
        static var log: Log?
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { Self.log?.add("", "apply") }
    }

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            log.add("", "numberOfItemsInSection")
            return 100
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            log.add("", "cellForItemAt")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.add("", "willDisplay") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.add("", "didEndDisplaying") }
    }

    private func collection() -> (view: UICollectionView, source: Source) {
        let source = Source(log)
        let view = stage.perform {
            let layout = Layout()
            layout.log = log
            layout.itemSize = CGSize(width: 400, height: 100)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.delegate = source
            return view
        }
        return (view, source)
    }

    /// zoukankan.com/dabaomo-p-5205417.html and runxinzhi.com/ceasar-p-5264892.html: the three methods that are always called, in
    /// their order.
    @Test func aLayoutIsAskedInOrder() {
        let (view, source) = collection()
        stage.add(view)
        let asked = log.take().filter {
            $0.hasPrefix("prepare") || $0.hasPrefix("collection") || $0.hasPrefix("layout")
        }
        let firsts = asked.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        #expect(firsts == ["prepare", "collectionViewContentSize", "layoutAttributesForElements(in:)"])
        _ = source
    }

    /// Apple's documentation of `collectionView(_:willDisplay:forItemAt:)`, `apply(_:)` and `collectionView(_:didEndDisplaying:
    /// forItemAt:)`: a cell is given its attributes before it is displayed, and one that has gone out of sight has ended.
    @Test func aCellComesAndGoes() {
        let (view, source) = collection()
        Cell.log = log
        defer { Cell.log = nil }
        stage.add(view)
        let first = log.take().filter { ["cellForItemAt", "apply", "willDisplay"].contains($0) }.prefix(3)
        #expect(Array(first) == ["cellForItemAt", "apply", "willDisplay"])
        stage.perform {
            view.contentOffset.y = 100
            view.layoutIfNeeded()
        }
        let scrolled = log.take().filter { ["willDisplay", "didEndDisplaying", "cellForItemAt"].contains($0) }
        #expect(Set(scrolled) == ["cellForItemAt", "willDisplay", "didEndDisplaying"])
        _ = source
    }

    /// The documentation of `shouldInvalidateLayout(forBoundsChange:)`, and runxinzhi.com/ceasar-p-5264892.html: a layout that
    /// answers false is not prepared again while it is scrolled.
    @Test func aScrollPreparesNothing() {
        let (view, source) = collection()
        stage.add(view)
        _ = log.take()
        stage.perform {
            view.contentOffset.y = 950
            view.layoutIfNeeded()
        }
        let calls = log.take()
        #expect(!calls.contains("prepare") && calls.contains("layoutAttributesForElements(in:)"))
        stage.perform {
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
        }
        #expect(log.take().first == "prepare")
        _ = source
    }
}
