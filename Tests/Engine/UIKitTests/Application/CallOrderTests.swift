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
        var whenLoaded: (UIView) -> Void = { _ in }
        var whenAppearing: (UIView) -> Void = { _ in }
        var whenAppeared: (UIView) -> Void = { _ in }

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
            whenLoaded(view)
        }
        override func viewWillAppear(_ animated: Bool) {
            log.add(name, "viewWillAppear")
            whenAppearing(view)
        }
        override func willMove(toParent parent: UIViewController?) {
            log.add(name, parent == nil ? "willMove nil" : "willMove self")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.add(name, parent == nil ? "didMove nil" : "didMove self")
        }
        override func viewIsAppearing(_ animated: Bool) { log.add(name, "viewIsAppearing") }
        override func viewWillLayoutSubviews() { log.add(name, "viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.add(name, "viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) {
            log.add(name, "viewDidAppear")
            whenAppeared(view)
        }
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
            controller.didAppear(false)
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

    /// arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller, "Controller A Pushes to Controller B" and "Controller B Pops to
    /// Controller A": what has come for good hears so after it has appeared, what has gone after it has disappeared.
    @Test func theParentOfWhatIsPushedAndPopped() {
        let stack = stage.perform { UINavigationController(rootViewController: Screen("A", log)) }
        show(stack)
        _ = log.take()
        stage.perform { stack.pushViewController(Screen("B", log), animated: true) }
        stage.settle()
        func ofB() -> [String] {
            taken("ppear", "ove self", "ove nil").filter { $0.hasPrefix("B") }
        }
        #expect(ofB() == ["B willMove self", "B viewWillAppear", "B viewDidAppear", "B didMove self"])
        stage.perform { _ = stack.popViewController(animated: true) }
        stage.settle()
        #expect(ofB() == ["B willMove nil", "B viewWillDisappear", "B viewDidDisappear", "B didMove nil"])
    }

    /// Stack Overflow 48653763, "the initial test" with its further observations, and 39.103.169.235/p/ad86ca978747 (a copy of
    /// jianshu.com): each of the parent's methods is followed by those of its children.
    @Test func aChildThatIsAddedWhileItsParentIsLoaded() {
        let parent = stage.perform { Screen("parent", log) }
        let child = stage.perform { Screen("child", log) }
        parent.whenLoaded = { view in
            parent.addChild(child)
            view.addSubview(child.view)
        }
        show(parent)
        #expect(
            taken("ppear", "viewDidLoad", "ove self", "LayoutSubviews").filter { $0.hasPrefix("child") } == [
                "child willMove self", "child viewDidLoad", "child viewWillAppear", "child viewWillLayoutSubviews",
                "child viewDidLayoutSubviews", "child viewDidAppear",
            ])
        stage.perform { stage.window.rootViewController = nil }
        parent.whenLoaded = { _ in }
    }

    /// The same page of jianshu.com: the parent before its children.
    @Test func aParentHearsOfItsAppearingBeforeItsChildren() {
        let stack = stage.perform { UINavigationController() }
        let parent = stage.perform { Screen("parent", log) }
        stage.perform {
            let child = Screen("child", log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            stack.viewControllers = [parent]
        }
        show(stack)
        #expect(
            taken("ppear", "Appearing") == [
                "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
                "parent viewDidAppear", "child viewDidAppear",
            ])
        stage.perform { stack.pushViewController(UIViewController(), animated: true) }
        stage.settle()
        #expect(
            taken("ppear") == [
                "parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear",
                "child viewDidDisappear",
            ])
    }

    /// The same page: `addSubview` and `removeFromSuperview` of a child's view have it appear and disappear by themselves.
    @Test func aChildThatIsAddedToAControllerOnTheStage() {
        let (parent, child) = stage.perform { (Screen("parent", log), Screen("child", log)) }
        show(parent)
        _ = log.take()
        stage.perform {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(
            taken("ppear", "viewDidLoad", "ove self") == [
                "child willMove self", "child viewDidLoad", "child viewWillAppear", "child viewDidAppear",
                "child didMove self",
            ])
        stage.perform {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(
            taken("ppear", "ove nil") == [
                "child willMove nil", "child viewWillDisappear", "child viewDidDisappear", "child didMove nil",
            ])
    }

    /// Apple's documentation of `shouldAutomaticallyForwardAppearanceMethods`: false, and the container tells its children by
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    @Test func aContainerThatTellsItsChildrenItself() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = stage.perform { (Container(), Screen("child", log)) }
        stage.perform {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        show(parent)
        #expect(taken("ppear").isEmpty)
        stage.perform {
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }
        #expect(taken("ppear") == ["child viewWillAppear", "child viewDidAppear"])
        stage.perform { child.view.removeFromSuperview() }
        #expect(taken("ppear").isEmpty)
    }

    /// Ours: iOS tells such a controller, too.
    @Test func aControllerWhoseViewAloneIsAddedHearsNothing() {
        let (parent, other) = stage.perform { (Screen("parent", log), Screen("other", log)) }
        show(parent)
        stage.perform { parent.view.addSubview(other.view) }
        #expect(!log.take().contains { $0.hasPrefix("other") && $0.contains("ppear") })
    }

    /// A child that is added as its parent is about to appear hears of it once.
    @Test func aChildThatIsAddedAsItsParentAppears() {
        let (parent, child) = stage.perform { (Screen("parent", log), Screen("child", log)) }
        parent.whenAppearing = { view in
            parent.addChild(child)
            view.addSubview(child.view)
        }
        show(parent)
        #expect(
            taken("ppear") == [
                "parent viewWillAppear", "child viewWillAppear", "parent viewDidAppear", "child viewDidAppear",
            ])
        parent.whenAppearing = { _ in }
    }

    /// As in ahmad-elassuty/BottomSheetController, whose sheet comes up in `viewDidAppear(_:)`, after its parent, in its own one, has
    /// given it a place.
    @Test func aChildThatIsAddedAsItsParentHearsThatItHasAppeared() {
        let (parent, child) = stage.perform { (Screen("parent", log), Screen("child", log)) }
        parent.whenAppeared = { [log] view in
            parent.addChild(child)
            view.addSubview(child.view)
            log.add("child", "is placed")
        }
        show(parent)
        #expect(
            taken("ppear", "placed") == [
                "parent viewWillAppear", "parent viewDidAppear", "child viewWillAppear", "child is placed",
                "child viewDidAppear",
            ])
        parent.whenAppeared = { _ in }
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
            first.present(Screen("second", log), animated: true)
        }
        stage.settle()
        #expect(!taken("ppear").contains { $0.hasPrefix("first") })
    }

    /// wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html, "Navigation", normal and canceled;
    /// programmerteach.com's page on the order of appear and disappear has the first, too.
    @Test func aPopByTheEdge() {
        let stack = stage.perform { UINavigationController(rootViewController: Screen("new", log)) }
        show(stack)
        stage.perform { stack.pushViewController(Screen("current", log), animated: false) }
        stage.settle()
        _ = log.take()
        stage.down(3, 400)
        for x in stride(from: 10, through: 80, by: 10) { stage.move(CGFloat(x), 400) }
        for x in stride(from: 80, through: 20, by: -10) { stage.move(CGFloat(x), 400) }
        stage.up(20, 400)
        stage.settle()
        #expect(
            taken("ppear") == [
                "current viewWillDisappear", "new viewWillAppear", "new viewWillDisappear", "new viewDidDisappear",
                "current viewWillAppear", "current viewDidAppear",
            ])
        stage.down(3, 400)
        for x in stride(from: 10, through: 390, by: 20) { stage.move(CGFloat(x), 400) }
        stage.up(390, 400)
        stage.settle()
        #expect(
            taken("ppear") == [
                "current viewWillDisappear", "new viewWillAppear", "current viewDidDisappear", "new viewDidAppear",
            ])
    }

    final class Book: UIPageViewControllerDataSource {
        let pages: [UIViewController]
        init(_ pages: [UIViewController]) { self.pages = pages }

        private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
            pages.firstIndex { $0 === page }.map { $0 + step }.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
        }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
    }

    /// The same page, "Page Scrolling", normal and canceled; alokvnair.com has a copy.
    @Test func aPageThatIsTurned() {
        let book = stage.perform { Book([Screen("current", log), Screen("new", log)]) }
        let pages = stage.perform { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        stage.perform {
            pages.dataSource = book
            pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        }
        show(pages)
        _ = log.take()
        stage.down(300, 400)
        for x in stride(from: 290, through: 240, by: -10) { stage.move(CGFloat(x), 400) }
        for _ in 0..<10 { stage.move(240, 400) }
        stage.up(240, 400)
        stage.settle()
        #expect(
            taken("ppear") == [
                "new viewWillAppear", "current viewWillDisappear", "current viewWillAppear", "current viewDidAppear",
                "new viewWillDisappear", "new viewDidDisappear",
            ])
        stage.flick(from: CGPoint(x: 350, y: 400), by: CGPoint(x: -250, y: 0), steps: 6)
        stage.settle()
        let turned = [
            "new viewWillAppear", "current viewWillDisappear", "new viewDidAppear", "current viewDidDisappear",
        ]
        #expect(taken("ppear") == turned)
        stage.perform { pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true) }
        stage.settle()
        #expect(
            taken("ppear") == turned.map { $0.hasPrefix("new") ? "current" + $0.dropFirst(3) : "new" + $0.dropFirst(7) }
        )
    }

    /// pgzxc.github.io/posts/efa3afd7.html, 2.2: a tab is chosen for the first time.
    @Test func anotherTab() {
        let tabs = stage.perform { UITabBarController() }
        stage.perform { tabs.viewControllers = [Screen("first", log), Screen("second", log)] }
        show(tabs)
        #expect(taken("viewDidLoad", "ppear") == ["first viewDidLoad", "first viewWillAppear", "first viewDidAppear"])
        stage.advance { tabs.selectedIndex = 1 }
        stage.settle()
        #expect(
            taken("viewDidLoad", "ppear") == [
                "second viewDidLoad", "second viewWillAppear", "first viewWillDisappear", "first viewDidDisappear",
                "second viewDidAppear",
            ])
    }

    /// remkoh.dev/?p=4214, scenario 2, from the segue on: what is presented is loaded first, and laid out before it has appeared.
    @Test func aControllerIsLoadedAndLaidOutAsItIsPresented() {
        let first = stage.perform { Screen("vc1", log) }
        show(first)
        _ = log.take()
        stage.perform {
            let second = Screen("vc2", log)
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: true)
        }
        stage.settle()
        #expect(
            taken("loadView", "viewDidLoad", "ppear", "LayoutSubviews").filter {
                !$0.hasPrefix("vc1 viewWillL") && !$0.hasPrefix("vc1 viewDidL")
            }
                == [
                    "vc2 loadView", "vc2 viewDidLoad", "vc1 viewWillDisappear", "vc2 viewWillAppear",
                    "vc2 viewWillLayoutSubviews", "vc2 viewDidLayoutSubviews", "vc2 viewDidAppear",
                    "vc1 viewDidDisappear",
                ])
    }

    /// velog.io/@rudin_/iOS-LifeCycle-in-Modal, "Card Modal scene" drawn down and let go of, and then closed: it disappears and
    /// appears again, while what lies behind hears of nothing.
    @Test func aSheetThatIsDrawnDownAndComesBack() {
        let first = stage.perform { Screen("first", log) }
        show(first)
        let second = stage.perform { Screen("second", log) }
        stage.perform { first.present(second, animated: true) }
        stage.settle()
        _ = log.take()
        stage.down(200, 100)
        for y in stride(from: 110, through: 260, by: 10) { stage.move(200, CGFloat(y)) }
        for y in stride(from: 250, through: 110, by: -10) { stage.move(200, CGFloat(y)) }
        stage.up(200, 110)
        stage.settle()
        let calls = taken("ppear", "Appearing")
        #expect(!calls.contains { $0.hasPrefix("first") })
        stage.perform { first.dismiss(animated: true) }
        stage.settle()
        #expect(taken("ppear") == ["second viewWillDisappear", "second viewDidDisappear"])
    }

    /// Tells of what its window's size becomes.
    final class Turned: UIViewController {
        let name: String
        let log: Log
        var sizes: [CGSize] = []

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            sizes += [size, viewIfLoaded?.bounds.size ?? .zero]
            log.add(name, "viewWillTransition")
            coordinator.animate { [log, name] _ in
                log.add(name, "alongside")
            } completion: { [log, name] _ in
                log.add(name, "completion")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.add(name, "willTransition \(newCollection.verticalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.add(name, "traitCollectionDidChange \(traitCollection.verticalSizeClass)")
        }
        override func viewWillLayoutSubviews() { log.add(name, "viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() {
            sizes.append(view.bounds.size)
            log.add(name, "viewDidLayoutSubviews")
        }
    }

    /// Stack Overflow 9539676 (a copy: bhags.org/?p=533), the lines of the turn: controllers are told first, and laid out with the
    /// new bounds then; Apple's documentation of `viewWillTransition(to:with:)` and of the coordinator for the rest, and of the
    /// first that a controller's own method tells its children.
    @Test func aWindowOfAnotherSizeAsADeviceIsTurned() {
        let (parent, child) = stage.perform { (Turned("parent", log), Turned("child", log)) }
        stage.perform {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
        }
        show(parent)
        (parent.sizes, _) = ([], log.take())
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400) }
        #expect(
            log.take() == [
                "parent viewWillTransition", "child viewWillTransition", "parent viewWillLayoutSubviews",
                "parent viewDidLayoutSubviews", "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
                "parent alongside", "child alongside", "parent completion", "child completion",
            ])
        let (upright, turned) = (CGSize(width: 400, height: 800), CGSize(width: 800, height: 400))
        #expect(parent.sizes == [turned, upright, turned])
        stage.perform { stage.window.frame.origin.x = 0 }
        #expect(log.take().isEmpty)
    }

    /// facebookarchive/AsyncDisplayKit, pull request 2115: `viewWillTransition(to:with:)` comes "shortly after"
    /// `willTransition(to:with:)`, and alone where no trait changes (pull request 1592 there, which has
    /// `traitCollectionDidChange(_:)` later than both).
    @Test func aTurnedPhoneHasOtherTraits() {
        stage.perform { StageAppearance(device: .phone).apply(to: nil) }
        let (parent, child) = stage.perform { (Turned("parent", log), Turned("child", log)) }
        stage.perform {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        show(parent)
        _ = log.take()
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400) }
        #expect(
            log.take().prefix(6) == [
                "parent willTransition compact", "child willTransition compact", "parent viewWillTransition",
                "child viewWillTransition", "parent traitCollectionDidChange compact",
                "child traitCollectionDidChange compact",
            ])
        #expect(stage.perform { child.traitCollection.horizontalSizeClass } == .compact)
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 900, height: 420) }
        let larger = log.take()
        #expect(larger.first == "parent willTransition compact")
        #expect(stage.perform { child.traitCollection.horizontalSizeClass } == .regular)
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 420, height: 900) }
        #expect(log.take().contains("child traitCollectionDidChange regular"))
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 400, height: 900) }
        #expect(!log.take().contains { $0.contains("willTransition ") || $0.contains("DidChange") })
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

    /// `CALayer.layoutIfNeeded()` as Apple documents it, which the tests of Cartography (robb/Cartography, AlignSpec) rely on:
    /// the views above are gone through until one that needs no layout, and all below that is laid out.
    @Test func aLayoutBeginsAtTheHighestViewThatNeedsIt() {
        let (outer, inner) = stage.perform { (Watcher(log), UIView()) }
        stage.perform {
            outer.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
                inner.widthAnchor.constraint(equalToConstant: 5), inner.heightAnchor.constraint(equalToConstant: 6),
            ])
            inner.layoutIfNeeded()
        }
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 5, height: 6) && log.take().contains("layoutSubviews"))
        // One in between that needs none ends the way up.
        let innermost = stage.perform { UIView() }
        stage.perform {
            inner.addSubview(innermost)
            inner.layoutIfNeeded()
            outer.setNeedsLayout()
            innermost.setNeedsLayout()
            _ = log.take()
            innermost.layoutIfNeeded()
        }
        #expect(log.take().isEmpty)
        stage.perform { outer.layoutIfNeeded() }
        #expect(log.take() == ["layoutSubviews"])
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
