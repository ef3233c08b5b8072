import Testing

@testable import PreviewCompiler

@MainActor
@Suite(.serialized) struct SampleUseTests {
    @Test(arguments: [
        ("struct A: Decodable {}\nlet b = URLSession.shared", true),
        (
            "import Alamofire\nstruct A: Codable {}\nfunc b() { AF.request(\"\").responseDecodable(of: A.self) { _ in } }",
            true
        ),
        (
            "struct A: Decodable {}\nlet b = URLSession.shared\nlet c = try? JSONSerialization.data(withJSONObject: d)",
            true
        ),
        ("struct A: Decodable {}\nlet b = URLSession.shared\nlet c = d.jsonObject", true),
        // anroswart/swapi-ios-uikit prints what it decodes.
        (
            """
            struct A: Decodable {}
            let b = URLSession.shared
            let c = try? JSONSerialization.jsonObject(with: d)
            let e = try? JSONDecoder().decode(A.self, from: d)
            """, true
        ),
        // luisMan97/RickAndMorty-iOS-SwiftUI makes its requests' parameters of values of its own.
        (
            """
            struct A: Codable {}
            let b = URLSession.shared
            let c = try? JSONSerialization.jsonObject(with: JSONEncoder().encode(A()))
            """, true
        ),
        (
            """
            struct A: Codable {}
            let b = URLSession.shared
            extension Encodable { var c: Any? { try? JSONSerialization.jsonObject(with: encoded()) } }
            """, true
        ),
        // novecapa/RickAndMorty-iOS logs all answers.
        (
            """
            struct A: Decodable {}
            let b = URLSession.shared
            func log(_ c: Any) {
                guard let d = try? JSONSerialization.jsonObject(with: c) else { return }
                print(try? JSONSerialization.data(withJSONObject: d, options: .prettyPrinted))
            }
            """, true
        ),
        ("import Moya\nstruct A: Decodable {}\nlet b = MoyaProvider<Cards>()", true),
        ("import Moya\nstruct A: Decodable {}\nlet b = MoyaProvider<Cards>()\nlet c = try? d.mapJSON()", false),
        ("struct A: Decodable {}", false), ("let b = URLSession.shared", false),
        (
            "struct A: Decodable {}\nlet b = URLSession.shared\nlet c = try? JSONSerialization.jsonObject(with: d)",
            false
        ),
        ("import SwiftyJSON\nstruct A: Decodable {}\nlet b = URLSession.shared", false),
    ])
    func valuesAreMadeUpWhereTypesSayWhatTheyAreMadeOf(source: String, isWanted: Bool) {
        #expect((SampleUse.keys(of: ProjectIndex(project(["A.swift": source]))) != nil) == isWanted)
    }

    /// As syaiful919/swift-game-catalogue reads its games.
    @Test func whatIsReadByNamesIsMadeUpToo() async throws {
        let shown = try await ShownFolder().shownTexts(
            of: """
                import UIKit
                struct Card {
                    let title: String, price: Double
                    init?(json: [String: Any]) {
                        guard let title = json["title"] as? String, let price = json["price"] as? Double else { return nil }
                        (self.title, self.price) = (title, price)
                    }
                }
                class List: UITableViewController {
                    var cards: [Card] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                        let url = URL(string: "https://api.example.com/cards")!
                        URLSession.shared.dataTask(with: url) { data, response, error in
                            guard let data = data,
                                let json = try? JSONSerialization.jsonObject(with: data, options: []) as? [String: Any],
                                let list = json["cards"] as? NSArray
                            else { return }
                            if let error = json["error_text"] as? String { fatalError(error) }
                            DispatchQueue.main.async {
                                self.cards = list.compactMap { ($0 as? [String: Any]).flatMap(Card.init) }
                                self.tableView.reloadData()
                            }
                        }.resume()
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                        cell.textLabel?.text = "\\(cards[indexPath.row].title) at \\(cards[indexPath.row].price)"
                        return cell
                    }
                }
                #Preview { List() }
                """, in: "List.swift")
        #expect(shown.contains("Title 1 at 9.99") && shown.contains("Title 2 at 19.99"))
        #expect(shown.contains("What api.example.com gives is made up: there is no network."))
    }

