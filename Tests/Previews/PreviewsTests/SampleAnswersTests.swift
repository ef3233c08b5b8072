import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Previews
@testable import StageTime

private struct Page: Decodable {
    let results: [Film]
    let totalPages: Int
    let errorMessage: String?
    let nextPage: URL?
}

private struct Film: Decodable {
    enum Kind: String, Decodable { case drama, comedy }
    enum Rating: String, Decodable, CaseIterable { case good, fair, bad }

    let id: Int
    let title: String
    let overview: String
    let releaseDate: String
    let voteAverage: Double
    let posterPath: String?
    let kind: Kind
    let rating: Rating
    let genres: [String]
    let day: Date
    let home: URL
    let src: [String: String]
    let prices: [String: Decimal]
    let replies: [Film]
    let isDone: Bool
}

@MainActor @Suite(.serialized) struct SampleAnswersTests {
    private func sample<Value: Decodable>(_ type: Value.Type) throws -> Value { try SampleDecoder.value(of: type) }

    @Test func valuesAreThoseOfTheirTypesAndNames() throws {
        let page = try sample(Page.self)
        #expect(page.results.count == 20 && page.totalPages == 1 && page.errorMessage == nil && page.nextPage == nil)
        let film = page.results[1]
        #expect(film.id == 2 && film.title == "Title 2" && film.voteAverage == 4.5 && film.overview.count > 40)
        #expect(film.releaseDate == "2026-01-02" && film.posterPath == "https://example.com/2.jpg")
        #expect(film.kind == .drama && film.rating == .fair && !film.isDone)
        #expect(film.src["1"] == "https://example.com/2.jpg")
        #expect(film.genres.count == 3 && film.home.host == "example.com" && film.prices.count == 1)
        #expect(page.results.map(\.title) == (try sample(Page.self)).results.map(\.title))
    }

    /// sasasan03/UICollectionViewDiffableDataSourceApp asks for each of a list by its number, and shows them together.
    @Test func anObjectIsTheOneThatItsAddressNames() throws {
        struct Card: Decodable, Equatable {
            let id: Int
            let name: String
        }
        let before = SampleAnswers.listener
        SampleAnswers.listener = { _ in }
        defer { SampleAnswers.listener = before }
        func cards<Cards: Decodable>(_ type: Cards.Type, at address: String) throws -> Cards {
            let data = URL(string: address).flatMap { SampleAnswers.answer(to: $0)?.0 } ?? Data()
            #expect(try Foundation.JSONSerialization.jsonObject(with: data) is [String: Any])
            #expect(SampleAnswers.number(of: data) != nil)
            return try StageTime.JSONDecoder().decode(type, from: data)
        }
        #expect(try cards(Card.self, at: "https://example.com/cards/7/") == Card(id: 7, name: "Name 7"))
        #expect(try cards(Card.self, at: "https://example.com/cards/1042") == Card(id: 42, name: "Name 42"))
        // william-james-pj/Pokedex-IOS follows the addresses in the list.
        #expect(try cards(Card.self, at: "https://example.com/3.jpg") == Card(id: 3, name: "Name 3"))
        for first in ["https://example.com/cards", "https://example.com/cards/0", "https://example.com/99999999999"] {
            #expect(try cards(Card.self, at: first).id == 1)
        }
        #expect(try cards([Card].self, at: "https://example.com/pages/7").map(\.id) == Array(1...20))
        #expect(SampleAnswers.addressed(by: Data("{}\n\t".utf8)) == nil)
    }

