import Simulation
import StageModel
import Testing
import UIKit

@testable import Previews

/// What is said where a preview shows nothing.
@MainActor
@Suite struct BlankStageTests {
    /// A controller of a list whose items may come late.
    private final class List: UICollectionViewController {
        var count = 0
        var color: UIColor? = .red
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.backgroundColor = .white
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundColor = color
            return cell
        }
    }

    private final class Nowhere: UICollectionViewLayout {}
    private final class Plain: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }

    private func simulation(_ make: @escaping @MainActor () -> UIViewController) throws -> SceneSimulation {
        let preview = Preview(name: "a", title: "A", source: PreviewSource(file: "A.swift", line: 1)) {
            .viewController(make())
        }
        return try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 300, height: 600))
    }

    private func sentence(_ simulation: SceneSimulation, _ root: UIViewController) -> String? {
        root.view.window?.subviews.compactMap { $0 as? BlankNoticeView }.first?.sentence
    }

    private func run(_ simulation: SceneSimulation, ticks: Int) {
        for _ in 0..<ticks { simulation.advance(to: simulation.tick + 1, with: []) }
    }

    /// A table of rows with a list in each, under a title of the section's.
    private final class Shelves: UITableViewController {
        final class Shelf: UITableViewCell {
            let list = List(collectionViewLayout: UICollectionViewFlowLayout())
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                contentView.addSubview(list.collectionView)
                contentView.addSubview(label)
                list.collectionView.frame = contentView.bounds
            }
        }
        var title2: String?
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Shelf.self, forCellReuseIdentifier: "shelf")
        }
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "Books" }
        override func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = view.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
            (cell as? Shelf)?.list.count = count
            (cell as? Shelf)?.label.text = title2
            return cell
        }
    }

    /// As in karthikk9828/Netflix-Clone-iOS-UIKit rows come from a network: what was seen were their grounds, without a word.
    @Test(arguments: [(0, nil, true), (3, nil, false), (0, "Novels", false)] as [(Int, String?, Bool)])
    func rowsWhoseListsHaveNothingAreNamed(count: Int, title: String?, isNamed: Bool) throws {
        let shelves = Shelves()
        (shelves.count, shelves.title2) = (count, title)
        let simulation = try simulation { shelves }
        run(simulation, ticks: 70)
        let said = sentence(simulation, shelves)
        #expect((said != nil) == isNamed)
        if isNamed {
            #expect(
                said?.hasPrefix(
                    "Shelves shows rows of nothing: in each, as in Shelf, the collection view has no items.")
                    == true)
            #expect(said?.contains("a network") == true)
        }
    }

    @Test func theReasonFollowsFromWhatIsThere() throws {
        let cases: [(make: @MainActor () -> UIViewController, reason: String)] = [
            (
                { List(collectionViewLayout: UICollectionViewFlowLayout()) },
                "List shows nothing: the data source of its collection view, List, has no items."
            ),
            (
                {
                    let list = List(collectionViewLayout: Nowhere())
                    list.count = 3
                    return list
                }, "List shows nothing: its layout, Nowhere, places none of 3 items in sight."
            ),
            (
                {
                    let list = List(collectionViewLayout: UICollectionViewFlowLayout())
                    list.collectionView.dataSource = nil
                    return list
                }, "List shows nothing: its collection view has no data source."
            ),
            ({ Plain() }, "Plain shows nothing: its view has no subviews."),
            (
                {
                    let plain = Plain()
                    plain.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
                    return UINavigationController(rootViewController: plain)
                }, "Plain shows nothing: none of its views in sight has a text, an image or a colour."
            ),
        ]
        for (make, reason) in cases {
            var root: UIViewController?
            let simulation = try simulation {
                let made = make()
                root = made
                return made
            }
            // The first picture says it, and there is nothing to do.
            #expect(simulation.tick == 0)
            #expect((sentence(simulation, try #require(root)) ?? "").hasPrefix(reason), "\(reason)")
            #expect(!simulation.needsStep)
        }
    }

    @Test func cellsWithoutContentAndAListWithoutASizeAreToldFromALayoutThatPlacesNothing() throws {
        var list: List?
        let make: @MainActor () -> List = {
            let made = List(collectionViewLayout: UICollectionViewFlowLayout())
            (made.count, made.color, list) = (2, nil, made)
            return made
        }
        let cells = try simulation(make)
        let shown = try #require(list)
        let words = try #require(sentence(cells, shown))
        #expect(
            words.hasPrefix(
                "List shows nothing: none of the 2 cells in sight, as UICollectionViewCell, has a text, an image or a colour."
            ),
            "\(words)")
        var plain: Plain?
        let empty = try simulation {
            let made = Plain()
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            (view.dataSource, plain) = (shown, made)
            made.view.addSubview(view)
            return made
        }
        #expect(
            sentence(empty, try #require(plain))?.hasPrefix(
                "Plain shows nothing: its collection view is 0 x 0 points large.") == true)
    }

    @Test func theSentenceHasAGroundOfItsOwnAsTheStagesMayBeDark() throws {
        var plain: Plain?
        let black = try simulation {
            let made = Plain()
            (made.view.backgroundColor, plain) = (.black, made)
            return made
        }
        let root = try #require(plain)
        #expect(sentence(black, root) != nil)
        let notice = try #require(root.view.window?.subviews.compactMap { $0 as? BlankNoticeView }.first)
        let panel = try #require(notice.subviews.first)
        let label = try #require(panel.subviews.compactMap { $0 as? UILabel }.first)
        #expect(panel.bounds.insetBy(dx: 11, dy: 11).contains(label.frame))
        #expect(notice.bounds.contains(panel.frame))
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        panel.backgroundColor?.getWhite(&white, alpha: &alpha)
        #expect(white == 1)
        #expect(alpha > 0.8)
    }

    /// As in layouts of stacks of cards, below those in sight.
    private final class Transparent: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let attributes = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                attributes.alpha = 0
                return attributes
            }
        }
    }

    @Test func aLayoutThatLeavesItsCellsTransparentIsNamed() throws {
        var standIn: LayoutPreviewController?
        let simulation = try simulation {
            let made = LayoutPreviewController(layout: Transparent())
            standIn = made
            return made
        }
        #expect(
            sentence(simulation, try #require(standIn))?.hasPrefix(
                "Transparent shows nothing: its layout, Transparent, leaves all cells in sight transparent.") == true)
    }

    @Test func modulesThatAreNotThereAreNamed() throws {
        var root: Plain?
        let preview = Preview(
            name: "a", title: "A", source: PreviewSource(file: "A.swift", line: 1), lacking: ["Anchor", "Tools"]
        ) {
            let made = Plain()
            root = made
            return .viewController(made)
        }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 300, height: 600))
        #expect(
            sentence(simulation, try #require(root))?.contains(
                "What is made by Anchor and Tools is left out, as those modules are not here") == true)
    }

    @Test func whatIsLeftOutIsNamed() throws {
        var root: Plain?
        let preview = Preview(
            name: "a", title: "A", source: PreviewSource(file: "A.swift", line: 1),
            lost: "Of what it leads to is left out: A.swift:7: Zoetrope's UIKit has no 'Ruler'."
        ) {
            let made = Plain()
            root = made
            return .viewController(made)
        }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 300, height: 600))
        #expect(
            sentence(simulation, try #require(root))
                == "Plain shows nothing: its view has no subviews. Of what it leads to is left out: A.swift:7: "
                + "Zoetrope's UIKit has no 'Ruler'.")
    }

    @Test func itGoesWhenSomethingIsSeen() throws {
        let list = { List(collectionViewLayout: UICollectionViewFlowLayout()) }
        var root: List?
        let simulation = try simulation {
            let made = list()
            root = made
            return made
        }
        let controller = try #require(root)
        #expect(sentence(simulation, controller) != nil)
        controller.count = 4
        controller.collectionView.reloadData()
        #expect(simulation.needsStep)
        run(simulation, ticks: 1)
        #expect(controller.view.window?.subviews.contains { $0 is BlankNoticeView } == false)
    }

    /// redbuilderOne/FocusStart-Swift-iOS-TestTask has one note at first, which a drag moves out of sight.
    @Test func aListIsNotBlankWhileAFingerHasMovedItsItemsAway() throws {
        var root: List?
        let simulation = try simulation {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 20)
            let made = List(collectionViewLayout: layout)
            made.count = 1
            root = made
            return made
        }
        let controller = try #require(root)
        controller.collectionView.alwaysBounceVertical = true
        run(simulation, ticks: 1)
        func touch(_ phase: PointerSample.Phase, _ y: Double) {
            let sample = PointerSample(pointer: 1, phase: phase, x: 150, y: y)
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
        }
        touch(.down, 550)
        for y in stride(from: 540.0, through: 0, by: -20) { touch(.move, y) }
        run(simulation, ticks: 90)
        #expect(controller.collectionView.contentOffset.y > 20)
        #expect(sentence(simulation, controller) == nil)
    }

    @Test func whatWaitsIsSaidToBeBlankAfterASecond() throws {
        var root: List?
        let simulation = try simulation {
            let made = List(collectionViewLayout: UICollectionViewFlowLayout())
            root = made
            let clock = FrameClock.current
            clock.schedule(at: clock.time + 100) {}
            return made
        }
        let controller = try #require(root)
        run(simulation, ticks: 50)
        #expect(sentence(simulation, controller) == nil)
        run(simulation, ticks: 20)
        #expect(sentence(simulation, controller) != nil)
    }

    @Test func aPreviewedViewIsNamedItself() throws {
        final class Rail: UIView {}
        let preview = Preview(name: "a", title: "A", source: PreviewSource(file: "A.swift", line: 1)) { .view(Rail()) }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 300, height: 600))
        let texts = simulation.snapshot().nodes.map(\.text.string)
        #expect(
            texts.contains { $0.hasPrefix("Rail shows nothing: none of its views in sight has a text") }, "\(texts)")
    }

    private final class Chart: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
    }
    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    /// A view without a size around which its layers are, as janselv/fave-button's icons.
    private final class Dot: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let point = UIView(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: -9, y: -9, width: 18, height: 18), transform: nil)
            point.layer.addSublayer(shape)
            addSubview(point)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func whatAViewDrawsAndALayerOfItsOwnAreSeen() throws {
        let views: [@MainActor () -> UIView] = [{ Chart() }, { Sky() }, { Dot() }]
        for make in views {
            var root: UIViewController?
            let simulation = try simulation {
                let made = UIViewController()
                made.view = make()
                root = made
                return made
            }
            #expect(sentence(simulation, try #require(root)) == nil)
        }
    }

    /// fxm90/GradientLoadingBar's view begins with a gradient without colours, in a view without a size.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func aGradientIsSeenWithColoursAndASize(hasColors: Bool, hasSize: Bool) throws {
        var root: UIViewController?
        let simulation = try simulation {
            let made = UIViewController()
            let gradient = CAGradientLayer()
            if hasColors { gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor] }
            if hasSize { gradient.frame = CGRect(x: 20, y: 20, width: 100, height: 4) }
            made.view.layer.addSublayer(gradient)
            root = made
            return made
        }
        #expect((sentence(simulation, try #require(root)) == nil) == (hasColors && hasSize))
    }

    @Test func aColourThatFillsTheStageIsSeen() throws {
        var root: UIViewController?
        let simulation = try simulation {
            let made = UIViewController()
            made.view.backgroundColor = .systemTeal
            root = made
            return made
        }
        #expect(sentence(simulation, try #require(root)) == nil)
    }

    @Test func whatShowsSomethingIsNotWatched() throws {
        var root: List?
        let simulation = try simulation {
            let made = List(collectionViewLayout: UICollectionViewFlowLayout())
            made.count = 1
            root = made
            return made
        }
        run(simulation, ticks: 2)
        #expect(!simulation.needsStep)
        #expect(root?.view.window?.subviews.contains { $0 is BlankNoticeView } == false)
    }
}
