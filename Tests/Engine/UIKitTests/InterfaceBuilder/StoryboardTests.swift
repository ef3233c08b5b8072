import InterfaceFiles
import QuartzCore
import Testing

@testable import UIKit

/// A controller of a storyboard with a list.
private final class ListController: UIViewController, UICollectionViewDataSource {
    var list: UICollectionView!
    private(set) var sizeInViewDidLoad = CGSize.zero
    private(set) var prepared: [String] = []
    var isAllowed = true

    override func viewDidLoad() {
        super.viewDidLoad()
        sizeInViewDidLoad = list?.bounds.size ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { isAllowed }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "") from \(type(of: sender ?? ""))")
    }

    func back(_ segue: UIStoryboardSegue) { prepared.append("back") }

    static let entry = InterfaceClass(
        name: "ListController", type: ListController.self,
        properties: ["list": InterfaceClass.property(\ListController.list)],
        actions: ["back:": Selector(ListController.back(_:))])
}

private final class CardCell: UICollectionViewCell {
    var title: UILabel!
    private(set) var isAwake = false
    override func awakeFromNib() { isAwake = true }
    static let entry = InterfaceClass(
        name: "CardCell", type: CardCell.self, properties: ["title": InterfaceClass.property(\CardCell.title)])
}

private final class Watcher: NSObject, UINavigationControllerDelegate {}

private final class OwnLayout: UICollectionViewFlowLayout {}

/// Controllers, prototypes and segues of storyboards.
@MainActor
@Suite struct StoryboardTests {
    private let stage = Stage(width: 300, height: 600)

    private static let list = """
        <viewController id="list" customClass="ListController" storyboardIdentifier="List" title="Cards">
        <value key="contentSizeForViewInPopover" type="size" width="70" height="600"/>
        <view key="view" id="root">\(InterfaceXML.frame(0, 0, 320, 480))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><collectionView id="c" dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO">
        \(InterfaceXML.frame(0, 0, 320, 480))
        <collectionViewFlowLayout key="collectionViewLayout" customClass="OwnLayout" minimumLineSpacing="7" \
        minimumInteritemSpacing="3" id="f"><size key="itemSize" width="120" height="90"/>
        <inset key="sectionInset" minX="4" minY="5" maxX="6" maxY="8"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Card" id="cell" customClass="CardCell">
        \(InterfaceXML.frame(0, 0, 120, 90))
        <collectionViewCellContentView key="contentView" id="content">\(InterfaceXML.frame(0, 0, 120, 90))
        <subviews><label id="t" text="Card" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints><constraint firstItem="t" firstAttribute="centerX" secondItem="content" secondAttribute="centerX"/>
        <constraint firstItem="t" firstAttribute="top" secondItem="content" secondAttribute="top" constant="9"/>
        </constraints></collectionViewCellContentView>
        <connections><outlet property="title" destination="t"/>
        <segue destination="detail" kind="show" identifier="open" id="s1"/></connections></collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="list"/></connections></collectionView></subviews>
        <constraints>
        <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50"/>
        <constraint firstItem="c" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing"/>
        <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom"/></constraints></view>
        <connections><outlet property="list" destination="c"/>
        <segue destination="detail" kind="presentation" identifier="show" id="s2"/></connections></viewController>
        """
    private static let detail = """
        <viewController id="detail" storyboardIdentifier="Detail"><view key="view" id="d">
        \(InterfaceXML.frame(0, 0, 320, 480))
        <subviews><button id="close" tag="3">\(InterfaceXML.frame(0, 0, 50, 50))<connections>
        <segue destination="exit" kind="unwind" unwindAction="back:" id="s3"/></connections></button></subviews></view>
        </viewController><exit id="exit"/>
        """
    private static let navigation = """
        <navigationController id="nav"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """

