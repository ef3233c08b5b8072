import Testing

@testable import PreviewCompiler

/// Apps whose data comes by Moya, which is made of Alamofire, which is not there.
@MainActor
@Suite(.serialized) struct MoyaShadowsTests {
    /// As charleslima/pokedex-ios and hoffsilva/rickandmorty-ios ask.
    private static func source(_ provider: String) -> String {
        """
        import Moya
        import UIKit

        struct Card: Decodable { let name: String }

        enum Cards { case all, add(Data) }

        extension Cards: TargetType {
            var baseURL: URL { URL(string: "https://api.example.com/v1")! }
            var path: String { "cards" }
            var method: Moya.Method { .get }
            var sampleData: Data { Data(#"{"data": {"cards": [{"name": "Ace"}, {"name": "King"}]}}"#.utf8) }
            var task: Task {
                switch self {
                case .all: .requestParameters(parameters: ["page": 1], encoding: URLEncoding.default)
                case .add(let data):
                    .uploadMultipart([MultipartFormData(provider: .data(data), name: "a", fileName: "b")])
                }
            }
            var headers: [String: String]? { ["Accept": "application/json"] }
        }

        struct Log: PluginType {
            let heard: (String) -> Void
            func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
                heard("\\(request.url?.path ?? "")?\\(request.url?.query ?? "")")
                return request
            }
            func didReceive(_ result: Result<Moya.Response, MoyaError>, target: TargetType) {
                heard("received \\((try? result.get().statusCode) ?? 0)")
            }
        }

        class Deck: UIViewController {
            private let list = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            private lazy var provider = MoyaProvider<Cards>(\(provider)plugins: [Log { [weak self] in self?.show($0) }])
            private var request: Cancellable?

            func show(_ text: String) {
                let label = UILabel()
                label.text = text
                list.addArrangedSubview(label)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                list.axis = .vertical
                view.addSubview(list)
                request = provider.request(.all) { [weak self] result in
                    switch result {
                    case .success(let response):
                        do {
                            let cards = try response.filterSuccessfulStatusCodes()
                                .map([Card].self, atKeyPath: "data.cards")
                            self?.show("\\(cards.count) cards, \\(cards[0].name.isEmpty ? "without" : "with") names")
                        } catch {
                            self?.show(error.localizedDescription)
                        }
                    case .failure(let error): self?.show(error.localizedDescription)
                    }
                }
            }
        }

        #Preview { Deck() }
        """
    }

    @Test func aTargetOfMoyasIsAnsweredWithWhatIsDecoded() async throws {
        let shown = try await ShownFolder().shownTexts(of: Self.source(""), in: "Deck.swift")
        #expect(
            shown.sorted() == [
                "/v1/cards?page=1", "20 cards, with names",
                "What api.example.com gives is made up: there is no network.", "received 200",
            ])
    }

    @Test func aStubIsTheTargetsSampleData() async throws {
        let source = Self.source("stubClosure: MoyaProvider.immediatelyStub, ")
        let shown = try await ShownFolder().shownTexts(of: source, in: "Deck.swift")
        #expect(shown.sorted() == ["/v1/cards?page=1", "2 cards, with names", "received 200"])
    }

    private func texts(_ source: String) -> [String] {
        MoyaShadows.files(with: ProjectIndex(project(["Deck.swift": source])))
            .map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test func itIsThereForWhoImportsItAndIsNotIt() {
        #expect(texts("import UIKit\nclass Deck {}").isEmpty)
        #expect(texts("import Moya\nclass Deck {}").count == 4)
        #expect(texts("import Moya\nclass MoyaProvider {}").isEmpty)
        #expect(texts("import Moya; import Combine").last?.contains("requestPublisher") == true)
        let packages = "struct PrimitiveSequence {}; enum SingleTrait {}; protocol ReactiveCompatible {}"
        #expect(texts("import RxMoya\n\(packages)").last?.contains("Single<Response>") == true)
        // What it is made of is there, too, but for what only who imports that sees.
        let index = ProjectIndex(project(["Deck.swift": "import Moya\nclass Deck {}"]))
        let made = AlamofireShadows.files(with: index).map { String(decoding: $0.text, as: UTF8.self) }.joined()
        #expect(made.contains("struct Alamofire_Empty:") && made.contains("open class Session {"))
    }

    @Test func tasksAreMoyasInFilesThatImportItAlone() {
        let target = "enum Cards { var task: Task { Task.requestPlain }; func a() { Task { await b() } } }"
        let other = "func c() { let d: Task<Void, Never> = Task { }; _ = Task.isCancelled }"
        let files = rewritten(["A.swift": "import Moya\n\(target)", "B.swift": "import UIKit\n\(target)"])
        #expect(files["A.swift"]?.contains("var task: Moya_Task {") == true)
        #expect(files["B.swift"]?.hasSuffix(target) == true)
        #expect(
            rewritten("import Moya\n\(target)").contains(
                "var task: Moya_Task { Moya_Task.requestPlain }; func a() { Task { await b() } }"))
        #expect(rewritten("import Moya\n\(other)").hasSuffix(other))
        #expect(rewritten("import UIKit\n\(target)").hasSuffix(target))
        #expect(rewritten("import Moya; import SwiftUI\nlet a: Image? = nil").hasSuffix("let a: Image? = nil"))
    }

    @Test func anAppsOwnResponseStaysItsOwn() {
        let own = "import Moya\nstruct Response: Decodable {}\n"
        let all = texts(own).joined()
        #expect(all.contains("class Moya_Response:") && !all.contains("class Response"))
        #expect(rewritten(own + "let a: Response? = nil").hasSuffix("a: Response? = nil"))
        #expect(rewritten(own + "let a: Moya.Response? = nil").hasSuffix("a: Moya_Response? = nil"))
        #expect(rewritten("import Moya\nlet a: Moya.Response? = nil").hasSuffix("a: Response? = nil"))
        #expect(rewritten("import Moya\nlet a: Moya.Method = .get").hasSuffix("a: Moya_Method = .get"))
    }

    @Test func whoAsksIsSaidAsTheProjectSaysIt() {
        let type = "import Moya\nextension Cards { var authorizationType: AuthorizationType"
        #expect(texts(type + "? { .bearer } }").joined().contains("{ var authorizationType: AuthorizationType? {"))
        #expect(texts(type + " { .none } }").joined().contains("{ var authorizationType: AuthorizationType {"))
    }
}