    /// tifoaudii/iOS-MovieApp-CompositionalLayout shows four lists of films in one data source, which tells films apart by their ids.
    @Test func listsOfOtherAddressesHaveOtherElements() throws {
        struct Film: Decodable { let id: Int }
        struct Films: Decodable { let page: Int, results: [Film], genres: [String] }
        struct Actor: Decodable { let id: Int }
        let before = SampleAnswers.listener
        SampleAnswers.listener = { _ in }
        defer { SampleAnswers.listener = before }
        func decode<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
            let answer = URL(string: "https://example.com/\(path)").flatMap { SampleAnswers.answer(to: $0)?.0 }
            return try StageTime.JSONDecoder().decode(type, from: answer ?? Data())
        }
        try FrameClock().perform {
            #expect(try decode([Film].self, "films/popular").map(\.id) == Array(1...20))
            let rated = try decode(Films.self, "films/rated")
            #expect(rated.results.map(\.id) == Array(21...40) && rated.page == 1 && rated.genres[0] == "Genres 1")
            #expect(try decode([Film].self, "films/popular").map(\.id) == Array(1...20))
            #expect(try decode([Film].self, "films/popular?page=2").first?.id == 41)
            #expect(try decode([Actor].self, "actors").first?.id == 1)
        }
    }

    /// The tracks of senducusin/SwiftUI-Layout-Practice1 have an albumCover.
    @Test func whatIsNamedAfterAKindOfPictureIsAPicturesAddress() throws {
        struct Track: Decodable { let albumCover, artworkMedium, companyLogo, bannerImg, discover: String }
        let track = try sample(Track.self)
        for address in [track.albumCover, track.artworkMedium, track.companyLogo, track.bannerImg] {
            #expect(address == "https://example.com/1.jpg")
        }
        #expect(track.discover == "Discover 1")
    }

    @Test func aTypeThatHoldsItselfEnds() throws {
        var depth = 0
        var film: Film? = try sample(Film.self)
        while let next = film {
            film = next.replies.first
            depth += 1
        }
        #expect(depth < 12)
        struct Folder: Decodable { let folders: [String: Folder] }
        #expect(try sample(Folder.self).folders.count == 3)
    }

    /// As quicktype generates it of samples: MuhammedGul34/PinterestLayoutCollectionViewTMDBApi and many others.
    @Test func whatIsNullOrCanBeMissingKeepsNothingElseFromBeingMadeUp() throws {
        struct Null: Decodable {
            init(from decoder: any Decoder) throws {
                guard try decoder.singleValueContainer().decodeNil() else { throw CancellationError() }
            }
        }
        struct Odd: Decodable {
            init(from decoder: any Decoder) throws { throw CancellationError() }
        }
        struct Museum: Decodable {
            let title: String
            let altTitles: Null?
            let rank: Null
            let odd: Odd?
        }
        let museums = try sample([Museum].self)
        #expect(museums.count == 20 && museums[0].title == "Title 1" && museums[0].odd == nil)
    }

    @Test func whatATypeDoesNotAllowFails() {
        struct Even: Decodable {
            init(from decoder: any Decoder) throws { throw CancellationError() }
        }
        #expect(throws: CancellationError.self) { try sample([Even].self) }
    }

    private func end() {
        SampleAnswers.listener = nil
        SampleAnswers.shape = SampleShape([])
        _ = LeftOutCode.take()
        EncodedImages.madeUp = nil
    }

    /// Of apps that read what a server gives by names show pictures of URLs that they know.
    @Test func picturesAreMadeUpWhereOtherAnswersAreNot() throws {
        SampleNotice.begin(nil)
        defer { end() }
        for address in ["https://example.com/a/one.JPG?w=200", "https://picsum.photos/id/7/200/300"] {
            let url = try #require(URL(string: address))
            #expect(UIImage(data: try StageData.contents(of: url, [])) != nil)
        }
        let list = try #require(URL(string: "https://example.com/films.json"))
        #expect(throws: URLError.self) { try StageData.contents(of: list, []) }
        #expect(throws: CocoaError.self) { try StageData.contents(of: URL(filePath: "/nowhere.jpg"), []) }
        #expect(LeftOutCode.take().map(\.name) == ["what example.com gives", "what picsum.photos gives"])
    }

    @Test func requestsAreAnsweredWhileThatIsWanted() throws {
        let url = try #require(URL(string: "https://example.com/films"))
        #expect(throws: URLError.self) { try URLRequest(url: url).answer() }
        SampleNotice.begin([])
        defer { end() }
        let (data, response) = try URLRequest(url: url).answer()
        #expect((response as? StageTime.HTTPURLResponse)?.statusCode == 200 && response.mimeType == "application/json")
        // swieeft/Unsplash-iOS takes nothing else for a picture.
        let picture = try URLRequest(url: #require(URL(string: "https://example.com/1.jpg"))).answer().1
        #expect(picture.mimeType == "image/jpeg")
        #expect(try StageTime.JSONDecoder().decode(Page.self, from: data).results.count == 20)
        #expect(try StageTime.JSONDecoder().decode([Int].self, from: Data("[1]".utf8)) == [1])
        #expect(UIImage(data: data)?.size == CGSize(width: 400, height: 300) && UIImage(data: Data([1])) == nil)
        #expect(LeftOutCode.take().map(\.name) == ["what example.com gives"])
    }

    @Test func objectsAreMadeOfTheNamesByWhichTheyAreRead() throws {
        SampleNotice.begin([
            "o", "O<\tcards", "t<cards\ttitle", "N<cards\tprices", "f<cards\tisNew", "o*\tmaker", "w*\tid",
            "t<\terror_text",
            "t<cards\tcover_url", "?", "",
        ])
        defer { end() }
        let (data, _) = try URLRequest(url: #require(URL(string: "https://example.com/cards"))).answer()
        let answer = try #require(try StageTime.JSONSerialization.jsonObject(with: data) as? [String: Any])
        // What nothing says of may be anywhere, but not in itself.
        #expect(Set(answer.keys) == ["cards", "maker", "id"])
        #expect((answer["maker"] as? [String: Any])?.keys.sorted() == ["id"])
        let cards = try #require(answer["cards"] as? [[String: Any]])
        #expect(cards.count == 20 && Set(cards[1].keys) == ["title", "prices", "isNew", "maker", "id", "cover_url"])
        #expect(cards[1]["title"] as? String == "Title 2" && cards[1]["id"] as? Int == 2)
        #expect(cards[1]["isNew"] as? Bool == false && (cards[1]["prices"] as? [Double])?.count == 3)
        #expect(cards[1]["cover_url"] as? String == "https://example.com/2.jpg")
        #expect(try StageTime.JSONSerialization.jsonObject(with: Data("[1]".utf8)) as? [Int] == [1])
    }

    /// syaiful919/swift-game-catalogue shows as many stars, of which twenty are wider than the screen.
    @Test func ratingsInWholeNumbersAreOfFive() throws {
        struct Game: Decodable { let rating: Int, averageRating: Double }
        let games = try sample([Game].self)
        #expect(games.map(\.rating) == (0..<20).map { $0 % 5 + 1 } && games[7].averageRating == 4.5)
    }

    /// thomsmed/pokedex-ios-app has as many rows as an answer says that there are.
    @Test func numbersOfElementsAreThoseOfLists() throws {
        struct Page: Decodable {
            let count: Int, totalResults: Int, totalPages: Int
            let results: [Film]
        }
        struct Film: Decodable { let voteCount: Int }
        let page = try sample(Page.self)
        #expect(page.count == page.results.count && page.totalResults == page.count && page.totalPages == 1)
        #expect(page.results.map(\.voteCount).prefix(2) == [1, 2])
    }

    /// Moazam5/Weather-Swift shows each eighth of OpenWeatherMap's forecasts.
    @Test func forecastsAreThoseOfFiveDays() throws {
        struct Forecast: Decodable { let dt: Int }
        struct Answer: Decodable { let list: [Forecast] }
        let all = try sample(Answer.self).list
        let days = Set(all.map { $0.dt / 86_400 })
        #expect(all.count == 40 && (5...6).contains(days.count) && all[1].dt - all[0].dt == 3 * 3600)
    }

    /// pravins-code/iOS-Code-Challenge's objects of Core Data find their context in the decoder.
    @Test func typesFindWhatTheirDecoderWasGiven() throws {
        struct Card: Decodable {
            let deck: String?
            init(from decoder: any Decoder) throws {
                deck = CodingUserInfoKey(rawValue: "deck").flatMap { decoder.userInfo[$0] as? String }
            }
        }
        SampleNotice.begin([])
        defer { end() }
        let (data, _) = try URLRequest(url: #require(URL(string: "https://example.com/cards"))).answer()
        let decoder = StageTime.JSONDecoder()
        decoder.userInfo = try [#require(CodingUserInfoKey(rawValue: "deck")): "blue"]
        #expect(try decoder.decode([Card].self, from: data).map(\.deck) == Array(repeating: "blue", count: 20))
    }

    @Test func aDictionaryHasTheKeysThatItIsAskedFor() throws {
        SampleNotice.begin(["kgenres"])
        defer { end() }
        #expect(try sample([String: [Int]].self)["genres"]?.count == 20)
        let (data, _) = try URLRequest(url: #require(URL(string: "https://example.com/genres"))).answer()
        #expect(try StageTime.JSONSerialization.jsonObject(with: data) as? [String: Int] == [:])
    }

    @Test func objectsThatMayHoldEachOtherAreBounded() throws {
        let names = (0..<40).map { "O*\tlist\($0)" } + (0..<40).map { "t*\tname\($0)" }
        func count(_ value: Any) -> Int {
            if let list = value as? [Any] { return list.reduce(1) { $0 + count($1) } }
            return (value as? [String: Any])?.values.reduce(1) { $0 + count($1) } ?? 1
        }
        #expect((1000...40_000).contains(count(SampleShape(["O"] + names).answer())))
    }
}