    private func use() throws {
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "nav", [Self.navigation, Self.list, Self.detail])],
            [ListController.entry, CardCell.entry, InterfaceClass(name: "OwnLayout", type: OwnLayout.self)])
    }

    private final class CornerController: UIViewController {
        var sizeAtLoading = CGSize.zero
        override func viewDidLoad() { sizeAtLoading = view.bounds.size }
    }

    /// monoqlo/ExpandingMenu and entotsu/PullToBounce, of storyboards with 600 by 600 points, place their views as the first one loads.
    @Test func theViewOfAWindowsControllerLoadsWithTheWindowsSize() throws {
        let scene = """
            <viewController id="first" customClass="CornerController"><view key="view" id="v">
            \(InterfaceXML.frame(0, 0, 600, 600))</view></viewController>
            """
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "first", [scene])],
            [InterfaceClass(name: "CornerController", type: CornerController.self)])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let controller = try #require(made as? CornerController)
        stage.perform { stage.window.rootViewController = controller }
        stage.advance()
        #expect(controller.sizeAtLoading == CGSize(width: 300, height: 600))
    }

    private func show() throws -> (navigation: UINavigationController, list: ListController) {
        try use()
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let navigation = try #require(made as? UINavigationController)
        stage.perform { stage.window.rootViewController = navigation }
        stage.advance()
        return (navigation, try #require(navigation.topViewController as? ListController))
    }

    /// A gesture recogniser is the controller's neighbour in its scene (austintt/custom-iOS-transitions): its segue has an
    /// identifier by which code may perform it, as well as whoever taps.
    @Test func codePerformsTheSegueOfAGestureRecogniser() throws {
        let list = """
            <viewController id="list" customClass="ListController"><view key="view" id="root">
            \(InterfaceXML.frame(0, 0, 320, 480))
            <connections><outletCollection property="gestureRecognizers" destination="tap"/></connections></view>
            </viewController><tapGestureRecognizer id="tap"><connections>
            <segue destination="detail" kind="presentation" identifier="card" id="s"/></connections></tapGestureRecognizer>
            """
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "list", [list, Self.detail])], [ListController.entry])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let controller = try #require(made as? ListController)
        stage.perform { stage.window.rootViewController = controller }
        stage.advance()
        stage.perform { controller.performSegue(withIdentifier: "card", sender: nil) }
        #expect(controller.prepared.count == 1 && controller.presentedViewController != nil)
        #expect(controller.segueElement("other") == nil)
    }

    /// Storyboards of pkuecuekyan/SwiftTransitions, rushisangani/RSSelectionMenu and others give titles their colour so.
    @Test func aBarsTitlesHaveTheLookOfItsTextAttributes() throws {
        let navigation = """
            <navigationController id="nav"><navigationBar key="navigationBar" id="bar">
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
            <color key="textColor" white="1" alpha="1" colorSpace="custom"/></textAttributes>
            <textAttributes key="largeTitleTextAttributes"><color key="textColor" white="0" alpha="1"/></textAttributes>
            </navigationBar></navigationController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "nav", [navigation])])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let bar = try #require(made as? UINavigationController).navigationBar
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 24))
        #expect(bar.largeTitleTextAttributes?.count == 1)
    }

    /// arn00s/cariocamenu's texts lie on a picture: Interface Builder writes a background, unless it is clear.
    @Test func aTextViewWithoutABackgroundIsClear() throws {
        let scene = """
            <viewController id="v"><view key="view" id="r"><subviews>
            <textView id="a"/>
            <textView id="b"><color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/></textView>
            </subviews></view></viewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "v", [scene])])
        let made = stage.perform {
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view.subviews
        }
        let colors = try #require(made).map(\.backgroundColor)
        #expect(colors == [nil, UIColor(white: 1, alpha: 1)])
        #expect(UITextView().backgroundColor == .systemBackground)
    }

    /// suzuhiroruri/ScrollTabPageViewController; Interface Builder writes no style for pages that curl.
    @Test func pagesFollowEachOtherAsInTheFile() throws {
        let attributes = ["transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"12\"", ""]
        let controllers = try attributes.map { attributes in
            let pages = "<pageViewController id=\"list\" \(attributes)></pageViewController>"
            InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "list", [pages])])
            return stage.perform {
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UIPageViewController
            }
        }
        #expect(controllers.map { $0?.transitionStyle } == [.scroll, .pageCurl])
        #expect(controllers.map { $0?.navigationOrientation } == [.vertical, .horizontal])
    }

    /// Interface Builder writes a font of size 0 for the one that a standard cell's style has.
    @Test func aFontWithoutASizeHasTheUsualOne() throws {
        let table = """
            <tableViewController id="list"><tableView key="view" dataMode="static" style="plain" id="t">
            \(InterfaceXML.frame(0, 0, 300, 600))<sections><tableViewSection id="s"><cells>
            <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b">
            \(InterfaceXML.frame(0, 0, 300, 44))<tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="a" text="One"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
            <label id="b" text="Two"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
            </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            </tableViewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "list", [table])])
        let cell = stage.perform {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            let controller = made as? UITableViewController
            return controller?.tableView(controller!.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(cell?.textLabel?.font.pointSize == 17 && cell?.detailTextLabel?.font.pointSize == 12)
    }

    /// gdavis/SwiftCustomTransitions takes the image of a cell as the last view of its content.
    @Test(arguments: [true, false]) func theViewsOfAStandardCellLieAsInTheFile(isImageLast: Bool) throws {
        let (label, image) = ("<label id=\"a\" text=\"One\"/>", "<imageView id=\"b\"/>")
        let table = """
            <tableViewController id="list"><tableView key="view" dataMode="static" style="plain" id="t">
            \(InterfaceXML.frame(0, 0, 300, 600))<sections><tableViewSection id="s"><cells>
            <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="a" imageView="b">
            \(InterfaceXML.frame(0, 0, 300, 44))<tableViewCellContentView key="contentView" id="v"><subviews>
            \(isImageLast ? label + image : image + label)
            </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            </tableViewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "list", [table])])
        let cell = stage.perform {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            let controller = made as? UITableViewController
            return controller?.tableView(controller!.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(cell?.contentView.subviews.map { $0 is UIImageView } == [!isImageLast, isImageLast])
    }

    /// As WenchaoD/FSPagerView takes the slider of its prototype cells: it is the first view of the content.
    @Test func aCellOfItsOwnViewsHasNoneOfTheStandardOnes() throws {
        let table = """
            <tableViewController id="list"><tableView key="view" dataMode="prototypes" style="plain" id="t">
            \(InterfaceXML.frame(0, 0, 300, 600))<prototypes><tableViewCell id="c" reuseIdentifier="slider">
            \(InterfaceXML.frame(0, 0, 300, 44))<tableViewCellContentView key="contentView" id="v"><subviews>
            <slider id="s">\(InterfaceXML.frame(20, 6, 260, 31))</slider>
            </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "list", [table])])
        let cell = stage.perform {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            return (made as? UITableViewController)?.tableView.dequeueReusableCell(withIdentifier: "slider")
        }
        #expect(cell?.contentView.subviews.map { $0 is UISlider } == [true])
    }

    /// As hfrahmann/HFCardCollectionViewLayout and others written by Xcode 8 and 9 have it.
    @Test func theListOfACollectionOrTableViewControllerMayBeAnOutlet() throws {
        func made(_ scene: String) throws -> UIViewController? {
            InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "a", [scene])])
            return stage.perform {
                let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                made?.loadViewIfNeeded()
                return made
            }
        }
        let cards = try made(
            """
            <collectionViewController id="a"><collectionView key="view" id="c">\(InterfaceXML.frame(0, 0, 300, 600))
            <collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView>
            <connections><outlet property="collectionView" destination="c"/></connections></collectionViewController>
            """)
        let collection = try #require(cards as? UICollectionViewController)
        let list = try #require(collection.collectionView)
        #expect(list.frame == CGRect(x: 0, y: 0, width: 300, height: 600) && list.dataSource === collection)
        #expect(list.isDescendant(of: collection.view) && InterfaceLibrary.current.said.isEmpty)
        let rows = try made(
            """
            <tableViewController id="a"><tableView key="view" style="plain" id="t">\(InterfaceXML.frame(0, 0, 300, 600))
            </tableView><connections><outlet property="tableView" destination="t"/></connections></tableViewController>
            """)
        let table = try #require(rows as? UITableViewController)
        #expect(table.tableView === table.view && InterfaceLibrary.current.said.isEmpty)
    }

    /// Apps that lie in one folder have a storyboard of the same name each.
    @Test func ofStoryboardsOfANameTheNearestIsTaken() throws {
        func file(_ title: String) throws -> InterfaceFile {
            try InterfaceXML.storyboard("Main", initial: "a", ["<viewController id=\"a\" title=\"\(title)\"/>"])
        }
        InterfaceLibrary.current = InterfaceLibrary(
            [("/p/One/Main.storyboard", try file("one")), ("/p/Two/Main.storyboard", try file("two"))], classes: [])
        func title(near place: String) -> String? {
            stage.perform {
                InterfaceLibrary.place = place
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.title
            }
        }
        #expect(title(near: "/p/Two/Cards.swift") == "two" && title(near: "/p/One/Cards.swift") == "one")
        #expect(title(near: "") == "one")
    }

    /// A framework's storyboard may have the name of its app's (Ramotion/cardslider), and is asked for with its bundle.
    @Test func ofStoryboardsOfANameTheOneIsTakenThatHasTheController() throws {
        func file(_ identifier: String) throws -> InterfaceFile {
            let scene = "<viewController id=\"a\" storyboardIdentifier=\"\(identifier)\" title=\"\(identifier)\"/>"
            return try InterfaceXML.storyboard("Main", initial: "a", [scene])
        }
        InterfaceLibrary.current = InterfaceLibrary(
            [("/p/App/Main.storyboard", try file("app")), ("/p/Kit/Main.storyboard", try file("kit"))], classes: [])
        let titles = stage.perform {
            InterfaceLibrary.place = "/p/App/App.swift"
            let board = UIStoryboard(name: "Main", bundle: nil)
            let made: UIViewController = board.instantiateViewController(identifier: "app")
            return [made.title, board.instantiateViewController(withIdentifier: "kit").title]
        }
        #expect(titles == ["app", "kit"])
    }

    private final class DetailController: UIViewController {
        private(set) var number = 0
        init?(coder: NSCoder, number: Int) {
            self.number = number
            super.init(coder: coder)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// `@IBSegueAction`, as Apple's "Customizing the behavior of segue-based presentations" has it: the method makes the
    /// destination of the coder; nil leaves that to `init(coder:)`.
    @Test(arguments: [true, false])
    func aSeguesActionMakesItsDestination(makesIt: Bool) throws {
        let list = """
            <viewController id="list" customClass="ListController"><view key="view" id="root"><subviews>
            <containerView id="c">\(InterfaceXML.frame(0, 0, 100, 100))<connections>
            <segue destination="detail" kind="embed" identifier="part" destinationCreationSelector="detail:sender:id:" \
            id="e"/></connections></containerView></subviews></view>
            <connections><segue destination="detail" kind="presentation" identifier="show" \
            destinationCreationSelector="detail:sender:id:" id="s"/>
            <segue destination="detail" kind="presentation" identifier="other" destinationCreationSelector="none:" id="t"/>
            </connections></viewController>
            """
        let detail = "<viewController id=\"detail\" customClass=\"DetailController\" title=\"Detail\"/>"
        var asked: [String] = []
        let entry = InterfaceClass(
            name: "ListController", type: ListController.self,
            segueActions: [
                "detail:sender:id:": { object, coder, sender, identifier in
                    asked.append("\(type(of: object)) \(sender ?? "") \(identifier ?? "")")
                    return makesIt ? DetailController(coder: coder, number: 7) : nil
                }
            ])
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "list", [list, detail])],
            [entry, InterfaceClass(name: "DetailController", type: DetailController.self)])
        let controller = try #require(
            stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() })
        stage.perform { stage.window.rootViewController = controller }
        let part = try #require(controller.children.first as? DetailController)
        stage.perform { controller.performSegue(withIdentifier: "show", sender: "row") }
        let shown = try #require(controller.presentedViewController as? DetailController)
        #expect(asked == ["ListController  part", "ListController row show"])
        let number = makesIt ? 7 : 0
        #expect(part.number == number && shown.number == number)
        // What the storyboard says of it holds in any case.
        #expect(shown.title == "Detail" && shown.storyboard != nil)
        // A name that nothing has leaves the destination to its init(coder:).
        let other = stage.perform { controller.destination(of: controller.segueElement("other")!) }
        #expect((other as? DetailController)?.number == 0)
    }

    @Test func theInitialControllerHasItsPartsItsViewAndItsOutlets() throws {
        let (_, list) = try show()
        #expect(list.title == "Cards" && list.storyboard != nil)
        #expect(list.preferredContentSize == CGSize(width: 70, height: 600))
        // As on a phone: the size in the file, until the view has its place.
        #expect(list.sizeInViewDidLoad == CGSize(width: 320, height: 480))
        #expect(list.list.frame == CGRect(x: 0, y: 50, width: 300, height: list.view.bounds.height - 50))
        let layout = try #require(list.list.collectionViewLayout as? OwnLayout)
        #expect(layout.itemSize == CGSize(width: 120, height: 90) && layout.minimumLineSpacing == 7)
        #expect(layout.sectionInset == UIEdgeInsets(top: 5, left: 4, bottom: 8, right: 6))
    }

    @Test func prototypesAreDequeuedAndLaidOut() throws {
        let (_, list) = try show()
        let cells = list.list.visibleCells.compactMap { $0 as? CardCell }
        #expect(cells.count == 3 && cells.allSatisfy { $0.isAwake && $0.title?.text == "Card" })
        let cell = try #require(cells.first)
        #expect(cell.title.superview === cell.contentView)
        #expect(cell.title.frame.midX == 60 && cell.title.frame.minY == 9)
        #expect(Set(cells.map { ObjectIdentifier($0.title) }).count == 3)
    }

    @Test func aCellsSegueIsPerformedWhenItIsSelected() throws {
        let (navigation, list) = try show()
        list.isAllowed = false
        stage.perform { list.list.select(IndexPath(item: 1, section: 0)) }
        #expect(navigation.viewControllers.count == 1)
        list.isAllowed = true
        stage.perform { list.list.select(IndexPath(item: 2, section: 0)) }
        stage.settle()
        #expect(navigation.viewControllers.count == 2 && list.prepared == ["open from CardCell"])
    }

    @Test func codePerformsSeguesAndAButtonUnwindsThem() throws {
        let (_, list) = try show()
        stage.perform { list.performSegue(withIdentifier: "show", sender: nil) }
        stage.settle()
        let detail = try #require(list.presentedViewController ?? list.navigationController?.presentedViewController)
        let button = try #require(detail.view.viewWithTag(3) as? UIButton)
        stage.perform { button.sendActions(for: .touchUpInside) }
        stage.settle()
        #expect(list.prepared.last == "back" && list.presentedViewController == nil)
    }

    @Test func anIdentifierGivesAControllerAndAClosureMakesIt() throws {
        try use()
        let board = stage.perform { UIStoryboard(name: "Main", bundle: nil) }
        #expect(stage.perform { board.instantiateViewController(withIdentifier: "List") } is ListController)
        var coder: NSCoder?
        let made: ListController = stage.perform {
            board.instantiateViewController(
                identifier: "List",
                creator: { given -> ListController? in
                    coder = given
                    return ListController(coder: given)
                })
        }
        stage.perform { made.loadViewIfNeeded() }
        #expect(coder != nil && made.list != nil)
    }

    @Test func aControllersOwnNibIsItsView() throws {
        let file = try InterfaceXML.nib(
            "ListController", owner: "<outlet property=\"view\" destination=\"v\"/>",
            "<view id=\"v\" tag=\"9\">\(InterfaceXML.frame(0, 0, 50, 60))</view>")
        InterfaceXML.use([file], [ListController.entry])
        let list = stage.perform { ListController() }
        stage.perform { list.loadViewIfNeeded() }
        #expect(list.view.tag == 9)
    }

    /// MagdyZamel/MSZCollectionViewLayouts begins with a controller of a storyboard that has its view in a nib of its own.
    @Test func aStoryboardsControllerWithoutAViewHasThatOfItsOwnNib() throws {
        let nib = try InterfaceXML.nib(
            "ListController", owner: "<outlet property=\"view\" destination=\"v\"/>",
            "<view id=\"v\" tag=\"9\">\(InterfaceXML.frame(0, 0, 50, 60))</view>")
        let scene = "<viewController id=\"list\" customClass=\"ListController\"/>"
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "list", [scene]), nib], [ListController.entry])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let list = try #require(made as? ListController)
        stage.perform { list.loadViewIfNeeded() }
        #expect(list.view.tag == 9)
    }

    @Test func aContainersControllerIsEmbedded() throws {
        let outer = """
            <viewController id="outer"><view key="view" id="o">\(InterfaceXML.frame(0, 0, 320, 480))<subviews>
            <containerView id="box">\(InterfaceXML.frame(10, 20, 100, 200))<connections>
            <segue destination="detail" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "outer", [outer, Self.detail])])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let controller = try #require(made)
        stage.perform { controller.loadViewIfNeeded() }
        #expect(controller.children.count == 1)
        #expect(controller.children.first?.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    }

    @Test func aViewExtendsBelowBarsAsItsFileSays() throws {
        let scenes = """
            <navigationController id="stack"><navigationBar key="navigationBar" translucent="NO" id="bar"/><connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let first = """
            <viewController id="first" extendedLayoutIncludesOpaqueBars="YES">
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/></viewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "stack", [scenes, first])])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let navigation = try #require(made as? UINavigationController)
        let controller = try #require(navigation.topViewController)
        #expect(!navigation.navigationBar.isTranslucent && controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.edgesForExtendedLayout == .bottom)
    }

    /// Ramotion/cardslider's framework has a storyboard of the name of its demonstration's, which Apple's bundles tell apart.
    @Test func ofTwoStoryboardsOfANameTheOneWithTheExpectedControllerBegins() throws {
        let app = "<viewController id=\"a\"/>"
        let own = "<viewController id=\"b\" customClass=\"ListController\"/>"
        InterfaceXML.use(
            [
                try InterfaceXML.storyboard("Main", initial: "a", [app]),
                try InterfaceXML.storyboard("Main", initial: "b", [own]),
            ], [ListController.entry])
        let board = stage.perform { UIStoryboard(name: "Main", bundle: nil) }
        #expect(stage.perform { board.instantiateInitialViewController(of: ListController.self) } is ListController)
        let other = stage.perform { board.instantiateInitialViewController(of: UITabBarController.self) }
        #expect(other != nil && !(other is ListController))
    }

    /// Ramotion/animated-tab-bar's storyboard has items of a class of its own, with an animation as an outlet.
    @Test func aTabIsOfItsOwnClassAndConnectedWithObjects() throws {
        let scene = """
            <viewController id="first"><tabBarItem key="tabBarItem" title="Cards" image="card" selectedImage="open" tag="3" \
            badgeValue="7" id="tab" customClass="BouncingTab"><connections>
            <outlet property="bounce" destination="bounce"/></connections></tabBarItem></viewController>
            <customObject id="bounce" customClass="Bounce"/>
            """
        let classes = [
            InterfaceClass(
                name: "BouncingTab", type: BouncingTab.self,
                properties: ["bounce": InterfaceClass.property(\BouncingTab.bounce)]),
            InterfaceClass(name: "Bounce", type: Bounce.self),
        ]
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "first", [scene])], classes)
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let tab = try #require(made?.tabBarItem as? BouncingTab)
        #expect(tab.title == "Cards" && tab.tag == 3 && tab.badgeValue == "7")
        #expect(tab.isAwake && tab.bounce?.isAwake == true)
    }

    private final class Holder: UINavigationController {
        var panel: UIView!
        private(set) var hadPanel = false

        override func viewDidLoad() {
            super.viewDidLoad()
            hadPanel = panel != nil
        }

        static let entry = InterfaceClass(
            name: "Holder", type: Holder.self, properties: ["panel": InterfaceClass.property(\Holder.panel)])
    }

    /// aslanyanhaik/youtube-iOS: a navigation controller lays views of its scene over what it shows.
    @Test func containersHaveTheOutletsToTheirScenesObjects() throws {
        let scene = """
            <navigationController id="nav" customClass="Holder"><navigationBar key="navigationBar" barStyle="black" id="b"/>
            <connections><outlet property="panel" destination="p"/><outlet property="delegate" destination="d"/></connections>
            </navigationController><view id="p" tag="7">\(InterfaceXML.frame(0, 0, 320, 480))</view>
            <customObject id="d" customClass="Watcher"/>
            """
        let classes = [Holder.entry, InterfaceClass(name: "Watcher", type: Watcher.self)]
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "nav", [scene])], classes)
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let holder = try #require(made as? Holder)
        #expect(holder.panel?.tag == 7 && holder.delegate is Watcher)
        _ = stage.perform { holder.view }
        #expect(holder.hadPanel)
        // nathangitter/fluid-interfaces' storyboard has a black bar.
        #expect(holder.navigationBar.barStyle == .black)
    }

    private final class Panel: UIView {
        var backgroundView: UIView!

        static let entry = InterfaceClass(
            name: "Panel", type: Panel.self,
            properties: ["backgroundView": InterfaceClass.property(\Panel.backgroundView)])
    }

    /// aslanyanhaik/youtube-iOS: a view has a part that is named as one that tables and cells have.
    @Test func anOutletNamedAsOneOfTablesIsTheViewsOwn() throws {
        let scene = """
            <viewController id="first"><view key="view" id="p" customClass="Panel">\(InterfaceXML.frame(0, 0, 320, 480))
            <subviews><view id="b" tag="5">\(InterfaceXML.frame(0, 0, 50, 50))</view></subviews>
            <connections><outlet property="backgroundView" destination="b"/></connections></view></viewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "first", [scene])], [Panel.entry])
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let panel = try #require(stage.perform { made?.view } as? Panel)
        #expect(panel.backgroundView?.tag == 5)
    }

    /// azfx/SimpleTab's storyboard has a tab bar of a class of its own, and its controller says that it is one.
    @Test func controllersBarsAreOfTheirOwnClasses() throws {
        let scene = """
            <tabBarController id="tabs" customClass="OwnTabs"><tabBar key="tabBar" id="bar" customClass="OwnTabBar"/>
            <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s"/></connections>
            </tabBarController>
            """
        let page = """
            <navigationController id="nav"><navigationBar key="navigationBar" id="top" customClass="OwnNavigationBar"/>
            </navigationController>
            """
        let classes = [
            InterfaceClass(name: "OwnTabs", type: OwnTabs.self),
            InterfaceClass(name: "OwnTabBar", type: OwnTabBar.self),
            InterfaceClass(name: "OwnNavigationBar", type: OwnNavigationBar.self),
        ]
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "tabs", [scene, page])], classes)
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let tabs = try #require(made as? OwnTabs)
        #expect(tabs.tabBar.isAwake && tabs.tabBar.items?.count == 1)
        let view = stage.perform { tabs.view }
        #expect(tabs.tabBar.superview === view)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.navigationBar is OwnNavigationBar)
    }

    /// tedsalmon24/swift-ios-course: a button whose title was taken out keeps it in the file, beside its configuration.
    @Test func aButtonsConfigurationSaysItsTitle() throws {
        let buttons = ["", " title=\"Go\""].enumerated().map { index, title in
            """
            <button id="b\(index)" buttonType="system" tag="\(index + 1)">\(InterfaceXML.frame(0, 0, 50, 50))
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain"\(title)/></button>
            """
        }
        let scene = """
            <viewController id="first"><view key="view" id="v">\(InterfaceXML.frame(0, 0, 320, 480))
            <subviews>\(buttons.joined())</subviews></view></viewController>
            """
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "first", [scene])])
        try stage.perform {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            for (tag, title) in [(1, nil), (2, "Go")] {
                let button = try #require(made?.view.viewWithTag(tag) as? UIButton)
                button.layoutIfNeeded()
                #expect(button.configuration?.title == title && button.currentTitle == title)
            }
        }
    }

    /// Ramotion/expanding-collection's storyboard has a bar button of a class of its own, with attributes.
    @Test func aBarsButtonIsOfItsOwnClass() throws {
        let scene = """
            <viewController id="first"><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Go" id="b" customClass="TurningButton">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="name" value="card"/>
            </userDefinedRuntimeAttributes></barButtonItem>
            <barButtonItem key="leftBarButtonItem" systemItem="save" id="s"/></navigationItem></viewController>
            """
        let classes = [
            InterfaceClass(
                name: "TurningButton", type: TurningButton.self,
                properties: ["name": InterfaceClass.property(\TurningButton.name)])
        ]
        InterfaceXML.use([try InterfaceXML.storyboard("Main", initial: "first", [scene])], classes)
        let made = stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        let button = try #require(made?.navigationItem.rightBarButtonItem as? TurningButton)
        #expect(button.title == "Go" && button.nameWhenAwake == "card")
        let save = made?.navigationItem.leftBarButtonItem
        #expect(save?.title == "Save" && save?.style == .done)
    }
}

private final class TurningButton: UIBarButtonItem {
    var name = ""
    private(set) var nameWhenAwake: String?

    override func awakeFromNib() { nameWhenAwake = name }
}

private final class BouncingTab: UITabBarItem {
    var bounce: Bounce?
    private(set) var isAwake = false

    override func awakeFromNib() { isAwake = true }
}

/// An object of Foundation's class, which hears that it is made from a nib as previewed code does.
private final class Bounce: NSObject, NibAwakening {
    private(set) var isAwake = false

    func awakeFromNib() { isAwake = true }
}

private final class OwnTabs: UITabBarController {
    override var tabBar: OwnTabBar { super.tabBar as! OwnTabBar }
}

private final class OwnTabBar: UITabBar {
    private(set) var isAwake = false

    override func awakeFromNib() { isAwake = true }
}

private final class OwnNavigationBar: UINavigationBar {}
