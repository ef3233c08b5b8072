import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// Whole folders through the compiler, against the modules that the tests are built with.
@Suite(.serialized) final class CompiledProjectTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    private var code: URL { scratch.appendingPathComponent("code") }

    private func write(_ text: String, to name: String) throws {
        let file = code.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func builder(_ path: String) throws -> PreviewBuilder {
        try PreviewBuilder(
            PreviewProject(
                path: path, modules: testModules, output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity), additions: [(name: Shadows.fileName, text: Shadows.source)])
    }

    private func errors(_ build: PreviewBuild) -> [String] {
        build.diagnostics.filter { $0.severity == .error }.map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    private func warnings(_ build: PreviewBuild) -> [String] {
        build.diagnostics.filter { $0.severity == .warning }.map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    /// What evgenyneu/Cosmos and Auk, uias/Tabman, applidium/OverlayContainer, kean/Arranged and ioskrew/SwiftLayout have.
    @Test func whatPublicSuitesAreWrittenWithCompiles() throws {
        try write(
            """
            import UIKit

            package enum Platform { package static let name = "iOS" }

            @MainActor struct Anchors { init() {} }
            @MainActor struct Row {
                let anchors: Anchors
                init(_ title: String, anchors: Anchors = Anchors()) { self.anchors = anchors }
            }

            final class Fake: NSObject, UIViewImplicitlyAnimating {
                var state = UIViewAnimatingState.stopped
                var isRunning = false
                var isReversed = false
                var fractionComplete: CGFloat = 0
                func startAnimation() {}
                func startAnimation(afterDelay delay: TimeInterval) {}
                func pauseAnimation() {}
                func stopAnimation(_ withoutFinishing: Bool) {}
                func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
            }

            func run(_ animator: UIViewImplicitlyAnimating, _ target: Any, _ action: Selector) {
                animator.addCompletion?({ _ in })
                animator.addAnimations?({})
                (target as! NSObject).perform(action, with: animator)
            }

            final class Stack: UIStackView {
                override func forBaselineLayout() -> UIView { arrangedSubviews.first?.forBaselineLayout() ?? self }
            }

            func text(_ font: UIFont) -> CATextLayer {
                let layer = CATextLayer()
                layer.font = CGFont(font.fontName as CFString)
                _ = font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
                return layer
            }

            func session(_ policy: NSURLRequest.CachePolicy) -> URLSession {
                let configuration = URLSessionConfiguration.default
                configuration.requestCachePolicy = policy
                configuration.urlCache = URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: "a")
                return URLSession(configuration: configuration)
            }

            func kept(_ request: URLRequest) -> CachedURLResponse? { URLCache.shared.cachedResponse(for: request) }

            #Preview { UIView() }
            """, to: "Suites.swift")
        let builder = try builder(code.path)
        #expect(builder.update() == [])
        #expect(errors(try #require(builder.build())) == [])
    }

    /// Optimising the sources of a large app takes many times as long as compiling them does.
    @Test func longSourcesAreSeenBeforeTheyAreOptimised() throws {
        func project(watches: Bool) -> PreviewProject {
            PreviewProject(
                path: code.path, modules: testModules, output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity, watches: watches)
        }
        let comment = String(repeating: "// A comment.\n", count: 1000)
        try write(comment + "class Deck: UICollectionViewLayout { func gap() -> Int { 1 } }", to: "Deck.swift")
        try write("class Fan: UICollectionViewLayout { func gap() -> Int { 1 } }", to: "Fan.swift")
        let builder = try PreviewBuilder(project(watches: true), optimisedLength: 10_000)
        func build() throws -> PreviewBuild {
            #expect(builder.update() != nil)
            let build = try #require(builder.build())
            #expect(errors(build) == [])
            return build
        }
        let first = try build()
        #expect(!first.isOptimised)
        let optimised = try #require(builder.optimise())
        #expect(optimised.number == 1)
        #expect(optimised.fault == nil)
        let libraries = [first.library, optimised.library].compactMap(\.self)
        #expect(Set(libraries).count == 2)
        for library in libraries { #expect(dlopen(library, RTLD_NOW) != nil) }
        #expect(builder.optimise() == nil)
        // Of a save the changed file alone is compiled.
        try write("class Fan: UICollectionViewLayout { func gap() -> Int { 2 } }", to: "Fan.swift")
        #expect(try build().isOptimised)
        // Nobody waits for what is not wanted any more.
        try write(comment + "class Deck: UICollectionViewLayout { func gap() -> Int { 2 } }", to: "Deck.swift")
        #expect(try build().isOptimised == false)
        #expect(builder.optimise(while: { false }) == nil)

        // What can't be optimised goes on as it is, and the reason is told.
        let modules = scratch.appendingPathComponent("modules")
        try FileManager.default.createSymbolicLink(atPath: modules.path, withDestinationPath: testModules)
        var moved = project(watches: true)
        moved.modules = modules.path
        let late = try PreviewBuilder(moved, optimisedLength: 0)
        #expect(late.update() == [])
        let unoptimised = try #require(late.build())
        #expect(unoptimised.library != nil)
        try FileManager.default.removeItem(at: modules)
        let fault = try #require(late.optimise())
        #expect(fault.library == nil)
        #expect(fault.fault?.contains("there is no module UIKit in") == true)

        let once = try PreviewBuilder(project(watches: false), optimisedLength: 10_000)
        #expect(once.update() == [])
        #expect(try #require(once.build()).isOptimised)
        #expect(once.optimise() == nil)
    }

    @Test(arguments: ["Carousel", "Deck", "Swipe", "Timeline", "Wallet", "Waterfall", "Week"])
    func aFolderInTheStyleOfPublishedLayoutsCompilesAsItStands(name: String) throws {
        let builder = try builder("\(#filePath)/../../Projects/\(name)")
        #expect(builder.update() == [])
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(build.library.map(FileManager.default.fileExists(atPath:)) == true)
        #expect(!build.scenes.isEmpty)
        #expect(builder.update() == nil)
    }

    /// Names that apps take from C and Apple's frameworks: MagdyZamel/MSZCollectionViewLayouts, dkw5877/CollectionViewLayouts,
    /// xmartlabs/XLPagerTabStrip, Ramotion/gliding-collection and
    /// Ramotion/garland-view.
    @Test func whatAppsTakeFromOtherFrameworksCompiles() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            class Deck: UICollectionViewLayout {
                func height(of size: CGSize, in width: CGFloat) -> CGFloat {
                    let room = CGRect(x: 0, y: 0, width: width, height: CGFloat(MAXFLOAT))
                    return AVMakeRect(aspectRatio: size, insideRect: room).height
                }
                func edge(of layer: CALayer) { layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1) }
                func card() -> UIImage { UIImage(imageLiteralResourceName: "card") }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    guard change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue else { return }
                }
                func files() -> [String] {
                    let paths = Bundle.main.paths(forResourcesOfType: "json", inDirectory: nil)
                    let all = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)
                    let root = Bundle(for: Deck.self).resourceURL?.appendingPathComponent("a").path
                    return paths + [root, all?.nextObject() as? String].compactMap { $0 }
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(warnings(build) == [])
    }

    /// phillfarrugia/appstore-clone's cards cast their shadows as the phone is held.
    @Test func motionIsThatOfADeviceWithoutSensors() throws {
        try write(
            """
            import CoreMotion
            import UIKit
            class Deck: UICollectionViewLayout {
                private let manager = CMMotionManager()
                func follow() {
                    guard manager.isDeviceMotionAvailable else { return }
                    manager.deviceMotionUpdateInterval = 0.02
                    manager.startDeviceMotionUpdates(to: .main, withHandler: { motion, error in
                        if let motion { print(motion.attitude.pitch, motion.gravity.x) }
                    })
                    manager.startAccelerometerUpdates(to: .main) { data, _ in print(data?.acceleration.x ?? 0) }
                    manager.stopDeviceMotionUpdates()
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// imzyf/99-projects-of-swift ends the way of a header that there is not so, as many do.
    @Test func anAssertionOfFalseEndsAFunctionThatReturnsAValue() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                func place(of kind: String) -> Int {
                    switch kind {
                    case "header": return 1
                    default: assert(false, "no such kind")
                    }
                }
                func count(_ kinds: [String]) -> Int {
                    if !kinds.isEmpty { return kinds.count }
                    precondition(false)
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// soapyigu/Swift-30-Projects and JakeLin/SwiftWeather have models with coordinates.
    @Test func locationsAreThoseOfADeviceThatHasNotBeenAsked() throws {
        try write(
            """
            import CoreLocation
            import UIKit
            struct Place: Equatable {
                let coordinate: CLLocationCoordinate2D?
                static func == (a: Place, b: Place) -> Bool { a.coordinate?.latitude == b.coordinate?.latitude }
            }
            class Deck: UICollectionViewLayout, CLLocationManagerDelegate {
                private let manager = CLLocationManager()
                private let geocoder = CLGeocoder()
                let home = CLLocation(latitude: 52, longitude: 13)
                func follow() {
                    manager.delegate = self
                    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
                    if CLLocationManager.authorizationStatus() == .notDetermined { manager.requestWhenInUseAuthorization() }
                    manager.requestLocation()
                    geocoder.reverseGeocodeLocation(home) { placemarks, error in
                        if let place = placemarks?.first { print(place.locality ?? "") }
                    }
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    print(locations.first?.distance(from: home) ?? 0)
                }
                func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
                    if let error = error as? CLError, error.code == .denied { print(error) }
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// What Ramotion/expanding-collection's demo leaves to a subclass, in each way in which it may be written.
    @Test func methodsOfAnInheritedDelegateCompile() throws {
        try write(
            """
            import UIKit
            open class Deck: UIViewController {}
            extension Deck: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITextFieldDelegate {
                open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                open func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    UICollectionViewCell()
                }
            }
            """, to: "Deck.swift")
        try write(
            """
            import UIKit
            class Cards: Deck { var pages = 0 }
            extension Cards {
                func scrollViewDidScroll(_: UIScrollView) { pages += 1 }
                func numberOfSections(in view: UICollectionView) -> Int { 2 }
                func collectionView(
                    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { .zero }
                @objc func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
            }
            """, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// SwipeCellKit/SwipeCellKit's actions are objects of their own with labels;
    /// mac-gallagher/Shuffle's recognisers perform selectors on the main thread.
    @Test func objectsHaveTheirAccessibilityAndPerformOnTheMainThread() throws {
        try write(
            """
            import UIKit
            public class Action: NSObject {
                let title = "Delete"
                @objc func run(_ sender: Any?) {}
                func start() { performSelector(onMainThread: #selector(run(_:)), with: nil, waitUntilDone: true) }
            }
            class Deck: UICollectionViewController {
                let action = Action()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = action.accessibilityLabel ?? action.title
                    action.accessibilityLabel = name
                    action.accessibilityTraits = .button
                    action.accessibilityElements = action.accessibilityFrame.isEmpty ? nil : [action]
                    action.isAccessibilityElement = true
                    let ring = CAShapeLayer()
                    ring.accessibilityLabel = "ring"
                    view.layer.sublayers?.first { $0.accessibilityLabel == "ring" }?.removeFromSuperlayer()
                    let turn = CABasicAnimation(keyPath: "opacity")
                    turn.accessibilityLabel = ring.accessibilityLabel
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    @Test func segueActionsAreCompiledForStoryboards() throws {
        try write(
            """
            import UIKit
            class List: UIViewController {
                @IBSegueAction func open(_ coder: NSCoder) -> Detail? { Detail(coder: coder, number: 1) }
                @IBSegueAction private func part(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
                    Detail(coder: coder, number: 2)
                }
            }
            class Detail: UIViewController {
                init?(coder: NSCoder, number: Int) { super.init(coder: coder) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """, to: "List.swift")
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene><objects><viewController id="a" customClass="List" customModule="App"><view key="view"/>
            <connections><segue destination="b" kind="show" destinationCreationSelector="open:" id="s"/>
            <segue destination="b" kind="show" destinationCreationSelector="partWithCoder:sender:segueIdentifier:" id="t"/>
            </connections></viewController><viewController id="b" customClass="Detail" customModule="App"/></objects></scene>
            </scenes></document>
            """, to: "Main.storyboard")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [])
        let library = try Data(contentsOf: URL(fileURLWithPath: try #require(build.library)))
        for name in ["open:", "partWithCoder:sender:segueIdentifier:"] {
            #expect(library.firstRange(of: Data(name.utf8)) != nil)
        }
    }

    @Test func aCheckOfPreviewedCodeSaysItsMessage() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                var gap: CGFloat = 8
                override func prepare() { precondition(gap >= 0, "the gap is negative: \\(gap)") }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        let library = try #require(build.library)
        // Of a build without debug checks the compiler leaves the text out.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: library))
        #expect(bytes.firstRange(of: Data("the gap is negative".utf8)) != nil)
    }

    @Test func anErrorHasThePlaceInTheUsersFileAndGoesWhenItIsMended() throws {
        let layout = "import UIKit\nclass Deck: UICollectionViewLayout {\n    @objc var gap: CGFloat = VALUE\n}\n"
        try write(layout.replacing("VALUE", with: "8"), to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(try #require(builder.build()).library != nil)

        try write(layout.replacing("VALUE", with: "oops"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        let broken = try #require(builder.build())
        let error = try #require(broken.diagnostics.first)
        #expect(broken.library == nil)
        #expect((error.file, error.line, error.column) == ("Deck.swift", 3, 30))
        #expect(error.source == "    @objc var gap: CGFloat = oops")

        try write(layout.replacing("VALUE", with: "9"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        #expect(errors(try #require(builder.build())) == [])
    }

    @Test(arguments: [false, true])
    func attributedStringsAreMadeInEveryWay(hasClassOfItsOwn: Bool) throws {
        let ownClass = """
            class Own: NSAttributedString {
                override init(string: String) { super.init(string: string) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """
        let text = """
            import Foundation
            import UIKit
            \(hasClassOfItsOwn ? ownClass : "")
            final class Title: UILabel {
                override var attributedText: NSAttributedString? {
                    didSet { accessibilityLabel = attributedText?.string }
                }
            }
            final class Controller: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let title = Title()
                    title.attributedText = .init(string: "a", attributes: [.kern: 1])
                    var text = NSMutableAttributedString(string: "a")
                    text.append(NSAttributedString(string: "b"))
                    text.append(.init(string: "c", attributes: nil))
                    text = NSMutableAttributedString(string: "a", attributes: [NSAttributedString.Key("x"): 1])
                    text = NSMutableAttributedString(attributedString: text)
                    let parts = ["a", "b"].map(NSAttributedString.init(string:)) + ["c"].map { .init(string: $0, attributes: [:]) }
                    parts.forEach(text.append)
                    title.attributedText = NSAttributedString(attributedString: text)
                }
            }
            #Preview { Controller() }

            """
        try write(text, to: "Controller.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(errors(try #require(builder.build())) == [])
    }

    @Test func aFileThatNeverCompiledDoesNotHideTheOthers() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let fan = "import UIKit\nclass Fan: UICollectionViewLayout { enum Place { case on(MKMapView) } }\n"
        try write(fan + "#Preview(\"Map\") { MKMapView() }\n", to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.scenes.map(\.name) == ["deck"])
        #expect(build.library != nil)
        #expect(build.compiled.contains("Deck.swift"))
        // Whoever looks for what is not shown is told.
        let lack = "Zoetrope's UIKit has no 'MKMapView': a stand-in in .zoetrope can have it"
        #expect(warnings(build) == ["Fan.swift:2: \(lack)", "Fan.swift:3: this #Preview is not shown: \(lack)"])

        // A stub is a reason to try again.
        try write("import UIKit\nclass MKMapView: UIView {}\n", to: ".zoetrope/Maps.swift")
        _ = builder.update()
        #expect(try #require(builder.build()).scenes.map(\.name) == ["map", "deck", "fan"])
    }

    @Test func aMemberThatNothingShownNeedsGoesAlone() throws {
        try write(
            """
            import UIKit
            class Fan: UICollectionViewLayout {
                let map = MKMapView()
                func show(_ place: MKPlacemark) {}
                override func turn(by angle: Double) { super.turn(by: angle) }
            }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.name) == ["fan"])
        let help = "a stand-in in .zoetrope can have it"
        #expect(
            warnings(build) == [
                "Fan.swift:3: this member is left out: Zoetrope's UIKit has no 'MKMapView': \(help)",
                "Fan.swift:4: this member is left out: Zoetrope's UIKit has no 'MKPlacemark': \(help)",
                "Fan.swift:5: 'turn' is never called: Zoetrope's UIKit has no 'turn' to override in "
                    + "'UICollectionViewLayout': \(help)",
                "Fan.swift:5: this statement is left out: Zoetrope's UIKit has no 'turn' of 'UICollectionViewLayout': "
                    + help,
            ])
    }

    @Test func aSourceThatNoTargetOfTheProjectCompilesIsLeftOut() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Cards/Deck.swift")
        try write("import UIKit\nclass Deck: UICollectionViewLayout { let old = Old() }\n", to: "Cards/Old/Deck.swift")
        try write(
            """
            {
                objects = {
                    A = { fileRef = F; };
                    F = { path = Cards/Deck.swift; sourceTree = "<group>"; };
                    M = { children = (F); sourceTree = "<group>"; };
                    P = { isa = PBXSourcesBuildPhase; files = (A); };
                    R = { mainGroup = M; targets = (T); };
                    T = { buildPhases = (P); };
                };
                rootObject = R;
            }
            """, to: "Cards.xcodeproj/project.pbxproj")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && build.compiled == ["Cards/Deck.swift"])
        #expect(
            build.leftOut == [
                LeftOutFile(file: "Cards/Old/Deck.swift", reason: "no target of Cards.xcodeproj compiles it")
            ])
    }

    @Test func codeThatShowsSwiftUIInAControllerCompilesWithoutItsViews() throws {
        try write(
            """
            import SwiftUI
            struct Tip: View { let text: String; var body: some View { Text(text) } }
            class Page<Content: View>: UIViewController {
                var content: Content?
            }
            class Fan: UICollectionViewController {
                let page = Page<AnyView>()
                let tip: UIHostingController<Tip> = UIHostingController(rootView: Tip(text: "Turn"))
                func more() { present(UIHostingController(rootView: Tip(text: "More")), animated: true) }
                func show(in cell: UICollectionViewCell) {
                    cell.contentConfiguration = UIHostingConfiguration { Tip(text: "Cell") }.margins(.all, 4)
                }
            }
            #Preview { Fan(collectionViewLayout: UICollectionViewFlowLayout()) }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// As hyperoslo/Lightbox and shoheiyokoyama/Gemini show videos.
    @Test func playersStandInForThoseOfAPhoneThatIsOffline() throws {
        try write(
            """
            import AVFoundation
            import AVKit
            import UIKit
            class Film: UIView {
                override class var layerClass: AnyClass { AVPlayerLayer.self }
                private var films: AVPlayerLayer { layer as! AVPlayerLayer }
                func show(_ url: URL) {
                    films.videoGravity = .resizeAspectFill
                    films.player = AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: url)))
                    films.player?.seek(to: CMTime.zero)
                    films.player?.play()
                }
            }
            class Cinema: UIViewController {
                let film = Film()
                func open(_ url: URL) {
                    let screen = AVPlayerViewController()
                    screen.player = AVPlayer(url: url)
                    present(screen, animated: true) { screen.player?.play() }
                }
            }
            #Preview { Cinema() }
            """, to: "Cinema.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// Coder-ACJHP/UICMessenger records and plays what is said.
    @Test func soundsAreSilentAndNobodyRecords() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            class Recorder: NSObject, AVAudioRecorderDelegate, AVAudioPlayerDelegate {
                private var session: AVAudioSession!
                private var recorder: AVAudioRecorder!
                private var player: AVAudioPlayer?
                func start(_ url: URL) throws {
                    session = AVAudioSession.sharedInstance()
                    try session.setCategory(.playAndRecord, mode: .default)
                    try session.setActive(true)
                    session.requestRecordPermission { [weak self] allowed in self?.recorder = allowed ? nil : nil }
                    let settings = [
                        AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
                        AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
                    ]
                    recorder = try AVAudioRecorder(url: url, settings: settings)
                    recorder.delegate = self
                    if !recorder.isRecording { recorder.record() }
                    player = try AVAudioPlayer(contentsOf: url)
                    player?.delegate = self
                    player?.prepareToPlay()
                    player?.numberOfLoops = -1
                    player?.play()
                }
                func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
            }
            class Talk: UIViewController {
                let recorder = Recorder()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    try? recorder.start(URL(fileURLWithPath: "/nowhere"))
                }
            }
            #Preview { Talk() }
            """, to: "Talk.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// tuanpq/ios-viper-swift has a class of its own called FileManager, kudoleh/iOS-Clean-Architecture-MVVM observes by a method
    /// of a class, and sgl0v/TMDB weighs images by the bytes of their rows.
    @Test func aClassWithAFoundationClassesNameAndAMethodOfAClassThatObservesCompile() throws {
        try write(
            """
            import UIKit
            class FileManager {
                static let shared = { FileManager() }()
                func name() -> String { "a" }
            }
            class Spinner {
                static func show() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(update), name: UIDevice.orientationDidChangeNotification, object: nil)
                }
                @objc static func update() {}
            }
            class Cards: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Spinner.show()
                    title = FileManager.shared.name()
                    let bytes = UIImage(named: "a")?.cgImage.map { $0.bytesPerRow * $0.height + $0.bitsPerPixel }
                    view.tag = bytes ?? 0
                }
            }
            #Preview { Cards() }
            """, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    @Test func aPublicInitialisersDefaultsMayBeTheStagesTimeAndChance() throws {
        try write(
            """
            import UIKit
            open class Deck: UICollectionViewLayout {
                public init(date: Date = Date(), seed: Int = .random(in: 0...9), log: Logger = Logger()) { super.init() }
                public required init?(coder: NSCoder) { nil }
            }
            public class Pool<Cell: UIView> {
                func next() -> Cell { Cell() }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && build.library != nil)
    }

    private let previews = """
        import UIKit
        class Fan: UIViewController {
            var gap: CGFloat = 8
            override func viewDidLoad() { print(lacked()) }
            func lacked() -> Int {
                view.lackedByZoetrope
            }
            // A result that is needed.
        }
        class Pile: UIViewController {
            var turn: CGFloat = 2
        }
        #Preview("Fan") { Fan() }
        #Preview("Around") { UINavigationController(rootViewController: Fan()) }
        #Preview("Pile") { Pile() }
        """

    @Test func aMemberThatTheEngineLacksLosesOnlyThePreviewsThatNeedIt() throws {
        try write(previews, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil)
        #expect(build.scenes.map(\.name) == ["pile"])
        let lack = "Zoetrope's UIKit has no 'lackedByZoetrope' of 'UIView': a stand-in in .zoetrope can have it"
        #expect(
            warnings(build) == [
                "Cards.swift:6: \(lack)", "Cards.swift:13: this #Preview is not shown: Cards.swift:6: \(lack)",
                "Cards.swift:14: this #Preview is not shown: Cards.swift:6: \(lack)",
            ])
        // What is written is the whole file.
        #expect(
            try builder.change(SourceChangeRequest(id: 1, values: ["Pile.turn": .number(3)], write: true)).isWritten)
        let written = previews.replacing("turn: CGFloat = 2", with: "turn: CGFloat = 3")
        #expect(try String(contentsOf: code.appendingPathComponent("Cards.swift"), encoding: .utf8) == written)

        // It stays left out while it stays as it is, and comes back when it is mended.
        try write("// A line more.\n" + written, to: "Cards.swift")
        _ = builder.update()
        let later = try #require(builder.build())
        #expect(later.scenes.map(\.name) == ["pile"])
        #expect(warnings(later).first == "Cards.swift:7: \(lack)")
        try write(written.replacing("lackedByZoetrope", with: "tag"), to: "Cards.swift")
        _ = builder.update()
        #expect(try #require(builder.build()).scenes.map(\.name) == ["fan", "around", "pile"])
    }

    @Test func aPreviewIsShownWithoutAStatementThatUsesWhatTheEngineLacks() throws {
        let source = previews.replacing("view.lackedByZoetrope", with: "view.lackedByZoetrope = 1\nreturn 1")
        try write(source, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.scenes.map(\.name) == ["fan", "around", "pile"])
        let lack = "Zoetrope's UIKit has no 'lackedByZoetrope' of 'UIView': a stand-in in .zoetrope can have it"
        #expect(warnings(build) == ["Cards.swift:6: this statement is left out: \(lack)"])
    }

    /// yihui-hu/YUI: one of an app's screens needs what is not here, and the app begins with others.
    @Test func anAppIsShownAlthoughWhatItLeadsToIsLeftOutInPart() throws {
        try write(
            """
            import UIKit
            @main class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class Home: UIViewController {
                func open() { present(Detail(), animated: true) }
            }
            class Detail: UIViewController {
                func lacking() -> Int {
                    return view.lackedByZoetrope
                }
            }
            """, to: "App.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.title) == ["App"])
        let notes = build.diagnostics.map(\.message)
        #expect(
            notes.contains { $0.hasPrefix("the app is shown as Delegate starts it as far as it goes: App.swift:19") })
    }

    /// ySirko/CustomCollectionViewLayout: what is left of it ended, and said nothing of the reason.
    @Test func aProjectOfSwift2IsNotShownInPart() throws {
        for name in ["Deck", "Fan", "Pile"] {
            try write(
                """
                import UIKit
                class \(name): UICollectionViewLayout {}
                class \(name)Controller: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = UIColor.whiteColor() }
                }
                """, to: "\(name).swift")
        }
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(
            build.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "these sources are of Swift 2, which no compiler of today reads: Xcode 8 converts them"
            ])
    }

    /// rechsteiner/Parchment: a library for UIKit takes views of SwiftUI, too.
    @Test func whatTakesViewsOfSwiftUIDoesNotKeepTheRestFromBeingShown() throws {
        try write(
            """
            import SwiftUI
            import UIKit
            struct Page {
                let title: String
                let make: () -> UIViewController
                init(title: String, make: @escaping () -> UIViewController) {
                    (self.title, self.make) = (title, make)
                }
                init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
                    let content = content()
                    self.init(title: "\\(key)") { UIHostingController(rootView: content) }
                }
                func inset(_ edges: SwiftUI.Edge.Set = .all) -> Bool { edges.contains(.top) }
            }
            func greeting() -> Page {
                Page("Hello") {
                    Text("One")
                    EmptyView()
                }
            }
            class Pages: UITableViewController {
                let pages = [Page(title: "Home") { UIViewController() }, greeting()]
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { pages.count }
            }
            """, to: "Pages.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.title) == ["Pages"])
        #expect(warnings(build) == [])
    }

    /// The symbols that Xcode makes of assets are those of no actor.
    @Test func symbolsOfAssetsAreThereForAnyCode() throws {
        try write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, to: "Assets.xcassets/brand.colorset/Contents.json")
        try write(
            """
            import UIKit
            struct Look {
                var color: UIColor
                static var standard: Look { .init(color: .brand) }
            }
            class Fan: UICollectionViewLayout { var look = Look.standard }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// Marxon13/M13Checkbox has `MarkType` and `Mark Type`; Xcode makes one symbol of both.
    @Test func twoAssetsOfOneSymbolAreOne() throws {
        for name in ["markType", "Mark Type"] {
            try write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
                """, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        try write(
            """
            import UIKit
            class Fan: UICollectionViewLayout { let colour = UIColor.markType }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// LeoMobileDeveloper/PullToRefreshKit makes its screens so; others read their module's name from the property list.
    @MainActor
    @Test func classesAreFoundByTheNamesThatTheyHaveInAnApp() throws {
        try write(
            """
            import UIKit

            class DeckController: UIViewController {}
            private class Hidden: UIView { class Inner {} }

            // akkyie/AKPickerView-Swift registers a cell that its file alone sees by the name of its class.
            @_cdecl("named") public func named() -> Bool {
                let module = Bundle.main.infoDictionary!["CFBundleExecutable"] as! String
                return NSStringFromClass(Hidden.self).hasSuffix(".Hidden")
                    && NSStringFromClass(Hidden.Inner.self).hasSuffix(".Hidden.Inner")
                    && !NSStringFromClass(Hidden.self).contains("$") && !module.isEmpty
                    && NSClassFromString(NSStringFromClass(DeckController.self)) == DeckController.self
                    && NSStringFromClass(UITableView.self) == "UITableView"
            }

            @_cdecl("found") public func found() -> Bool {
                let module = Bundle.main.infoDictionary!["CFBundleExecutable"] as! String
                let names = ["Demo.DeckController", "\\(module).DeckController", "DeckController"]
                guard names.allSatisfy({ NSClassFromString($0) as? UIViewController.Type == DeckController.self }) else {
                    return false
                }
                let controller = (NSClassFromString(names[0]) as! UIViewController.Type).init()
                return controller is DeckController && NSClassFromString("UITableView") == UITableView.self
                    && NSClassFromString("Demo.None") == nil && NSClassFromString("Demo.A.B") == nil
                    && NSClassFromString("") == nil && NSClassFromString("Demo.") == nil
                    && Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") != nil
            }

            #Preview { DeckController() }
            """, to: "Deck.swift")
        #expect(try answer("found") && answer("named"))
    }

    /// Compiles the folder, and calls a function of it.
    @MainActor private func answer(_ function: String) throws -> Bool {
        let builder = try builder(code.path)
        #expect(builder.update() == [])
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        let path = try #require(build.library)
        let library = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
        return unsafeBitCast(try #require(dlsym(library, function)), to: (@convention(c) () -> Bool).self)()
    }

    /// akkyie/AKPickerView-Swift: an object between a scroll view and its delegate.
    @MainActor
    @Test func anObjectThatNamesAnotherOneIsAskedForIt() throws {
        try write(
            """
            import UIKit

            private class Between: NSObject, UICollectionViewDelegate {
                weak var deck: Deck?
                override func responds(to aSelector: Selector) -> Bool { deck!.responds(to: aSelector) }
                override func forwardingTarget(for aSelector: Selector) -> Any? {
                    deck!.responds(to: aSelector) ? deck : super.forwardingTarget(for: aSelector)
                }
            }

            class Deck: UIView, UICollectionViewDelegateFlowLayout {
                var calls = 0
                func collectionView(
                    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { CGSize(width: 7, height: 7) }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
                @objc func tick() { calls += 10 }
            }

            @_cdecl("forwarded") public func forwarded() -> Bool {
                MainActor.assumeIsolated {
                    let (deck, between) = (Deck(), Between())
                    between.deck = deck
                    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                    view.delegate = between
                    view.contentOffset.y = 5
                    let button = UIButton()
                    button.addTarget(between, action: #selector(Deck.tick), for: .touchUpInside)
                    button.sendActions(for: .touchUpInside)
                    let (all, layout) = (UICollectionView(frame: .zero, collectionViewLayout: .init()), UICollectionViewFlowLayout())
                    let size = (between as? any UICollectionViewDelegateFlowLayout)?
                        .collectionView(all, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
                    return deck.calls == 11 && size?.width == 7
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("forwarded"))
    }

    /// itsmeichigo/DateTimePicker and others look for their package's bundle themselves, and end the program if it is nowhere.
    @MainActor
    @Test func aBundleThatIsLookedForByItsNameIsTheFolder() throws {
        try write(
            """
            import UIKit
            private class Finder {}
            extension Foundation.Bundle {
                static let deck: Bundle = {
                    for folder in [Bundle.main.resourceURL, Bundle(for: Finder.self).resourceURL, Bundle.main.bundleURL] {
                        let url = folder?.appendingPathComponent("Deck_Deck.bundle")
                        if let bundle = url.flatMap(Bundle.init(url:)) { return bundle }
                    }
                    fatalError("Unable to find bundle named Deck_Deck")
                }()
            }
            @_cdecl("bundles") public func bundles() -> Bool {
                Bundle.deck.bundlePath == Bundle.main.bundlePath && Bundle(path: Bundle.main.bundlePath + "/nowhere") == nil
                    && Bundle(path: Bundle.main.bundlePath + "/Deck.bundle")?.bundlePath == Bundle.main.bundlePath
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("bundles"))
    }

    /// hyperoslo/Whisper's notices are shown by functions with the name of a controller's method, of another module than the app.
    @Test func aFunctionOfAModuleIsToldFromAMethodOfItsName() throws {
        try write(
            """
            import UIKit
            public let notices = 3
            public func show(notice: String, to controller: UIViewController) {}
            """, to: "Notices/Notices.swift")
        try write(
            """
            import Notices
            import UIKit
            class Deck: UICollectionViewController {
                var notices: Int { Notices.notices }
                override func viewDidLoad() { Notices.show(notice: "here", to: self) }
            }
            """, to: "App/Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// Browsers, exceptions and the length of a system's name, as marcosgriselli/SwipeableTabBarController's and others' apps
    /// name them.
    @Test func browsersAndExceptionsCompile() throws {
        try write(
            """
            import SafariServices
            import UIKit
            import WebKit
            class Web: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
                var lock = os_unfair_lock()
                override func loadView() {
                    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                    web.navigationDelegate = self
                    web.load(URLRequest(url: URL(string: "https://example.com")!))
                    os_unfair_lock_lock(&lock)
                    os_unfair_lock_unlock(&lock)
                    view = web
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
                func webView(
                    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
                ) {
                    let isLink = navigationAction.navigationType == .linkActivated
                    decisionHandler(isLink && navigationAction.request.url?.host != nil ? .cancel : .allow)
                }
                func webView(
                    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
                ) { decisionHandler(.allow) }
                func listen(_ content: WKUserContentController) {
                    content.add(self, name: "deck")
                    content.addUserScript(
                        WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
                }
                func userContentController(
                    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
                ) { title = message.body as? String }
            }
            class Rise: UIStoryboardSegue {
                override public init(identifier: String?, source: UIViewController, destination: UIViewController) {
                    super.init(identifier: identifier, source: source, destination: destination)
                }
            }
            class Fan: UIViewController, SFSafariViewControllerDelegate {
                let layout = UICollectionViewFlowLayout()
                func more() {
                    let browser = SFSafariViewController(url: URL(string: "https://example.com/deck")!)
                    browser.delegate = self
                    browser.preferredControlTintColor = .red
                    browser.dismissButtonStyle = .close
                    present(browser, animated: true)
                }
                func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
                func rise() -> UIStoryboardSegue { Rise(identifier: nil, source: self, destination: Web()) }
                func fail() {
                    guard _SYS_NAMELEN > 0 else { return }
                    DispatchQueue(label: "cards", autoreleaseFrequency: .workItem).async {}
                    NSException(name: .rangeException, reason: "no card", userInfo: nil).raise()
                }
            }
            #Preview { Fan() }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// UIKit's former web views, methods that would be exchanged, players of files and contents that a protocol's associated type
    /// makes, as AfrozZaheer/AZSafariCollectionViewLayout, lkzhao/CollectionKit, PaoloCuscela/Cards and others have them.
    @Test func whatOlderAppsHaveOfTheirSystemCompiles() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            protocol Part {
                associatedtype Content: UIView
            }
            extension Part {
                func make() -> Content { Content() }
            }
            struct Title: Part {
                typealias Content = UILabel
            }
            extension UIView {
                @objc func markedLayout() { markedLayout() }
                static func exchange() {
                    let old = class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews))
                    let own = class_getInstanceMethod(UIView.self, #selector(UIView.markedLayout))
                    let hidden = class_getInstanceMethod(UIView.self, NSSelectorFromString("_hidden"))
                    guard hidden != nil, let old, let own else { return }
                    if class_addMethod(self, #selector(layoutSubviews), method_getImplementation(own), nil) { return }
                    method_exchangeImplementations(old, own)
                }
            }
            class Page: UIViewController, UIWebViewDelegate {
                @IBOutlet weak var web: UIWebView!
                fileprivate var timer = Timer()
                func wait(_ handler: ((Timer?) -> Void)!) -> Timer! {
                    let timer = CFRunLoopTimerCreateWithHandler(
                        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0, handler)
                    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopCommonModes)
                    return timer
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UIView.exchange()
                    view.addSubview(Title().make())
                    let policy = objc_AssociationPolicy(rawValue: 1)!
                    objc_setAssociatedObject(self, "key", 1, policy)
                    objc_removeAssociatedObjects(self)
                    web?.delegate = self
                    web?.loadRequest(URLRequest(url: URL(string: "https://example.com")!))
                    let pulse = CABasicAnimation(keyPath: "opacity")
                    pulse.repeatCount = HUGE
                    if __CGPointEqualToPoint(.zero, view.center) { timer.invalidate() }
                    _ = AVAsset(url: URL(fileURLWithPath: "/a.mp4")).tracks(withMediaType: .video).first?.naturalSize
                    _ = CMTimeGetSeconds(CMTime.indefinite)
                    let width = view.widthAnchor.constraint(equalToConstant: 1)
                    width.priority = 750
                    CFRunLoopAddTimer(CFRunLoopGetCurrent(), wait(nil), .commonModes)
                    let copy = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: view!))
                    if let copy = copy as? UIView { view.addSubview(copy) }
                    view.addSubview(UIScreen.main.snapshotView(afterScreenUpdates: true))
                }
                func webView(_ webView: UIWebView, didFailLoadWithError error: Error) {}
            }
            class Proxy: NSObject {
                weak var target: NSObjectProtocol?
                override func responds(to aSelector: Selector!) -> Bool {
                    target?.responds(to: aSelector) ?? super.responds(to: aSelector)
                }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
            }
            class Dots: CAShapeLayer {
                class func made() -> Self { return self.init() }
                func draw() {
                    lineCap = "round"
                    lineJoin = "bevel"
                    fillRule = "even-odd"
                    isHidden = TARGET_OS_SIMULATOR == 0
                }
            }
            class Deed: UIAccessibilityCustomAction {
                init?(name: String, owner: Any) {
                    super.init(name: name, target: owner, selector: #selector(UIView.layoutSubviews))
                }
            }
            class Column: UIStackView {
                required init(coder: NSCoder) { super.init(coder: coder) }
            }
            class Wheel: UIActivityIndicatorView {
                required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            }
            class Row: UITableViewCell {
                override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                    get { super.accessibilityCustomActions }
                    set { super.accessibilityCustomActions = newValue }
                }
            }
            #Preview { Page() }
            """, to: "Page.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    @Test func sourcesOfSwift2AreNamed() throws {
        let loop = "class Deck: UICollectionViewLayout { func f() { for var i = 0; i < 3; i++ {} } }"
        try write("import UIKit\n" + loop, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let said = errors(try #require(builder.build()))
        #expect(said.count == 1 && said.first?.contains("are of Swift 2") == true)
    }

    @Test func anErrorThatIsMadeLaterIsAnErrorEvenBesideWhatIsLeftOut() throws {
        try write(previews, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        _ = builder.build()
        try write(previews.replacing("turn: CGFloat = 2", with: "turn: CGFloat = oops"), to: "Cards.swift")
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(errors(build).first?.hasPrefix("Cards.swift:11: cannot find 'oops' in scope") == true)
    }

    @Test func tunedValuesAreWrittenUnlessTheFileHasChanged() throws {
        let text = "import UIKit\nclass Deck: UICollectionViewLayout {\n    var gap: CGFloat = 8 // points\n}\n"
        try write(text, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        _ = builder.build()
        let line = SourceChange(
            file: "Deck.swift", line: 3, old: "    var gap: CGFloat = 8 // points",
            new: "    var gap: CGFloat = 12 // points")
        func change(write: Bool) throws -> SourceChanges {
            try builder.change(SourceChangeRequest(id: 1, values: ["Deck.gap": .number(12)], write: write))
        }
        #expect(try change(write: false) == SourceChanges(id: 1, lines: [line], isWritten: false))
        #expect(try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8) == text)

        try write(text + "// typed meanwhile\n", to: "Deck.swift")
        #expect(throws: PreviewFault.self) { try change(write: true) }

        _ = builder.update()
        _ = builder.build()
        #expect(try change(write: true).isWritten)
        #expect(
            try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8)
                == text.replacing("= 8", with: "= 12") + "// typed meanwhile\n")
    }

    @Test func anEngineThatWasBuiltAgainIsRefused() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules, output: scratch.appendingPathComponent("out").path, engineTime: 1
            ))
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(errors(build).first?.contains("was built again after the running zoetrope was") == true)
    }

    @Test func nothingToShowIsSaid() throws {
        try write("struct A {}", to: "A.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(errors(try #require(builder.build())).first?.contains("nothing here can be shown") == true)
    }

    @Test func aPathThatIsNotThereIsNamed() {
        let fault = #expect(throws: PreviewFault.self) { try self.builder("/nowhere/at/all") }
        #expect(fault?.message == "there is nothing at /nowhere/at/all")
    }
}
