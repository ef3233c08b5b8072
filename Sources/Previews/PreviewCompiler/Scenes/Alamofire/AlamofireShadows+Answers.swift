extension AlamofireShadows {
    /// What comes of a request.
    static let answers = #"""
        import Foundation
        import UIKit

        /// Why a request has failed.
        public enum AFError: LocalizedError {
            public enum ParameterEncodingFailureReason {
                case missingURL, jsonEncodingFailed(error: Error), customEncodingFailed(error: Error)
            }
            public enum ResponseValidationFailureReason {
                case dataFileNil, dataFileReadFailed(at: URL), missingContentType(acceptableContentTypes: [String])
                case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
                case unacceptableStatusCode(code: Int), customValidationFailed(error: Error)
            }
            public enum ResponseSerializationFailureReason {
                case inputDataNilOrZeroLength, inputFileNil, inputFileReadFailed(at: URL), stringSerializationFailed(
                    encoding: String.Encoding)
                case jsonSerializationFailed(error: Error), decodingFailed(error: Error), customSerializationFailed(
                    error: Error)
                case invalidEmptyResponse(type: String)
            }
            case createURLRequestFailed(error: Error)
            case explicitlyCancelled
            case invalidURL(url: URLConvertible)
            case multipartEncodingFailed(error: Error)
            case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
            case parameterEncoderFailed(error: Error)
            case requestAdaptationFailed(error: Error)
            case requestRetryFailed(retryError: Error, originalError: Error)
            case responseValidationFailed(reason: ResponseValidationFailureReason)
            case responseSerializationFailed(reason: ResponseSerializationFailureReason)
            case serverTrustEvaluationFailed(error: Error)
            case sessionDeinitialized
            case sessionInvalidated(error: Error?)
            case sessionTaskFailed(error: Error)
            case urlRequestValidationFailed(error: Error)

            public var underlyingError: Error? {
                switch self {
                case .createURLRequestFailed(let error), .multipartEncodingFailed(let error),
                    .parameterEncoderFailed(let error),
                    .requestAdaptationFailed(let error), .requestRetryFailed(let error, _),
                    .serverTrustEvaluationFailed(let error),
                    .sessionTaskFailed(let error), .urlRequestValidationFailed(let error),
                    .responseSerializationFailed(.decodingFailed(let error)),
                    .responseSerializationFailed(.jsonSerializationFailed(let error)):
                    error
                default: nil
                }
            }
            public var errorDescription: String? { underlyingError?.localizedDescription ?? "\(self)" }
            public var responseCode: Int? {
                if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
            }
            public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
            public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
            public var isResponseSerializationError: Bool {
                if case .responseSerializationFailed = self { true } else { false }
            }
            public var isResponseValidationError: Bool {
                if case .responseValidationFailed = self { true } else { false }
            }
            public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
        }

        extension Error {
            public var asAFError: AFError? { self as? AFError }
            func asAFError(or other: (Error) -> AFError) -> AFError { self as? AFError ?? other(self) }
        }

        /// What came of a request.
        public struct DataResponse<Success, Failure: Error>: CustomStringConvertible, CustomDebugStringConvertible {
            public let request: URLRequest?
            public let response: HTTPURLResponse?
            public let data: Data?
            public let serializationDuration: TimeInterval
            public let result: Result<Success, Failure>
            public init(
                request: URLRequest?, response: HTTPURLResponse?, data: Data?, serializationDuration: TimeInterval = 0,
                result: Result<Success, Failure>
            ) {
                (self.request, self.response, self.data, self.result) = (request, response, data, result)
                self.serializationDuration = serializationDuration
            }
            public var value: Success? { try? result.get() }
            public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
            public var description: String { "\(result)" }
            public var debugDescription: String { "\(result)" }
            public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
                DataResponse<New, Failure>(
                    request: request, response: response, data: data, result: result.map(transform))
            }
            public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
                DataResponse<Success, New>(
                    request: request, response: response, data: data, result: result.mapError(transform))
            }
        }

        /// What came of a download.
        public struct DownloadResponse<Success, Failure: Error> {
            public let request: URLRequest?
            public let response: HTTPURLResponse?
            public let fileURL: URL?
            public let resumeData: Data?
            public let result: Result<Success, Failure>
            public var value: Success? { try? result.get() }
            public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
        }
        """#

    /// What results have in version 4.
    static let formerResults = """
        extension Result {
            public var isSuccess: Bool { if case .success = self { true } else { false } }
            public var isFailure: Bool { !isSuccess }
            public var value: Success? { try? get() }
            public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
        }
        """
}
