import Foundation
import InterfaceFiles
import SceneContract
import Simulation
import StageModel
import Testing
import UIKit

@testable import Previews

/// Previews on a stage, as a simulation runs them.
@MainActor
@Suite struct PreviewSceneTests {
    /// A row of cells whose width can be tuned; without observers, as most layouts are written.
    final class RowLayout: UICollectionViewLayout {
        var width: CGFloat = 80
        var tint = UIColor.red
        override var collectionViewContentSize: CGSize { CGSize(width: width * 20, height: 200) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * width, y: 0, width: width, height: 200)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    final class RowController: UICollectionViewController {
        var taps = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            // What shows nothing is looked at again, and does not rest at once.
            cell.backgroundColor = .red
            return cell
        }
    }

    /// What shows whether less motion is wanted once it is touched.
    final class MotionView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            backgroundColor = UIAccessibility.isReduceMotionEnabled ? .blue : .red
        }
    }

    @Test func oneOfTwoStagesMayWantLessMotion() throws {
        let preview = Preview(name: "motion", title: "Motion", source: PreviewSource(file: "Motion.swift", line: 1)) {
            .view(MotionView())
        }
        let definition = PreviewDefinition(preview)
        let one = StageCheckpoint.Stage(width: 390, height: 844)
        var other = one
        other.overrides = ["reduceMotion": .text("reducedMotion")]
        let checkpoint = StageCheckpoint(
            scene: "motion", stageWidth: 390, stageHeight: 844, columns: 2, sharesTouches: true
        ).with([one, other])
        let simulation = try SceneSimulation(checkpoint: checkpoint, of: definition)
        let touch = PointerSample(pointer: 1, phase: .down, x: 200, y: 400)
        simulation.advance(to: 1, with: [.pointer(touch)])
        simulation.advance(to: 2, with: [])
        let colours = Set(simulation.snapshot().nodes.map(\.backgroundColor))
        #expect(colours.contains { $0.red > 200 && $0.blue < 60 } && colours.contains { $0.blue > 200 && $0.red < 60 })
    }

    private let stage = CGSize(width: 390, height: 844)

    private var row: Preview {
        Preview(
            name: "row", title: "Row", source: PreviewSource(file: "Row.swift", line: 1),
            parameters: [
                .number(
                    "width", of: RowLayout.self, \.width, in: 20...200, unit: .points, default: 80, summary: "of a cell"
                ),
                .color("tint", of: RowLayout.self, \.tint, default: "#FF0000"),
            ],
            actions: [
                PreviewAction(name: "tap") { ($0 as? RowController)?.taps += 1 }
            ]
        ) { .viewController(RowController(collectionViewLayout: RowLayout())) }
    }

    @Test func aNumberThatStandsForNoBoundIsNotTuned() {
        func width(_ name: String, _ value: Double) -> PreviewParameter {
            .number(
                name, of: RowLayout.self, \.width, in: value.tuningRange(named: name), default: value)
        }
        let preview = Preview(
            name: "row", title: "Row", source: PreviewSource(file: "Row.swift", line: 1),
            parameters: [width("most", .greatestFiniteMagnitude), width("width", 80), width("end", .infinity)],
            swift: "layout.most = {{most}}\nlayout.width = {{width}}"
        ) { .viewController(RowController(collectionViewLayout: RowLayout())) }
        #expect(preview.parameters.map(\.declaration.name) == ["width"])
        #expect(preview.swift == "layout.width = {{width}}")
    }

    @Test func aControllerFillsTheStage() throws {
        let simulation = try SceneSimulation(PreviewDefinition(row), stage: stage)
        #expect(simulation.scene.title == "Row")
        #expect(simulation.snapshot().nodes.count > 5)
        #expect(simulation.checkpoint().restoration["offsets"] == .list([.list([.number(0), .number(0)])]))
    }

    @Test func aPropertyWithoutObserversMovesTheCells() throws {
        let simulation = try SceneSimulation(PreviewDefinition(row), stage: stage)
        let before = simulation.scrolls.views.first?.contentSize
        simulation.advance(to: 1, with: [.set(["width": .integer(40), "tint": .text("#00FF0080")])])
        _ = simulation.snapshot()
        #expect(before != nil || simulation.scrolls.views.first?.contentSize.x == 800)
        #expect(simulation.values["width"] == .number(40) && simulation.values["tint"] == .text("#00FF0080"))
    }

    /// As PaoloCuscela/Cards' tabs, of which one unwraps an image that only the stage has.
    @Test func aControllerBehindATabGetsItsViewOnceItIsShown() throws {
        let behind = UIViewController()
        let preview = Preview(
            name: "tabs", title: "Tabs", source: PreviewSource(file: "Tabs.swift", line: 1), parameters: row.parameters
        ) {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), behind]
            return .viewController(tabs)
        }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: stage)
        _ = simulation.values
        simulation.advance(to: 1, with: [.set(["width": .integer(40)])])
        _ = simulation.checkpoint()
        #expect(behind.tabBarController != nil && !behind.isViewLoaded)
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var hasStarted = false
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            hasStarted = true
            return true
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let delegate = UIApplication.shared.delegate as? AppDelegate
            guard delegate?.hasStarted == true, let scene = scene as? UIWindowScene, session.scene === scene else {
                return
            }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UINavigationController(
                rootViewController: RowController(collectionViewLayout: RowLayout()))
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    @Test func anAppShowsWhatItsDelegatesShowAndCanBeTuned() throws {
        var app = row
        app.make = { PreviewedApp.start(application: AppDelegate(), scene: SceneDelegate()) }
        let simulation = try SceneSimulation(PreviewDefinition(app), stage: stage)
        #expect(simulation.values["width"] == .number(80))
        #expect(simulation.snapshot().nodes.contains { $0.boundsSize == FixedPair(80, 200) })
        // The window may be clear where nothing is: nothing is said behind it.
        #expect(
            !simulation.snapshot().nodes.contains {
                $0.text.string.contains("no window") && !$0.flags.contains(.hidden)
            })
        simulation.advance(to: 1, with: [.set(["width": .integer(40)])])
        #expect(simulation.snapshot().nodes.contains { $0.boundsSize == FixedPair(40, 200) })
        #expect(simulation.checkpoint().restoration["offsets"] != .list([]))
    }

    private final class Announcer: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = "Done"
            guard let delegate = UIApplication.shared.delegate else { fatalError("there is no delegate") }
            delegate.window?.addSubview(label)
        }
    }

    /// squimer/DatePickerDialog-iOS-Swift's dialog ends a program without a delegate, and is put into that one's window.
    @Test func whatIsShownWithoutItsAppHasADelegateWithTheStagesWindow() throws {
        let preview = Preview(
            name: "done", title: "Done", source: PreviewSource(file: "Done.swift", line: 1), parameters: []
        ) { .viewController(Announcer()) }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: stage)
        simulation.advance(to: 2)
        #expect(simulation.snapshot().nodes.contains { $0.text.string == "Done" })
    }

    @Test func anAppThatShowsNothingSaysSo() throws {
        var app = row
        app.make = { PreviewedApp.start(scene: SceneDelegate()) }
        let simulation = try SceneSimulation(PreviewDefinition(app), stage: stage)
        #expect(simulation.snapshot().nodes.contains { $0.text.string.contains("no window") })
    }

    /// A scene's delegate that makes its window and leaves it to UIKit to show it.
    private final class MakingDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init)
            let (label, controller) = (UILabel(), UIViewController())
            label.text = "Own"
            controller.view = label
            window?.rootViewController = controller
        }
    }

    /// The delegates of zekunyan/TTGSnackbar make a window only for some arguments of the launch, and that of
    /// nelsonlpco/SwiftAutoLayoutCardSlider does not show the one that it makes.
    @Test func anAppWhoseDelegatesShowNoWindowShowsTheOneTheyMadeOrItsStoryboard() throws {
        let main = try InterfaceFile(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="menu">
                <scenes><scene><objects><viewController id="menu"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="Menu" id="l">
                <rect key="frame" x="20" y="100" width="80" height="20"/></label></subviews>
                </view></viewController></objects></scene></scenes></document>
                """.utf8), name: "Main", kind: .storyboard)
        InterfaceLibrary.current = InterfaceLibrary([main], classes: [])
        defer { InterfaceLibrary.current = InterfaceLibrary() }
        let starts: [(start: @MainActor (_ storyboard: (String, String)) -> PreviewContent, shown: String?)] = [
            ({ PreviewedApp.start(application: AppDelegate(), scene: SceneDelegate(), otherwise: $0) }, nil),
            ({ PreviewedApp.start(scene: SceneDelegate(), otherwise: $0) }, "Menu"),
            ({ PreviewedApp.start(scene: MakingDelegate(), otherwise: $0) }, "Own"),
        ]
        for (start, shown) in starts {
            var app = row
            app.make = { start(("Main.storyboard", "menu")) }
            let simulation = try SceneSimulation(PreviewDefinition(app), stage: stage)
            let texts = simulation.snapshot().nodes.filter { !$0.flags.contains(.hidden) }.map(\.text.string)
            #expect(texts.filter(["Menu", "Own"].contains) == [shown].compactMap(\.self))
            #expect(!texts.contains { $0.contains("no window") })
        }
    }

    /// A scene's delegate that shows a window without its root controller, which needed what is left out.
    private final class EmptyDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init)
            window?.makeKeyAndVisible()
        }
    }

    @Test func anAppWhoseWindowHasNoControllerSaysSo() throws {
        var app = row
        app.make = { PreviewedApp.start(scene: EmptyDelegate()) }
        let simulation = try SceneSimulation(PreviewDefinition(app), stage: stage)
        let sentence = "The app shows nothing: its window has no root view controller"
        #expect(simulation.snapshot().nodes.contains { $0.text.string.contains(sentence) })
    }

    @Test func badValuesNameWhatIsAllowed() throws {
        let definition = PreviewDefinition(row)
        #expect(throws: SceneError.badValue("width", .number(500), allowed: "20 to 200")) {
            try definition.check(["width": .number(500)], stage: stage)
        }
        #expect(throws: SceneError.unknownParameter("height", scene: "row", known: ["width", "tint"])) {
            try definition.check(["height": .number(50)], stage: stage)
        }
        #expect(throws: SceneError.self) { try definition.check(["tint": .text("red")], stage: stage) }
    }

    @Test func aViewOfAFixedSizeIsInTheMiddle() throws {
        let preview = Preview(
            name: "badge", title: "Badge", source: PreviewSource(file: "Badge.swift", line: 1),
            size: .fixed(width: 100, height: 50)
        ) {
            let view = UIView()
            view.backgroundColor = .blue
            return .view(view)
        }
        let definition = PreviewDefinition(preview)
        #expect(definition.stageSize(on: stage) == CGSize(width: 200, height: 200))
        let simulation = try SceneSimulation(definition, stage: CGSize(width: 200, height: 200))
        let badge = simulation.snapshot().nodes.last
        #expect(badge?.position == FixedPair(100, 100))
        #expect(badge?.boundsSize == FixedPair(100, 50))
    }

    @Test func randomNumbersAreTheSameEachTime() throws {
        final class Dice: UIView {
            var numbers: [Int] = []
            override func didMoveToWindow() { roll() }
            func roll() {
                var generator = StageRandomness()
                numbers += (0..<5).map { _ in Int.random(in: 0..<1_000_000, using: &generator) }
            }
        }
        var rolled: [[Int]] = []
        for _ in 0..<2 {
            var dice: Dice?
            let preview = Preview(name: "dice", title: "Dice", source: PreviewSource(file: "Dice.swift", line: 1)) {
                let view = Dice()
                dice = view
                return .view(view)
            }
            _ = try SceneSimulation(PreviewDefinition(preview), stage: stage)
            rolled.append(try #require(dice).numbers)
        }
        #expect(rolled[0] == rolled[1] && Set(rolled[0]).count > 3)
    }

    @Test func aMomentIsShownAgainByRepeatingFromTheStart() throws {
        let recorded = RecordedSimulation(try SceneSimulation(PreviewDefinition(row), stage: stage))
        recorded.advance(to: 1, with: [.action("tap")])
        recorded.advance(to: 200)
        recorded.advance(to: 201, with: [.set(["width": .number(30)])])
        recorded.advance(to: 400)
        recorded.advance(to: 401, with: [.action("tap")])
        recorded.seek(to: 399)
        while recorded.isSeeking { recorded.continueSeeking { true } }
        let log = String(decoding: try recorded.log(from: 399, to: 401)(), as: UTF8.self)
        #expect(log.split(separator: "\n").count == 4, "\(log)")
        #expect(recorded.values["width"] == .number(30))
    }
}
