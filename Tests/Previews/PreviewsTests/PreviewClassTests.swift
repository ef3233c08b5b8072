import Testing

@testable import Previews

/// What sets the properties that Interface Builder files name.
@MainActor
@Suite struct PreviewClassTests {
    private final class Card {
        var (kept, reads) = ("", 0)
        var modifiers: String {
            get {
                reads += 1
                return kept
            }
            set { kept = newValue }
        }
    }

    /// HeroTransitions/Hero's property for Interface Builder ends the code when it is read.
    @Test func aPropertyIsSetWithoutBeingRead() {
        let card = Card()
        let set = PreviewClass.property(\Card.modifiers) { $0.modifiers = $1 }
        #expect(set(card, "fade") && card.kept == "fade" && card.reads == 0)
        #expect(!set(card, 3) && card.kept == "fade")
    }
}
