import Previews
import Testing
import UIKit

/// Objects of classes that are known at run time only: their own initialisers run.
@MainActor
@Suite struct MetatypeObjectsTests {
    private class Card: UIView {
        var made = "nothing"
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = "a frame"
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Pot: Card {}

    private final class Row: UITableViewCell {
        var made = CellStyle.default
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            made = style
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        let made: String?
        override init(nibName: String?, bundle: Bundle?) {
            made = nibName
            super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Stack: UINavigationController {}

    @Test(arguments: [true, false]) func aViewHasItsFrame(isHeir: Bool) {
        let type: Card.Type = isHeir ? Pot.self : Card.self
        let view = MetatypeObjects.make(type as UIView.Type, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect((view as? Card)?.made == "a frame" && Swift.type(of: view) == type)
    }

    @Test func aCellHasItsStyleAndALongIdentifier() {
        let identifier = "an identifier that is longer than fifteen bytes"
        for _ in 0..<3 {
            let cell = MetatypeObjects.make(
                Row.self as UITableViewCell.Type, style: .subtitle, reuseIdentifier: identifier + "!")
            #expect((cell as? Row)?.made == .subtitle && cell.reuseIdentifier == identifier + "!")
        }
        let cell = MetatypeObjects.make(Row.self as UITableViewCell.Type, style: .value1, reuseIdentifier: nil)
        #expect(cell.reuseIdentifier == nil && (cell as? Row)?.made == .value1)
    }

    @Test func controllersAreMadeWithTheirArguments() {
        let screen = MetatypeObjects.make(Screen.self as UIViewController.Type, nibName: "Cards", bundle: .main)
        #expect((screen as? Screen)?.made == "Cards")
        let stack = MetatypeObjects.make(Stack.self as UINavigationController.Type, rootViewController: screen)
        #expect(stack.viewControllers == [screen])
        #expect(MetatypeObjects.make(Pot.self as UIView.Type).frame == .zero)
    }
}
