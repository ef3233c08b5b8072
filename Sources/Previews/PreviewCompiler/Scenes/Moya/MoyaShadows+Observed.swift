extension MoyaShadows {
    /// What RxMoya adds, for a project with RxSwift.
    static let reactive = """
        import Foundation
        import UIKit

        extension MoyaProvider: ReactiveCompatible {}

        extension Reactive where Base: MoyaProviderType {
            public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
                Observable<Response>.create { [weak base = self.base] observer in
                    let request = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
                        switch result {
                        case .success(let response):
                            observer.onNext(response)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                    return Disposables.create { request?.cancel() }
                }
                .asSingle()
            }

            public func requestWithProgress(
                _ token: Base.Target, callbackQueue: DispatchQueue? = nil
            ) -> Observable<ProgressResponse> {
                Observable<ProgressResponse>.create { [weak base = self.base] observer in
                    let request = base?.request(
                        token, callbackQueue: callbackQueue, progress: { observer.onNext($0) }
                    ) { result in
                        switch result {
                        case .success: observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                    return Disposables.create { request?.cancel() }
                }
            }
        }

        extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
            public func filter<R: RangeExpression>(statusCodes: R) -> Single<Response> where R.Bound == Int {
                map { try $0.filter(statusCodes: statusCodes) }
            }
            public func filter(statusCode: Int) -> Single<Response> { map { try $0.filter(statusCode: statusCode) } }
            public func filterSuccessfulStatusCodes() -> Single<Response> { map { try $0.filterSuccessfulStatusCodes() } }
            public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
                map { try $0.filterSuccessfulStatusAndRedirectCodes() }
            }
            public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
            public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
                map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
            }
            public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
                map { try $0.mapString(atKeyPath: keyPath) }
            }
            public func map<D: Decodable>(
                _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
                failsOnEmptyData: Bool = true
            ) -> Single<D> {
                map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
            }
        }

        extension Observable where Element == Response {
            public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Response> where R.Bound == Int {
                map { try $0.filter(statusCodes: statusCodes) }
            }
            public func filter(statusCode: Int) -> Observable<Response> {
                map { try $0.filter(statusCode: statusCode) }
            }
            public func filterSuccessfulStatusCodes() -> Observable<Response> {
                map { try $0.filterSuccessfulStatusCodes() }
            }
            public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
                map { try $0.filterSuccessfulStatusAndRedirectCodes() }
            }
            public func mapImage() -> Observable<UIImage> { map { try $0.mapImage() } }
            public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
                map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
            }
            public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
                map { try $0.mapString(atKeyPath: keyPath) }
            }
            public func map<D: Decodable>(
                _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
                failsOnEmptyData: Bool = true
            ) -> Observable<D> {
                map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
            }
        }

        extension Observable where Element == ProgressResponse {
            public func filterCompleted() -> Observable<Response> {
                filter { $0.completed }.map { $0.response! }
            }
            public func filterProgress() -> Observable<Double> { filter { !$0.completed }.map { $0.progress } }
        }
        """

    /// What CombineMoya adds, for a project that imports Combine.
    static let published = """
        import Combine
        import Foundation
        import UIKit

        extension MoyaProvider {
            public func requestPublisher(
                _ target: Target, callbackQueue: DispatchQueue? = nil
            ) -> AnyPublisher<Response, MoyaError> {
                Deferred { () -> AnyPublisher<Response, MoyaError> in
                    var request: Moya_Cancellable?
                    return Future<Response, MoyaError> { promise in
                        request = self.request(target, callbackQueue: callbackQueue) { promise($0) }
                    }
                    .handleEvents(receiveCancel: { request?.cancel() })
                    .eraseToAnyPublisher()
                }
                .eraseToAnyPublisher()
            }

            public func requestWithProgressPublisher(
                _ target: Target, callbackQueue: DispatchQueue? = nil
            ) -> AnyPublisher<ProgressResponse, MoyaError> {
                requestPublisher(target, callbackQueue: callbackQueue)
                    .map { ProgressResponse(response: $0) }
                    .eraseToAnyPublisher()
            }
        }

        extension Combine.Publisher where Output == Response, Failure == MoyaError {
            private func made<Value>(
                _ make: @escaping (Response) throws -> Value
            ) -> AnyPublisher<Value, MoyaError> {
                tryMap(make).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
            }
            public func filter<R: RangeExpression>(
                statusCodes: R
            ) -> AnyPublisher<Response, MoyaError> where R.Bound == Int {
                made { try $0.filter(statusCodes: statusCodes) }
            }
            public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
                made { try $0.filter(statusCode: statusCode) }
            }
            public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
                made { try $0.filterSuccessfulStatusCodes() }
            }
            public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
                made { try $0.filterSuccessfulStatusAndRedirectCodes() }
            }
            public func mapImage() -> AnyPublisher<UIImage, MoyaError> { made { try $0.mapImage() } }
            public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
                made { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
            }
            public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
                made { try $0.mapString(atKeyPath: keyPath) }
            }
            public func map<D: Decodable>(
                _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
                failsOnEmptyData: Bool = true
            ) -> AnyPublisher<D, MoyaError> {
                made { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
            }
        }

        extension Combine.Publisher where Output == ProgressResponse, Failure == MoyaError {
            public func filterCompleted() -> AnyPublisher<Response, MoyaError> {
                compactMap { $0.response }.eraseToAnyPublisher()
            }
            public func filterProgress() -> AnyPublisher<Double, MoyaError> {
                filter { !$0.completed }.map { $0.progress }.eraseToAnyPublisher()
            }
        }
        """
}
