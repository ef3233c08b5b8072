// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import StageTime
import UIKit

/// Why a picture has not come.
public enum KingfisherError: Error {
    /// What is wrong with a request.
    public enum RequestErrorReason: @unchecked Sendable {
        /// There is none.
        case emptyRequest
        /// Its URL is none.
        case invalidURL(request: URLRequest)
        /// It has been ended.
        case taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken)
        /// Its task has been ended before.
        case asyncTaskContextCancelled
    }

    /// What is wrong with an answer.
    public enum ResponseErrorReason: @unchecked Sendable {
        /// It is none of a web server's.
        case invalidURLResponse(response: URLResponse)
        /// Its status says that there is no picture.
        case invalidHTTPStatusCode(response: HTTPURLResponse)
        /// It has not come.
        case URLSessionError(error: any Error)
        /// The downloader's delegate has not taken the data.
        case dataModifyingFailed(task: SessionDataTask)
        /// There is none.
        case noURLResponse(task: SessionDataTask)
        /// The downloader's delegate has ended the request.
        case cancelledByDelegate(response: URLResponse)
    }

    /// What is wrong with what is kept.
    public enum CacheErrorReason: @unchecked Sendable {
        /// Never: a folder can't be read.
        case fileEnumeratorCreationFailed(url: URL)
        /// Never: a folder has something else than files.
        case invalidFileEnumeratorContent(url: URL)
        /// Never: nothing is known of a file.
        case invalidURLResource(error: any Error, key: String, url: URL)
        /// Never: a file can't be read.
        case cannotLoadDataFromDisk(url: URL, error: any Error)
        /// Never: a folder can't be made.
        case cannotCreateDirectory(path: String, error: any Error)
        /// The picture is not kept.
        case imageNotExisting(key: String)
        /// Never: something is no data.
        case cannotConvertToData(object: Any, error: any Error)
        /// Never: a picture can't be written.
        case cannotSerializeImage(image: UIImage?, original: Data?, serializer: any CacheSerializer)
        /// Never: a file can't be made.
        case cannotCreateCacheFile(fileURL: URL, key: String, data: Data, error: any Error)
        /// Never: a file's dates can't be set.
        case cannotSetCacheFileAttribute(filePath: String, attributes: [FileAttributeKey: Any], error: any Error)
        /// Never: the disk is full.
        case diskStorageIsNotReady(cacheURL: URL)
    }

    /// What is wrong with what makes pictures.
    public enum ProcessorErrorReason: @unchecked Sendable {
        /// It has made none.
        case processingFailed(processor: any ImageProcessor, item: ImageProcessItem)
    }

    /// Why a view does not show a picture.
    public enum ImageSettingErrorReason: @unchecked Sendable {
        /// None has been asked for.
        case emptySource
        /// Another one has been asked for since.
        case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
        /// Its data is not there.
        case dataProviderError(provider: any ImageDataProvider, error: any Error)
        /// None of several has come.
        case alternativeSourcesExhausted([PropagationError])
    }

    /// Something is wrong with the request.
    case requestError(reason: RequestErrorReason)
    /// Something is wrong with the answer.
    case responseError(reason: ResponseErrorReason)
    /// Something is wrong with what is kept.
    case cacheError(reason: CacheErrorReason)
    /// Something is wrong with what makes the picture.
    case processorError(reason: ProcessorErrorReason)
    /// Something is wrong with how a view is to show it.
    case imageSettingError(reason: ImageSettingErrorReason)

    /// Whether the request has been ended.
    public var isTaskCancelled: Bool {
        if case .requestError(reason: .taskCancelled) = self { return true }
        return false
    }

    /// Whether another picture has been asked for since.
    public var isNotCurrentTask: Bool {
        if case .imageSettingError(reason: .notCurrentSourceTask) = self { return true }
        return false
    }

    /// Whether the answer's status says that there is no picture.
    public var isInvalidResponseStatusCode: Bool { invalidResponse != nil }

    /// Whether the answer's status is one that says that there is no picture.
    public func isInvalidResponseStatusCode(_ code: Int) -> Bool { invalidResponse?.statusCode == code }

    private var invalidResponse: HTTPURLResponse? {
        if case .responseError(reason: .invalidHTTPStatusCode(let response)) = self { return response }
        return nil
    }
}

/// A source of several whose picture has not come.
public struct PropagationError: Sendable {
    /// The source.
    public let source: Source
    /// Why its picture has not come.
    public let error: KingfisherError
}

extension KingfisherError: LocalizedError, CustomNSError {
    /// What the system calls errors of this kind.
    public static let errorDomain = "com.onevcat.Kingfisher.Error"
    /// The same, by the name that Kingfisher has for it.
    public static let domain = errorDomain

    /// A sentence.
    public var errorDescription: String? { number.1 }
    /// The error's number, by which Kingfisher's documentation knows it.
    public var errorCode: Int { number.0 }

    private var number: (Int, String) {
        switch self {
        case .requestError(let reason):
            switch reason {
            case .emptyRequest: (1001, "There is no request.")
            case .invalidURL(let request): (1002, "The URL of \(request) is none.")
            case .taskCancelled: (1003, "The request has been ended.")
            case .asyncTaskContextCancelled: (1005, "The task has been ended.")
            }
        case .responseError(let reason):
            switch reason {
            case .invalidURLResponse: (2001, "The answer is none of a web server's.")
            case .invalidHTTPStatusCode(let response): (2002, "The answer's status is \(response.statusCode).")
            case .URLSessionError(let error): (2003, "There is no answer: \(error)")
            case .dataModifyingFailed: (2004, "The delegate has not taken the data.")
            case .noURLResponse: (2005, "There is no answer.")
            case .cancelledByDelegate: (2006, "The delegate has ended the request.")
            }
        case .cacheError(.imageNotExisting(let key)): (3006, "The picture '\(key)' is not kept.")
        case .cacheError: (3000, "The picture can't be kept.")
        case .processorError: (4001, "There is no picture of the data.")
        case .imageSettingError(let reason):
            switch reason {
            case .emptySource: (5001, "There is no picture to show.")
            case .notCurrentSourceTask: (5002, "Another picture has been asked for since.")
            case .dataProviderError(_, let error): (5003, "There is no data: \(error)")
            case .alternativeSourcesExhausted: (5004, "None of several pictures has come.")
            }
        }
    }
}
