import InterfaceFiles
import QuartzCore
import Testing

@testable import UIKit

/// Selectors that are made of names.
@MainActor
@Suite(.serialized) struct SelectorNameTests {
    private final class Panel: UIView {
        var (taps, loads) = (0, 0)
        func tap(_ sender: UIButton) { taps += 1 }
        func load() { loads += 1 }
    }

    @Test func aNameFindsTheMethodOfTheTarget() {
        defer { InterfaceLibrary.current = InterfaceLibrary() }
        let panel = InterfaceClass(
            name: "Panel", type: Panel.self, properties: [:],
            actions: ["tap:": Selector(Panel.tap(_:)), "load": Selector(Panel.load)])
        InterfaceLibrary.current = InterfaceLibrary([] as [InterfaceFile], classes: [panel])
        let (target, button) = (Panel(), UIButton())
        button.addTarget(target, action: Selector("tap:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        target.perform(NSSelectorFromString("load"))
        #expect(target.taps == 1 && target.loads == 1)
        #expect(Selector("load").isFound(on: target) && Selector(Panel.load).isFound(on: target))
        #expect(!Selector("load").isFound(on: button) && !Selector(Panel.load).isFound(on: button))
    }

    @Test func ofANameThatNobodyHasItIsSaidThatNothingIsCalled() {
        defer { InterfaceLibrary.current = InterfaceLibrary() }
        InterfaceLibrary.current = InterfaceLibrary()
        Panel().perform(Selector("fly"))
        #expect(InterfaceLibrary.current.said == ["Panel has no method 'fly' here: nothing is called"])
    }
}
