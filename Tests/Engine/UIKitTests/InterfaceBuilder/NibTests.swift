import QuartzCore
import Testing

@testable import UIKit

/// A view with outlets, an action, and a number of its own.
private final class Badge: UIView {
    var label: UILabel!
    var parts: [UIView]! = []
    var height: NSLayoutConstraint!
    var amount: Double = 0
    private(set) var taps = 0
    private(set) var subviewsAtStart = -1
    private(set) var textWhenAwake: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        subviewsAtStart = subviews.count
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        textWhenAwake = label?.text
    }

    func tap(_ sender: UIButton) { taps += 1 }

    static let entry = InterfaceClass(
        name: "Badge", type: Badge.self,
        properties: [
            "label": InterfaceClass.property(\Badge.label), "parts": InterfaceClass.property(\Badge.parts),
            "height": InterfaceClass.property(\Badge.height), "amount": InterfaceClass.property(\Badge.amount),
        ], actions: ["tap:": Selector(Badge.tap(_:))])
}

private final class StandIn: UIView {}

/// A label whose setters need what its initializer makes.
private final class Folded: UILabel {
    private var more: NSAttributedString!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        more = NSAttributedString(releasing: " More")
    }

    override var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(releasing: $0) } }
    }

    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set {
            let whole = newValue.map { NSAttributedString(releasing: $0.string + more.string) }
            super.attributedText = whole
        }
    }
}

/// What a nib's objects are made of and connected with.
@MainActor
@Suite struct NibTests {
    private final class Owner: UIView {
        weak var content: UIView?
    }

    /// Views that load their content from a nib often hold it by a weak outlet before they add it.
    @Test func whatANibMakesLivesOnForTheStep() throws {
        let stage = Stage(width: 100, height: 100)
        InterfaceXML.use([try InterfaceXML.nib("Content", "<view id=\"v\">\(InterfaceXML.frame(0, 0, 9, 9))</view>")])
        let owner = stage.perform { Owner() }
        stage.perform {
            owner.content = Bundle.main.loadNibNamed("Content", owner: owner)?.first as? UIView
            #expect(owner.content != nil)
        }
        stage.advance()
        #expect(owner.content == nil)
    }

    private let stage = Stage(width: 300, height: 600)

