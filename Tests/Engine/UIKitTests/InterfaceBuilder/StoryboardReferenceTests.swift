import InterfaceFiles
import QuartzCore
import Testing

@testable import UIKit

/// References of a storyboard to others.
@MainActor
struct StoryboardReferenceTests {
    private let stage = Stage(width: 300, height: 600)

    /// janwasgint/JWCardViewControllerTransitioning keeps each of its cards in a storyboard of its own.
    @Test func theIdentifierOfAReferenceGivesTheControllerThatItRefersTo() throws {
        let main = try InterfaceXML.storyboard(
            "Main", initial: "a",
            [
                "<viewController id=\"a\"/>",
                "<viewControllerPlaceholder storyboardIdentifier=\"First\" storyboardName=\"Cards\" id=\"r1\"/>",
                """
                <viewControllerPlaceholder storyboardIdentifier="Second" storyboardName="Cards" \
                referencedIdentifier="Two" id="r2"/>
                """,
            ])
        let cards = try InterfaceXML.storyboard(
            "Cards", initial: "c1",
            [
                "<viewController title=\"one\" id=\"c1\"/>",
                "<viewController storyboardIdentifier=\"Two\" title=\"two\" id=\"c2\"/>",
            ])
        InterfaceLibrary.current = InterfaceLibrary(
            [("/p/Main.storyboard", main), ("/p/Cards.storyboard", cards)], classes: [])
        let titles = stage.perform {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let made: UIViewController = storyboard.instantiateViewController(identifier: "Second")
            return ["First", "Second"].map { storyboard.instantiateViewController(withIdentifier: $0).title }
                + [made.title]
        }
        #expect(titles == ["one", "two", "two"])
    }
}
