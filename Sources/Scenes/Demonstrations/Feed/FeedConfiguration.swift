import UIKit

/// The constants of the feed.
///
/// Lengths are points.
struct FeedConfiguration: Equatable, Sendable {
    /// How the carousel comes to rest.
    enum Carousel: String, CaseIterable, Sendable {
        case groupPagingCentered, groupPaging, continuous, continuousGroupLeadingBoundary, paging
    }

    var carousel = Carousel.groupPagingCentered
    /// A card's width as a fraction of the stage's.
    var cardWidth: CGFloat = 0.74
    var cardHeight: CGFloat = 340
    var cardSpacing: CGFloat = 14
    /// The size of a card that is a whole stage away from the middle.
    var farScale: CGFloat = 0.78
    /// The part of its distance from the middle by which a photo lags behind its card.
    var parallax: CGFloat = 0.18
    var cornerRadius: CGFloat = 26
    /// The size of the stories' text, by which they choose their heights.
    var textSize: CGFloat = 16
    var pinsHeaders = true
}
