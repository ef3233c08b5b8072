/// What a card shows.
struct FeedCard: Sendable {
    var image: String
    var title: String
    var place: String
}

/// What a story shows.
struct FeedStory: Sendable {
    var topic: String
    var title: String
    var text: String
    var author: String
    /// 0...1, the place on the circle of hues.
    var hue: Double
    var image: String?
}

/// An album on a shelf.
struct FeedAlbum: Sendable {
    var image: String
    var title: String
    var note: String
}

/// The texts and pictures of the feed.
enum FeedContent {
    static let cards = [
        FeedCard(image: "album-03", title: "Where the road ends", place: "Lofoten, Norway"),
        FeedCard(image: "album-11", title: "Room for one, with stars", place: "Aoraki, New Zealand"),
        FeedCard(image: "album-05", title: "The patient wood", place: "Hallerbos, Belgium"),
        FeedCard(image: "album-02", title: "Dunes that sing", place: "Namib, Namibia"),
        FeedCard(image: "album-01", title: "Green fire", place: "Abisko, Sweden"),
        FeedCard(image: "album-13", title: "Low tide, high noon", place: "Comporta, Portugal"),
        FeedCard(image: "album-09", title: "One moon, twice", place: "Bled, Slovenia"),
    ]

    static let topics = ["Light", "Ferries", "Architecture", "Night trains", "Food", "Birds", "Cycling"]

    static let stories = [
        FeedStory(
            topic: "Light", title: "Why the north is blue",
            text:
                "For forty minutes after sunset the sky gives back what it took. Snow has no colour of its own, so it "
                + "takes the sky's, and a village of red huts turns violet without anyone noticing.",
            author: "Ingrid Solberg", hue: 0.64, image: "album-00"),
        FeedStory(
            topic: "Ferries", title: "Deck four, bench nine", text: "The best seat on the boat costs nothing.",
            author: "Theo Marsh", hue: 0.5),
        FeedStory(
            topic: "Architecture", title: "A bench, a roof, a view: shelters that get by without a fourth thing",
            text:
                "Walkers rate them higher than hotels. We asked the carpenter why, and he answered with a drawing. It "
                + "shows a plank at the height of a knee and, behind it, nothing at all.",
            author: "Mara Okafor", hue: 0.06),
        FeedStory(
            topic: "Night trains", title: "Asleep through four countries",
            text:
                "You notice borders by the rhythm of the rails. Somewhere after midnight the joints grow farther apart, "
                + "the carriage leans into a longer curve, and the light that crosses the ceiling changes from orange "
                + "to white. In the morning there is coffee, and another language on the sugar.",
            author: "Hana Kimura", hue: 0.76, image: "album-04"),
        FeedStory(
            topic: "Food", title: "Bread at altitude",
            text: "Water boils at ninety degrees up there. The dough knows.", author: "Luca Bernasconi", hue: 0.11),
        FeedStory(
            topic: "Birds", title: "They were here first",
            text: "A map of the coast, drawn by those who fly it every year.", author: "Ana Ribeiro", hue: 0.92),
        FeedStory(
            topic: "Cycling", title: "The pass nobody closes",
            text: "It is no secret. It is merely steep, and the tarmac ends where the view begins.",
            author: "Jonas Weber", hue: 0.4, image: "album-10"),
    ]

    static let shelves: [(title: String, albums: [FeedAlbum])] = [
        (
            "Coasts",
            [
                FeedAlbum(image: "album-13", title: "Low tide", note: "24 pictures"),
                FeedAlbum(image: "album-03", title: "Last light", note: "18 pictures"),
            ]
        ),
        (
            "Mountains",
            [
                FeedAlbum(image: "album-10", title: "North face", note: "40 pictures"),
                FeedAlbum(image: "album-00", title: "Five ridges", note: "9 pictures"),
            ]
        ),
        (
            "Colours",
            [
                FeedAlbum(image: "album-06", title: "Green, with poppies", note: "16 pictures"),
                FeedAlbum(image: "album-08", title: "After the rain", note: "31 pictures"),
                FeedAlbum(image: "album-02", title: "Every kind of yellow", note: "12 pictures"),
            ]
        ),
    ]

    /// The stories of topics, by their index; without topics all stories.
    static func stories(ofTopics chosen: Set<Int>) -> [Int] {
        let names = Set(chosen.filter(topics.indices.contains).map { topics[$0] })
        return stories.indices.filter { names.isEmpty || names.contains(stories[$0].topic) }
    }

    /// Every picture that the feed may show.
    static var images: [String] {
        Set(cards.map(\.image) + stories.compactMap(\.image) + shelves.flatMap { $0.albums.map(\.image) }).sorted()
    }
}
