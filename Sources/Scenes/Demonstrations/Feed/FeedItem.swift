/// A section of the feed, in its order.
enum FeedSection: Int, CaseIterable, Sendable {
    case cards, topics, stories, shelves

    var title: String {
        switch self {
        case .cards: "Journeys"
        case .topics: "Topics"
        case .stories: "Today"
        case .shelves: "Library"
        }
    }

    var subtitle: String {
        switch self {
        case .cards: "Picked for the weekend"
        case .topics: "Choose what you read below"
        case .stories: "Written this morning"
        case .shelves: "Open a shelf"
        }
    }
}

/// An element of the feed.
enum FeedItem: Hashable, Sendable {
    case card(Int)
    case topic(Int)
    case story(Int)
    case shelf(Int)
    case album(shelf: Int, Int)
}