    /// As yulingchen08/CollectionViewCompositionalLayoutDemo asks for pictures.
    @Test func aListOfWhatAServerGivesIsShownWithValuesThatAreMadeUp() async throws {
        let shown = try await ShownFolder().shownTexts(
            of: """
                import UIKit
                struct Page: Decodable { let photos: [Photo] }
                struct Photo: Decodable {
                    let photographer: String
                    let imageUrl: URL
                }
                class Service: NSObject, URLSessionDelegate {
                    func photos(_ completion: @escaping (Result<[Photo], Error>) -> Void) {
                        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
                        session.dataTask(with: URL(string: "https://api.example.com/v1/photos")!) { data, response, error in
                            guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                                return completion(.failure(error!))
                            }
                            completion(Result { try JSONDecoder().decode(Page.self, from: data).photos })
                        }.resume()
                    }
                }
                class List: UITableViewController {
                    var photos: [Photo] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                        Service().photos { result in
                            self.photos = (try? result.get()) ?? []
                            self.tableView.reloadData()
                        }
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                        cell.textLabel?.text = photos[indexPath.row].photographer
                        return cell
                    }
                }
                #Preview { List() }
                """, in: "List.swift")
        let notice = "What api.example.com gives is made up: there is no network."
        #expect(shown.sorted() == (1...20).map { "Photographer \($0)" }.sorted() + [notice])
    }

    /// As oguuk/Swift-MVVM and alemohamad/marvel-heroes-ios-code-challenge show pictures by versions 0.9 and ChrisPDelaney/SwiftUI-Chat-App by 3.
    @Test func picturesOfURLImageAreMadeUp() async throws {
        let shown = try await ShownFolder().shownTexts(
            of: """
                import SwiftUI
                import URLImage
                struct Covers: View {
                    let url = URL(string: "https://example.com/cover.jpg")!
                    var body: some View {
                        VStack {
                            URLImage(url, content: { $0.image.resizable() }).frame(width: 50, height: 50)
                            URLImage(url, delay: 0.25, processors: [Resize(size: .zero)], placeholder: Text("first")) { proxy in
                                Text("second")
                            }
                            URLImage(url) { progress in
                                Text("third")
                            } failure: { error, retry in
                                Button("fourth", action: retry)
                            } content: { image in
                                image.resizable().overlay(Text("fifth"))
                            }
                        }
                    }
                }
                #Preview { Covers() }
                """, in: "Covers.swift")
        #expect(shown.sorted() == ["What example.com gives is made up: there is no network.", "fifth", "second"])
    }

    @Test func aProjectMayHaveTypesOfTheNamesOfURLImages() {
        func text(_ source: String) -> String {
            URLImageShadows.files(with: ProjectIndex(project(["A.swift": source])))
                .map { String(decoding: $0.text, as: UTF8.self) }.joined()
        }
        #expect(text("import URLImage").contains("public struct Resize"))
        #expect(text("import URLImage\nstruct Resize {}").contains("public struct URLImage_Resize"))
        #expect(text("import URLImage\nstruct URLImage {}") == "" && text("struct A {}") == "")
    }

    /// What chunta/CardView and others take from SDWebImage, whose sources are Objective-C.
    @Test func picturesOfSDWebImageAreMadeUp() async throws {
        let shown = try await ShownFolder().shownTexts(
            of: """
                import SDWebImage
                import UIKit
                class Cover: UIViewController {
                    override func viewDidLoad() {
                        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
                        let image = UIImageView(frame: CGRect(x: 0, y: 140, width: 200, height: 200))
                        view.addSubview(label)
                        view.addSubview(image)
                        image.sd_imageIndicator = SDWebImageActivityIndicator.gray
                        image.sd_setImage(with: URL(string: "https://example.com/cover"), completed: nil)
                        image.sd_setImage(with: URL(string: "https://example.com/cover")!) { (shown, error, cache, url) in
                            label.text = shown.map { Int($0.size.width).description + " points" } ?? "none"
                        }
                        if let url = URL(string: "https://example.com/a.json"), let _ = try? Data(contentsOf: url) {
                            label.text = "wrong"
                        }
                    }
                }
                #Preview { Cover() }
                """, in: "Cover.swift")
        #expect(shown.sorted() == ["400 points", "What example.com gives is made up: there is no network."])
    }

    @Test func aRequestIsAnsweredByWhatTheProjectKeepsForIt() async throws {
        let folder = try ShownFolder()
        try folder.write(#"{"name": "Ace"}"#, to: ".zoetrope/answers/api.example.com/card.json")
        let shown = try await folder.shownTexts(
            of: """
                import UIKit
                class Card: UIViewController {
                    override func viewDidLoad() {
                        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
                        view.addSubview(label)
                        URLSession.shared.dataTask(with: URL(string: "https://api.example.com/card")!) { data, _, _ in
                            let card = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
                            label.text = card?["name"] as? String ?? "none"
                        }.resume()
                    }
                }
                #Preview { Card() }
                """, in: "Card.swift")
        #expect(shown == ["Ace"])
    }
}
