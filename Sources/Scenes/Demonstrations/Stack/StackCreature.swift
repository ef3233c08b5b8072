import UIKit

/// The animal on a card.
///
/// There are nine; further cards begin again with the first.
struct StackCreature {
    var name: String
    var home: String
    var habit: String
    /// The card's colours, from its top left to its bottom right.
    var colors: [UIColor]

    static func on(card: Int) -> StackCreature {
        all[card % all.count]
    }

    /// Returns the name of a card's picture.
    static func image(card: Int) -> String {
        "creature-\(card % all.count)"
    }

    /// The names of all pictures.
    static var imageNames: [String] { all.indices.map(image) }

    private init(_ name: String, _ home: String, _ habit: String, _ first: Int, _ last: Int) {
        self.name = name
        self.home = home
        self.habit = habit
        colors = [UIColor(rgb: first), UIColor(rgb: last)]
    }

    private static let all = [
        StackCreature("Pip Sprout", "Windowsills", "Grows a leaf for every secret it is told.", 0xE3FBEA, 0x9BE3C0),
        StackCreature(
            "Dawdle", "Garden walls", "Left for breakfast in March. Still looking forward to it.", 0xFFEBDD, 0xFFB199),
        StackCreature("Nimbaa", "High pastures", "Counts people when it can't sleep.", 0xF6F3FF, 0xC9C0F5),
        StackCreature("Glimmer", "Moonlit bays", "Winks at ships with the only eye it has.", 0xF1E3FF, 0xC39BF3),
        StackCreature("Quartz", "Quiet caves", "Says one word a year. Last year's was 'moss'.", 0xE9EEFA, 0xA9B8DD),
        StackCreature("Flutterbun", "Lamp light", "Steals jumpers, returns them with patterns.", 0xFFF6D6, 0xFFB3CB),
        StackCreature("Splosh", "Cold fjords", "Opens letters with its horn, politely.", 0xDDF5FF, 0x86CDF2),
        StackCreature("Captain Cap", "Mossy logs", "Wears the night sky as a hat.", 0xE4EBFF, 0x93A5F5),
        StackCreature("Ember", "Chimney tops", "Toasts marshmallows with a sneeze.", 0xFFE6DC, 0xFF9C8F),
    ]
}
