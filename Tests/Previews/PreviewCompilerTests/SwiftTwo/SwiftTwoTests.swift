import Testing

@testable import PreviewCompiler

/// What Xcode 8 made of sources of Swift 2, as Swift Evolution's SE-0004, SE-0005, SE-0006, SE-0007 and SE-0046 have changed the language and
/// Apple's names.
@Suite struct SwiftTwoTests {
    /// A line by which a source is told to be of Swift 2.
    private static let mark = "let a = UIScreen.mainScreen(), b = UIColor.redColor()"

    private func converted(_ text: String, beside others: [String: String] = [:]) -> String {
        var files: [String: SourceFile] = [:]
        let own = others.merging(["App/Main.swift": Self.mark + "\n" + text]) { $1 }
        for (path, text) in own { files[path] = SourceFile(path: path, in: "/code", text: Array(text.utf8)) }
        var former = SwiftTwo()
        let found = former.converted(files, new: files.keys.sorted())
        let main = found.first { $0.path == "App/Main.swift" }.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
        return main.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }

    @Test(arguments: [
        ("override func prepareLayout() { super.prepareLayout() }", "override func prepare() { super.prepare() }"),
        (
            "override func collectionViewContentSize() -> CGSize { return a }",
            "override var collectionViewContentSize : CGSize { return a }"
        ),
        (
            "func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {",
            "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
        ),
        (
            "override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {",
            "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {"
        ),
        // civatrix/StackCollectionViewLayout is of Swift 1.2.
        (
            "override func layoutAttributesForElementsInRect(rect: CGRect) -> [AnyObject]? {",
            "override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {"
        ),
        ("func add(a: Int, b: Int) {}", "func add(_ a: Int, b: Int) {}"),
        ("func add(first a: Int) {}", "func add(first a: Int) {}"),
        ("override var selected: Bool { didSet {} }", "override var isSelected: Bool { didSet {} }"),
    ])
    func declarationsHaveTheNamesOfToday(old: String, new: String) { #expect(converted(old) == new) }

    @Test(arguments: [
        (
            "view.dequeueReusableCellWithReuseIdentifier(\"a\", forIndexPath: path)",
            "view.dequeueReusableCell(withReuseIdentifier: \"a\", for: path)"
        ),
        (
            "UIView.animateWithDuration(1) { view.hidden = true }",
            "UIView.animate(withDuration: 1) { view.isHidden = true }"
        ),
        (
            "UIView.animateWithDuration(1, delay: 0, options: .CurveEaseIn, animations: { }, completion: nil)",
            "UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: { }, completion: nil)"
        ),
        (
            "view.backgroundColor = UIColor.redColor().colorWithAlphaComponent(0.5)",
            "view.backgroundColor = UIColor.red.withAlphaComponent(0.5)"
        ),
        ("layer.borderColor = color.CGColor", "layer.borderColor = color.cgColor"),
        (
            "button.addTarget(self, action: \"tap:\", forControlEvents: .TouchUpInside)",
            "button.addTarget(self, action: Selector(\"tap:\"), for: .touchUpInside)"
        ),
        ("let w = UIScreen.mainScreen().bounds.width", "let w = UIScreen.main.bounds.width"),
        ("let c = context.containerView()!", "let c = context.formerContainerView!"),
        ("let f = layer.presentationLayer()?.frame", "let f = layer.presentation()?.frame"),
        ("let m = CGFloat.max", "let m = CGFloat.greatestFiniteMagnitude"),
        ("let i = UIGraphicsGetImageFromCurrentImageContext()", "let i = SwiftTwo.currentImage()"),
        (
            "super.init(presentedViewController: a, presentingViewController: b)",
            "super.init(presentedViewController: a, presenting: b)"
        ),
        (
            "image.contentMode = UIViewContentMode.ScaleAspectFill",
            "image.contentMode = UIViewContentMode.scaleAspectFill"
        ),
        // Lascorbe/Pokedex-iOS
        ("let n = String(Card)", "let n = String(describing: Card.self)"),
        ("let n = String(self.dynamicType)", "let n = String(describing: type(of: self))"),
        ("let n = String(count)", "let n = String(count)"),
        (
            "let s = delegate.collectionView?(view, layout: self, sizeForItemAtIndexPath: path)",
            "let s = delegate.collectionView?(view, layout: self, sizeForItemAt: path)"
        ),
        ("let p = NSIndexPath(forItem: 1, inSection: 0)", "let p = IndexPath(item: 1, section: 0)"),
    ])
    func callsHaveTheNamesOfToday(old: String, new: String) { #expect(converted(old) == new) }

    @Test(arguments: [
        ("for var i = 0; i < count; i++ {", "for i in stride(from: 0, to: count, by: 1) {"),
        ("for (var i = 0; i <= count; i += 2) {", "for i in stride(from: 0, through: count, by: 2) {"),
        ("for var i = 9; i > 0; --i {", "for i in stride(from: 9, to: 0, by: -1) {"),
        ("    count++", "    count += 1"), ("if a { --count }", "if a { count -= 1 }"),
        ("if let a = b where a > 0 {", "if let a = b, a > 0 {"),
        ("guard let a = b, c = d else {", "guard let a = b, let c = d else {"),
        ("guard let a = b,\n    c = d else {", "guard let a = b,\n    let c = d else {"),
        ("if let a = b {\n    c = d", "if let a = b {\n    c = d"),
        // qblu/MosaicCollectionViewLayout
        ("if let a = b\n    where a > 0 {", "if let a = b\n    , a > 0 {"),
        ("if let a = b {\n}\n    where T: C {", "if let a = b {\n}\n    where T: C {"),
        ("func change(inout a: Int) {}", "func change(_ a: inout Int) {}"),
        ("let t = a.dynamicType", "let t = type(of: a)"),
        // franruano/swift-animations
        ("override init!() {", "override init() {"),
        ("override public init!(layer: AnyObject!) {", "override public init(layer: AnyObject!) {"),
        ("if a.respondsToSelector(\"go:\") {", "if a.responds(to: Selector(\"go:\")) {"),
    ])
    func theSyntaxIsTodays(old: String, new: String) { #expect(converted(old) == new) }

    @Test func aLineThatNobodyHasTypedStays() {
        let line = "if a { count++ } // " + String(repeating: "x", count: 2000)
        #expect(converted(line) == line)
    }

    @Test func namesOfTheProjectsOwnStay() {
        #expect(converted("enum E { case Left }\nlet a: E = .Left") == "enum E { case Left }\nlet a: E = .Left")
        #expect(converted("var hidden = 1\nlet a = self.hidden") == "var hidden = 1\nlet a = self.hidden")
        #expect(
            converted("let a: E = .Left", beside: ["App/E.swift": "enum E { case Up, Left }"]) == "let a: E = .Left")
    }

    @Test func sourcesBesideThoseOfSwiftTwoAreConvertedAndOthersNot() {
        var files: [String: SourceFile] = [:]
        for (path, text) in [
            "Old/Main.swift": Self.mark, "Old/Model.swift": "func add(a: Int) {}",
            "New/Model.swift": "func add(a: Int) {}",
            "New/One.swift": "let a = CGRectMake(0, 0, 1, 1), b: NSIndexPath, c = CGPointZero",
            // xxxAIRINxxx/ARNHeaderStretchFlowLayout-Swift overrides two methods, and calls none but those.
            "Layout/Layout.swift":
                "class A: B { override func prepareLayout() {}\n func layoutAttributesForElementsInRect(r: C) {} }",
            // As Apple's UIKitCatalog has.
            "New/Two.swift": "var redColor = 1, blueColor = 2; let a = UIColor(red: redColor, blue: blueColor)",
        ] { files[path] = SourceFile(path: path, in: "/code", text: Array(text.utf8)) }
        var former = SwiftTwo()
        #expect(
            Set(former.converted(files, new: files.keys.sorted()).map(\.path))
                == ["Layout/Layout.swift", "Old/Main.swift", "Old/Model.swift"])
        // As Lascorbe/Pokedex-iOS has its presenters beside its views.
        for (path, text) in [
            "A/App/View/View.swift": Self.mark, "A/App/Presenter/Make.swift": "func make(a: Int) {}",
            "B/App/View/View.swift": Self.mark, "B/App/Presenter/Make.swift": "func make(a: Int) {}",
            "B/App/Model/Day.swift": "func day() -> Date { Date() }",
        ] { files[path] = SourceFile(path: path, in: "/code", text: Array(text.utf8)) }
        var beside = SwiftTwo()
        let all = Set(beside.converted(files, new: files.keys.sorted()).map(\.path))
        #expect(all.contains("A/App/Presenter/Make.swift") && !all.contains("B/App/Presenter/Make.swift"))
        // What is saved later is converted by itself.
        files["Old/Model.swift"] = SourceFile(
            path: "Old/Model.swift", in: "/code", text: Array("func sum(a: Int) {}".utf8))
        let later = former.converted(files, new: ["Old/Model.swift"])
        #expect(later.map { String(decoding: $0.text, as: UTF8.self) } == ["import SwiftTwo; func sum(_ a: Int) {}"])
    }

    @Test func theModuleOfFormerNamesIsImported() {
        #expect(converted("import UIKit\nimport Foundation") == "import UIKit; import SwiftTwo\nimport Foundation")
        // qblu/MosaicCollectionViewLayout's sources import nothing, as its header does.
        let file = SourceFile(path: "A.swift", in: "/code", text: Array("// Cards\n\(Self.mark)".utf8))
        var former = SwiftTwo()
        let found = former.converted(["A.swift": file], new: ["A.swift"]).map {
            String(decoding: $0.text, as: UTF8.self)
        }
        #expect(found == ["// Cards\nimport SwiftTwo; let a = UIScreen.main, b = UIColor.red"])
    }
}
