import Testing

@testable import PreviewCompiler

/// Apps whose data comes by Alamofire, which is not there, over a network, which is not there either.
@MainActor
@Suite(.serialized) struct AlamofireShadowsTests {
    /// As iNoor72/UICollectionViewCompositionalLayout-UIKit's and Kous92/SuperNews-V2-iOS-UIKit's services ask, and others: with
    /// requests of an app's own (`Request`, `HTTPMethod`), with what changes them, and with what Alamofire 4 had.
    private static let source = """
        import Alamofire
        import UIKit

        protocol Request { var path: String { get } }
        enum HTTPMethod: String { case get }
        struct Card: Codable { var name: String }

        enum Router: URLRequestConvertible {
            case all
            func asURLRequest() throws -> URLRequest {
                var request = try URLRequest(url: "https://example.com/a", method: .post, headers: ["Accept": "b"])
                request = try URLEncoding.queryString.encode(request, with: ["c": 1, "b": "d e"])
                request.headers.add(.authorization(bearerToken: "f"))
                return request
            }
        }

        final class Signed: RequestInterceptor {
            func adapt(
                _ urlRequest: URLRequest, for session: Alamofire.Session,
                completion: @escaping (Result<URLRequest, Error>) -> Void
            ) {
                var request = urlRequest
                request.setValue("signed", forHTTPHeaderField: "By")
                completion(.success(request))
            }
            func retry(
                _ request: Alamofire.Request, for session: Session, dueTo error: Error,
                completion: @escaping (RetryResult) -> Void
            ) { completion(.doNotRetry) }
        }

        class Deck: UIViewController {
            private let list = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            private let session = Session(interceptor: Signed())
            private let network = NetworkReachabilityManager()

            // IosifSuzuki/movies-ios names all kinds of networks.
            func isMobile(_ kind: NetworkReachabilityManager.NetworkReachabilityStatus.ConnectionType) -> Bool {
                switch kind {
                case .ethernetOrWiFi: false
                case .cellular: true
                }
            }

            func show(_ text: String) {
                let label = UILabel()
                label.text = text
                list.addArrangedSubview(label)
            }

            func load(_ method: Alamofire.HTTPMethod, _ headers: HTTPHeaders? = nil) {
                AF.request(
                    "https://example.com", method: method, parameters: ["a": 1], encoding: JSONEncoding.default,
                    headers: headers
                )
                .validate(statusCode: 200..<300).responseDecodable(of: [Card].self) { response in
                    switch response.result {
                    case .success(let cards): self.show("\\(cards)")
                    case .failure(let error): self.show("decoded \\((error.underlyingError as? URLError)?.code.rawValue ?? 0)")
                    }
                }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                list.axis = .vertical
                view.addSubview(list)
                load(.post, ["A": "b"])
                AF.request(Router.all).responseData { self.show("routed \\($0.request?.url?.query ?? "")") }
                session.request("https://example.com").response {
                    self.show($0.request?.value(forHTTPHeaderField: "By") ?? "")
                }
                Alamofire.request("https://example.com").responseJSON { self.show("json \\($0.result.isFailure)") }
                AF.request("https://example.com").cancel().response {
                    self.show("cancelled \\($0.error?.isExplicitlyCancelledError == true)")
                }
                AF.request("").response { self.show("invalid \\($0.error?.isInvalidURLError == true)") }
                AF.upload(multipartFormData: { $0.append(Data(), withName: "a") }, to: "https://example.com")
                    .uploadProgress { _ in }.responseString { self.show("sent \\($0.value == nil)") }
                AF.download("https://example.com").response { self.show("fetched \\($0.fileURL == nil)") }
                // As RxAlamofire's requests are.
                session.upload(Data(), with: Router.all).response(responseSerializer: DataResponseSerializer()) {
                    self.show("serialized \\($0.error?.isSessionTaskError == true)")
                }
                session.download(resumingWith: Data(), to: nil).response { self.show("resumed \\($0.fileURL == nil)") }
                network?.startListening { self.show("network \\($0 == .reachable(.ethernetOrWiFi))") }
                Task {
                    let task = AF.request("https://example.com", parameters: Card(name: "a")).serializingDecodable(Card.self)
                    show("awaited \\(await task.response.error?.isSessionTaskError == true)")
                }
            }
        }

        #Preview { Deck() }
        """

    @Test func requestsFailAsOnAPhoneThatIsOffline() async throws {
        let shown = try await ShownFolder().shownTexts(of: Self.source, in: "Deck.swift")
        #expect(
            shown.sorted() == [
                "awaited true", "cancelled true", "decoded -1009", "fetched true", "invalid true", "json true",
                "network true", "resumed true", "routed b=d%20e&c=1", "sent true", "serialized true", "signed",
            ])
    }

    private func texts(_ source: String) -> [String] {
        AlamofireShadows.files(with: ProjectIndex(project(["Deck.swift": source])))
            .map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test func itIsThereForWhoImportsItAndIsNotIt() {
        #expect(texts("import UIKit\nclass Deck {}").isEmpty)
        #expect(texts("import Alamofire\nclass Deck {}").count == 5)
        #expect(texts("import Alamofire\nclass DataRequest {}").isEmpty)
    }

    @Test func aProjectsOwnNamesStayItsOwn() {
        let all = texts("import Alamofire\nstruct Empty {}\nextension Result { var value: Int { 1 } }").joined()
        #expect(all.contains("struct Alamofire_Empty:") && !all.contains("struct Empty"))
        #expect(!all.contains("extension Result {"))
        #expect(
            rewritten("import Alamofire\nstruct Empty {}\nlet a = Alamofire.Empty.value").hasSuffix(
                "= Alamofire_Empty.value"))
        #expect(rewritten("import Alamofire\nlet a: Alamofire.Empty? = nil").hasSuffix("a: Empty? = nil"))
    }
}