    private func make(_ objects: String, owner: Any? = nil) throws -> [Any] {
        InterfaceXML.use([try InterfaceXML.nib("Badge", objects)], [Badge.entry])
        return stage.perform { UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: owner) }
    }

    /// Interface Builder gave content views no name of their own before Xcode 11 (published storyboards of tag clouds size
    /// their cells so).
    @Test func constraintsThatNameACellMeanItsContentViewIfThatHasNoName() throws {
        let cell = """
            <collectionViewCell id="c" reuseIdentifier="Tag">\(InterfaceXML.frame(0, 0, 289, 78))
            <view key="contentView">\(InterfaceXML.frame(0, 0, 289, 78))<subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="40"/><constraint firstAttribute="height" constant="20"/>
            </constraints></view></subviews></view><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="10"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top" constant="5"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="10"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="5"/>
            </constraints></collectionViewCell>
            """
        let made = try #require(try make(cell).first as? UICollectionViewCell)
        stage.perform {
            #expect(made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30))
        }
    }

    /// shu223/iOS-10-Sampler's files are of Xcode 8's first versions: a ball that is moved was not to be seen.
    @Test func framesMayBeWrittenAsInsets() throws {
        let places = [#"minX="162" minY="308" width="50" height="50""#, #"width="20" height="10""#, ""]
        let views = places.map { #"<view><frame key="frameInset" \#($0)/></view>"# }.joined()
        let made = try make("<view>\(InterfaceXML.frame(0, 0, 375, 667))<subviews>\(views)</subviews></view>")
        let parts = try #require(made.first as? UIView).subviews
        #expect(
            parts.map(\.frame) == [
                CGRect(x: 162, y: 308, width: 50, height: 50), CGRect(x: 0, y: 0, width: 20, height: 10),
                CGRect(x: 0, y: 0, width: 375, height: 667),
            ])
    }

    /// redsubmarine/iOS-Animation-By-Tutorials has them in hundredths, and a picture that fills the screen by none of them.
    @Test func framesMayBeHundredthsOfWhatIsAroundThem() throws {
        let place = #"minX="50%" minY="10" maxX="20" maxY="25%""#
        let inner = #"<subviews><view><frame key="frameInset" \#(place)/></view></subviews>"#
        let views =
            #"<view><frame key="frameInset" minX="12.5%" width="75%" maxY="40" height="100"/>\#(inner)</view>"#
            + #"<view><frame key="frameInset" maxX="10" width="30" height="20"/></view>"#
        let made = try make("<view>\(InterfaceXML.frame(0, 0, 400, 600))<subviews>\(views)</subviews></view>")
        let parts = try #require(made.first as? UIView).subviews
        #expect(parts[0].frame == CGRect(x: 50, y: 460, width: 300, height: 100))
        #expect(parts[0].subviews.map(\.frame) == [CGRect(x: 150, y: 10, width: 130, height: 65)])
        #expect(parts[1].frame == CGRect(x: 360, y: 0, width: 30, height: 20))
    }

    /// Labels and image views take touches unless the file says that they don't, as it does of those that were not changed:
    /// xmartlabs/XLActionController's pictures are tapped.
    @Test func labelsAndImageViewsTakeTouchesUnlessTheFileSaysOtherwise() throws {
        let frame = InterfaceXML.frame(0, 0, 9, 9)
        let made = try make(
            """
            <imageView id="a">\(frame)</imageView><label id="b">\(frame)</label>
            <imageView id="c" userInteractionEnabled="NO">\(frame)</imageView>
            <label id="d" userInteractionEnabled="NO">\(frame)</label>
            """
        ).compactMap { $0 as? UIView }
        #expect(made.map(\.isUserInteractionEnabled) == [true, true, false, false])
    }

    /// LunabeeStudio/LBBottomSheet has labels in a vibrancy that lies on a blur.
    @Test func aVibrancyOfAFileBlursNothing() throws {
        let blur = "<blurEffect style=\"systemThickMaterialDark\"/>"
        let made = try make(
            """
            <visualEffectView id="a"><view key="contentView" id="x"/><vibrancyEffect>\(blur)</vibrancyEffect></visualEffectView>
            <visualEffectView id="b"><view key="contentView" id="y"/>\(blur)</visualEffectView>
            """
        ).compactMap { $0 as? UIVisualEffectView }
        #expect(made.count == 2 && made.first?.effect is UIVibrancyEffect)
        #expect((made.last?.effect as? UIBlurEffect)?.style == .systemThickMaterialDark)
    }

    /// shoheiyokoyama/Koyomi's months are chosen one after the other by segments that don't stay chosen.
    @Test func segmentsOfAFileMayBeMomentary() throws {
        let segments = "<segments><segment title=\"Previous\"/><segment title=\"Next\"/></segments>"
        let made = try make(
            "<segmentedControl id=\"a\" momentary=\"YES\">\(segments)</segmentedControl>"
                + "<segmentedControl id=\"b\">\(segments)</segmentedControl>"
        ).compactMap { $0 as? UISegmentedControl }
        #expect(made.map(\.isMomentary) == [true, false] && made.map(\.numberOfSegments) == [2, 2])
    }

    /// teodorpatras/EasyTipView points to a bar's button, which a weak outlet names.
    @Test func barsOfAFileHaveItsItems() throws {
        let frame = InterfaceXML.frame(0, 0, 300, 44)
        let made = try make(
            """
            <toolbar id="t" translucent="NO">\(frame)<items><barButtonItem id="s" style="plain" systemItem="flexibleSpace"/>
            <barButtonItem id="u" title="Up"/></items></toolbar>
            <tabBar id="b">\(frame)<items><tabBarItem id="i" title="Home"/></items></tabBar>
            <navigationBar id="n">\(frame)<items><navigationItem id="m" title="Notes">
            <barButtonItem key="rightBarButtonItem" id="r" title="Done"/></navigationItem></items></navigationBar>
            """)
        let toolbar = try #require(made[0] as? UIToolbar)
        #expect(toolbar.items?.map(\.title) == [nil, "Up"] && !toolbar.isTranslucent)
        #expect((made[1] as? UITabBar)?.items?.map(\.title) == ["Home"])
        let item = (made[2] as? UINavigationBar)?.topItem
        #expect(item?.title == "Notes" && item?.rightBarButtonItem?.title == "Done")
    }

    /// The attributes' names are those of Interface Builder's files, IBDecodable's `View` has them, too.
    @Test func viewsHaveTheMarginsThatTheFileSays() throws {
        let made = try make(
            """
            <view id="v" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
            \(InterfaceXML.frame(0, 0, 9, 9))</view>
            """)
        let view = try #require(made.first as? UIView)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        let plain = try #require(try make("<view id=\"v\">\(InterfaceXML.frame(0, 0, 9, 9))</view>").first as? UIView)
        #expect(!plain.preservesSuperviewLayoutMargins && plain.insetsLayoutMarginsFromSafeArea)
    }

    private static let badge = """
        <view id="v" customClass="Badge" contentMode="scaleToFill">\(InterfaceXML.frame(0, 0, 200, 100))
        <subviews>
        <label id="l" text="Hi" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
        <button id="b" buttonType="system" tag="7">\(InterfaceXML.frame(0, 60, 50, 30))
        <state key="normal" title="Tap"/>
        <connections><action selector="tap:" destination="v" eventType="touchUpInside"/></connections></button>
        </subviews>
        <color key="backgroundColor" systemColor="systemYellowColor"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="30"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="5"/>
        <constraint firstItem="l" firstAttribute="height" constant="40" id="h" priority="900"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="g"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="12"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds"><boolean key="value" value="YES"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="amount"><real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l"/><outlet property="height" destination="h"/>
        <outletCollection property="parts" destination="b"/><outletCollection property="parts" destination="l"/>
        </connections></view>
        """

    @Test func aViewHasItsAttributesSubviewsAndConstraints() throws {
        let badge = try #require(try make(Self.badge).first as? Badge)
        #expect(badge.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(badge.backgroundColor == .systemYellow && badge.layer.cornerRadius == 12 && badge.amount == 2.5)
        #expect(badge.layer.masksToBounds)
        let label = try #require(badge.label)
        #expect(label.superview === badge && label.text == "Hi" && label.textAlignment == .center)
        #expect(label.numberOfLines == 2 && label.font.pointSize == 20 && label.font.weight == .bold)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stage.add(badge)
        #expect(label.frame == CGRect(x: 20, y: 5, width: 150, height: 40))
        #expect(badge.height.priority.rawValue == 900)
        stage.perform { badge.height.constant = 50 }
        stage.advance()
        #expect(label.frame.height == 50)
    }

    @Test func outletsAreThereWhenItAwakesAndSubviewsInItsInitializer() throws {
        let badge = try #require(try make(Self.badge).first as? Badge)
        #expect(badge.subviewsAtStart == 2 && badge.textWhenAwake == "Hi")
        #expect(badge.parts.count == 2 && badge.parts.contains { $0 === badge.label })
        let button = try #require(badge.viewWithTag(7) as? UIButton)
        #expect(button.buttonType == .system && button.title(for: .normal) == "Tap")
        stage.perform { button.sendActions(for: .touchUpInside) }
        #expect(badge.taps == 1)
    }

    /// The File's Owner idiom: the view loads its contents into itself.
    @Test func anOwnerIsConnectedAndNotMadeAgain() throws {
        let owner = stage.perform { Badge(coder: NSCoder()) }
        let file = try InterfaceXML.nib(
            "Badge", owner: "<outlet property=\"label\" destination=\"l\"/>",
            "<view id=\"v\"/><label id=\"l\" text=\"A\"/>")
        InterfaceXML.use([file], [Badge.entry])
        let made = stage.perform { Bundle.main.loadNibNamed("Badge", owner: owner) }
        #expect(made?.count == 2 && owner?.label === made?.last as? UILabel && owner?.textWhenAwake == nil)
    }

    /// apploft/ExpandableLabel's setters are overridden, and hear nothing of what a file says.
    @Test func aLabelTakesTheTextOfItsFilePastOverriddenSetters() throws {
        let entry = InterfaceClass(name: "Folded", type: Folded.self, properties: [:], actions: [:])
        let file = try InterfaceXML.nib(
            "Folded", "<label id=\"l\" customClass=\"Folded\" text=\"Once\">\(InterfaceXML.frame(0, 0, 50, 20))</label>"
        )
        InterfaceXML.use([file], [entry])
        let made = stage.perform { Bundle.main.loadNibNamed("Folded", owner: nil)?.first }
        let label = try #require(made as? Folded)
        #expect(label.text == "Once")
        label.text = "Twice"
        #expect(label.text == "Twice More")
    }

    @Test func aClassThatIsNotThereIsAPlainView() throws {
        let made = try make(
            "<view id=\"v\" customClass=\"Nobody\"/><mapView id=\"m\">\(InterfaceXML.frame(0, 0, 5, 5))</mapView>")
        #expect(made.count == 2 && made.allSatisfy { type(of: $0) == UIView.self })
    }

    /// AfrozZaheer/AZSafariCollectionViewLayout's cells have web views of UIKit's former class.
    @Test func whatStandsForAClassOfAnotherFrameworkIsMadeForItsElement() throws {
        let file = """
            <view id="v">\(InterfaceXML.frame(0, 0, 50, 50))<subviews>
            <webView id="w">\(InterfaceXML.frame(0, 0, 20, 20))</webView></subviews></view>
            """
        InterfaceXML.use(
            [try InterfaceXML.nib("Badge", file)], [InterfaceClass(name: "UIWebView", type: StandIn.self)])
        let made = stage.perform { UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil) }
        #expect((made.first as? UIView)?.subviews.first is StandIn)
    }

    /// RAReorderableLayout's example names a nib that it does not have, and never uses it.
    @Test func aNibThatThereIsNotIsMissedWhenItIsUsed() {
        stage.perform { _ = UINib(nibName: "Missing", bundle: nil) }
    }

    @Test func aSizeClassesVariationHolds() throws {
        let file = """
            <view id="v">\(InterfaceXML.frame(0, 0, 100, 100))<subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/><view id="b"/></subviews>
            <constraints>
            <constraint id="w" firstItem="a" firstAttribute="width" constant="10">
            <variation key="heightClass=regular" constant="25"/><variation key="heightClass=compact" constant="90"/>
            </constraint></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
            """
        let view = try #require(try make(file).first as? UIView)
        #expect(view.subviews.count == 1)
        #expect(view.subviews.first?.constraints.map(\.constant) == [25])
    }

    /// badoo/Chatto's input bar holds constraints that no size class has, and turns them on itself; of views Apple's *Size Classes
    /// Design Help* says that one which is not installed is made all the same, and is in no view.
    @Test func outletsHaveWhatIsNotInstalled() throws {
        let file = """
            <view id="v" customClass="Badge">\(InterfaceXML.frame(0, 0, 100, 100))<subviews>
            <label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints><constraint id="w" firstItem="a" firstAttribute="height" constant="30"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="w"/></mask></variation>
            <connections><outlet property="height" destination="w"/>
            <outletCollection property="parts" destination="b"/></connections></view>
            """
        let badge = try #require(try make(file).first as? Badge)
        #expect(badge.height?.constant == 30 && badge.height?.isActive == false)
        #expect(badge.parts.count == 1 && badge.parts.first?.superview == nil)
        #expect(badge.subviews.count == 1 && badge.constraints.isEmpty)
        badge.height.isActive = true
        #expect(badge.subviews[0].constraints == [badge.height])
    }

    @Test func stacksArrangeAndControlsHaveTheirValues() throws {
        let file = """
            <stackView id="s" axis="vertical" distribution="fillEqually" spacing="10">\(InterfaceXML.frame(0, 0, 100, 110))
            <subviews><switch id="a" on="YES"/><slider id="b" value="3" minValue="1" maxValue="5"/></subviews></stackView>
            """
        let stack = try #require(try make(file).first as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 10 && stack.distribution == .fillEqually)
        #expect((stack.arrangedSubviews.first as? UISwitch)?.isOn == true)
        #expect((stack.arrangedSubviews.last as? UISlider)?.value == 3)
    }

    @Test func aDatePickerHasTheModeThatTheFileSays() throws {
        let file = #"<datePicker id="d" datePickerMode="time" minuteInterval="15"/>"#
        let picker = try #require(try make(file).first as? UIDatePicker)
        #expect(picker.datePickerMode == .time && picker.minuteInterval == 15)
    }

    /// yonat/MultiSlider lies where it is drawn, and the constraints of its own parts would make it small.
    @Test func aViewWithoutConstraintsKeepsItsFrame() throws {
        let file = """
            <view id="v">\(InterfaceXML.frame(0, 0, 300, 500))<subviews>
            <view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\(InterfaceXML.frame(20, 30, 100, 400))
            </view></subviews></view>
            """
        let made = try #require(try make(file).first as? UIView)
        stage.add(made)
        let own = try #require(made.subviews.first)
        stage.perform {
            let part = UIView()
            part.translatesAutoresizingMaskIntoConstraints = false
            own.addSubview(part)
            let width = own.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
            NSLayoutConstraint.activate([width, part.centerXAnchor.constraint(equalTo: own.centerXAnchor)])
            made.layoutIfNeeded()
            #expect(own.frame == CGRect(x: 20, y: 30, width: 100, height: 400))
        }
    }

    /// A stepper of evgenyneu/swift-badge goes on at the other end.
    @Test func aStepperStepsAsTheFileSays() throws {
        let file = #"<stepper id="s" maximumValue="5" wraps="YES" autorepeat="NO" continuous="NO"/>"#
        let stepper = try #require(try make(file).first as? UIStepper)
        #expect(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous && stepper.maximumValue == 5)
        let plain = try #require(try make(#"<stepper id="s" maximumValue="5"/>"#).first as? UIStepper)
        #expect(!plain.wraps && plain.autorepeat && plain.isContinuous)
    }
}
