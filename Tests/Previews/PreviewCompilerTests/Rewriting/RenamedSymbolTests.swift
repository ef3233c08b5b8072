import Testing

@testable import PreviewCompiler

@Suite struct RenamedSymbolTests {
    @Test(arguments: [
        ("var a: UICollectionViewScrollDirection = .vertical", "var a: UICollectionView.ScrollDirection = .vertical"),
        ("f([UIViewAnimationOptions.repeat])", "f([UIView.AnimationOptions.repeat])"),
        ("g.state == UIGestureRecognizerState.ended", "g.state == UIGestureRecognizer.State.ended"),
        ("let k = UICollectionElementKindSectionHeader", "let k = UICollectionView.elementKindSectionHeader"),
        (
            "c.decelerationRate = UIScrollViewDecelerationRateFast",
            "c.decelerationRate = UIScrollView.DecelerationRate.fast"
        ),
        (
            "CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)",
            "CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)"
        ),
        ("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
        // goktugyil/EZLoadingActivity
        ("l.add(a, forKey: kCATransitionFade)", "l.add(a, forKey: CATransitionType.fade.rawValue)"),
        ("[key: NSUnderlineStyle.styleSingle.rawValue]", "[key: NSUnderlineStyle.single.rawValue]"),
        (
            "s.selectedSegmentIndex = UISegmentedControlNoSegment",
            "s.selectedSegmentIndex = UISegmentedControl.noSegment"
        ),
        ("a.observe(.UITextFieldTextDidChange)", "a.observe(UITextField.textDidChangeNotification)"),
        (
            "a.observe(NSNotification.Name.UITextViewTextDidEndEditing)",
            "a.observe(UITextView.textDidEndEditingNotification)"
        ),
        ("wheel.activityIndicatorViewStyle = .white", "wheel.style = .white"),
        ("a.type = \"cube\"", "a.type = CATransitionType(rawValue: \"cube\")"),
        ("a.subtype = \"fromLeft\"", "a.subtype = CATransitionSubtype(rawValue: \"fromLeft\")"),
        ("a.type = \"card\"", "a.type = \"card\""),
        ("class A { var type = \"\" }\na.type = \"cube\"", "class A { var type = \"\" }\na.type = \"cube\""),
        ("[NSFontAttributeName: f]", "[NSAttributedString.Key.font: f]"),
    ])
    func typesAndConstantsHaveTheirPresentNames(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(arguments: [
        ("let i = UIEdgeInsetsMake(1, a, b(2), 4)", "let i = UIEdgeInsets(top: 1, left: a, bottom: b(2), right: 4)"),
        ("let r = UIEdgeInsetsInsetRect(view.bounds, insets)", "let r = (view.bounds).inset(by: insets)"),
        ("let d = UIImagePNGRepresentation(image)", "let d = (image).pngData()"),
        ("let d = UIImageJPEGRepresentation(image, 0.5)", "let d = (image).jpegData(compressionQuality: 0.5)"),
        (
            "UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)",
            "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: nil)"
        ),
        ("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
    ])
    func functionsAreInitializersMethodsAndProperties(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(arguments: [
        ("UIActivityIndicatorView(activityIndicatorStyle: .gray)", "UIActivityIndicatorView(style: .gray)"),
        // KittenYang/GooeyTabbar
        (
            "UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)",
            "UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)"
        ),
        ("view.bringSubview(toFront: card)", "view.bringSubviewToFront(card)"),
        ("addChild.addChildViewController(child)", "addChild.addChild(child)"),
        ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
        ("child.removeFromParentViewController()", "child.removeFromParent()"),
        ("for c in parent.childViewControllers {}", "for c in parent.children {}"),
        ("link.add(to: .main, forMode: .commonModes)", "link.add(to: .main, forMode: .common)"),
        ("let m = RunLoopMode.defaultRunLoopMode", "let m = RunLoop.Mode.default"),
        ("link.add(to: .main, forMode: .UITrackingRunLoopMode)", "link.add(to: .main, forMode: .tracking)"),
        (
            "let d = try Data(contentsOf: a, options: .dataReadingMapped)",
            "let d = try Data(contentsOf: a, options: .mappedIfSafe)"
        ),
        ("try d.write(to: a, options: .atomicWrite)", "try d.write(to: a, options: .atomic)"),
        ("let o = Data.ReadingOptions.uncachedRead", "let o = Data.ReadingOptions.uncached"),
        // In a method, of the object itself.
        ("func f() { addChildViewController(child) }", "func f() { addChild(child) }"),
        ("func f() { bringSubview(toFront: card) }", "func f() { bringSubviewToFront(card) }"),
        ("func f() { willMove(toParentViewController: nil) }", "func f() { willMove(toParent: nil) }"),
        ("func f() { removeFromParentViewController() }", "func f() { removeFromParent() }"),
        ("func f() { childViewControllers.forEach(g) }", "func f() { children.forEach(g) }"),
    ])
    func methodsAndPropertiesHaveTheirPresentNames(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(arguments: [
        "func f() { let childViewControllers = g(); h(childViewControllers) }",
        "func f(childViewControllers: [C]) { h(childViewControllers) }",
        "func f() { g { childViewControllers in h(childViewControllers) } }",
        "class A { var childViewControllers = 1; func f() { h(childViewControllers) } }",
        "func addChildViewController(_ c: C) {}\nclass A { func addChildViewController(_ c: C) {}; "
            + "func f() { addChildViewController(c) } }",
    ])
    func namesOfTheProjectsOwnStay(source: String) {
        #expect(rewritten(source) == source)
    }

    @Test(arguments: [
        ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
        ("f(.UIApplicationDidBecomeActive)", "f(UIApplication.didBecomeActiveNotification)"),
        ("f(Notification.Name.UIKeyboardDidHide)", "f(UIResponder.keyboardDidHideNotification)"),
        ("f(Notification.Name.deckDidOpen)", "f(Notification.Name.deckDidOpen)"),
    ])
    func notificationsAreFoundInTheirClasses(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// TBXark/TKSwitcherCollection: Core Animation's constants were texts before Swift 4.2.
    @Test func aVariableOfATextTakesTheTypeOfTheConstantInIt() {
        #expect(
            rewritten("let mode: String = kCAFillModeForwards; let name: String = kCAName")
                == "let mode = CAMediaTimingFillMode.forwards; let name: String = kCAName")
    }

    @Test func anOverrideHasItsMethodsPresentName() {
        #expect(
            rewritten("class A: B { override func didMove(toParentViewController parent: C?) {} }")
                == "class A: B { override func didMove(toParent parent: C?) {} }")
    }

    @Test func whatTheProjectDeclaresItselfKeepsItsName() {
        let source = "enum UIButtonType { case big }; struct P { var childViewControllers = 0 }"
        #expect(rewritten(source) == source)
        #expect(
            rewritten("\(source)\nlet a = UIButtonType.big; let b = P().childViewControllers")
                == "\(source)\nlet a = UIButtonType.big; let b = P().childViewControllers")
    }
}
