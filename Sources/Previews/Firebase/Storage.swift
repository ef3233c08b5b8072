import Foundation

/// The files of a stage's app, by their paths.
final class FileStore {
    var files: [String: Data] = [:]
}

/// The files of the stage's app, in memory, of which there are none as the stage begins.
public final class Storage {
    /// Returns the stage's.
    public class func storage() -> Storage { Storage() }
    /// Returns the stage's, whatever its address.
    public class func storage(url: String) -> Storage { Storage() }

    /// Returns the root.
    public func reference() -> StorageReference { StorageReference([]) }
    /// Returns a place.
    public func reference(withPath path: String) -> StorageReference { reference().child(path) }
    /// Returns the place of an address.
    public func reference(forURL url: String) -> StorageReference { reference().child(URL(string: url)?.path ?? "") }
}

/// What is known of a file beside what is in it.
public final class StorageMetadata {
    /// Its kind.
    public var contentType: String?
    /// What an app notes of it.
    public var customMetadata: [String: String]?
    /// Its path.
    public internal(set) var path: String?
    /// Its name.
    public internal(set) var name: String?
    /// Its length in bytes.
    public internal(set) var size: Int64 = 0

    /// Makes metadata of nothing.
    public init() {}
}

/// A file's way, which is at its end in the next turn.
public class StorageTask {
    private var listeners: [(StorageTaskStatus, (StorageTaskSnapshot) -> Void)] = []
    let end = StorageTaskSnapshot()

    init() {
        FirebaseStage.later {
            for status in [StorageTaskStatus.progress, .success] {
                for listener in self.listeners where listener.0 == status { listener.1(self.end) }
            }
        }
    }

    /// How far it is.
    public var snapshot: StorageTaskSnapshot { end }
    /// Has somebody hear of its end.
    @discardableResult
    public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
        listeners.append((status, handler))
        return "\(listeners.count)"
    }
    /// Has nobody hear of it.
    public func removeAllObservers() { listeners = [] }
    /// Has no effect.
    public func pause() {}
    /// Has no effect.
    public func resume() {}
    /// Has no effect.
    public func cancel() {}
}

/// A file's way to the server.
public final class StorageUploadTask: StorageTask {}
/// A file's way from the server.
public final class StorageDownloadTask: StorageTask {}

/// Where a file on its way is.
public enum StorageTaskStatus: Int, Sendable {
    /// The cases, of which progress and success come to pass.
    case unknown, resume, progress, pause, success, failure
}

/// How far a file is.
public final class StorageTaskSnapshot {
    /// Done.
    public let progress: Progress? = {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }()
    /// What is known of it.
    public let metadata: StorageMetadata? = StorageMetadata()
    /// Why it did not arrive; nil.
    public let error: (any Error)? = nil
}

/// The place of a file.
public final class StorageReference {
    /// What hears that a file is kept.
    public typealias Completion = (StorageMetadata?, (any Error)?) -> Void

    private let names: [String]

    init(_ names: [String]) { self.names = names }

    /// The path.
    public var fullPath: String { names.joined(separator: "/") }
    /// The name.
    public var name: String { names.last ?? "" }
    /// The place of the files.
    public let bucket = "stage.appspot.com"

    /// Returns a place within it.
    public func child(_ path: String) -> StorageReference {
        StorageReference(names + path.split(separator: "/").map(String.init))
    }
    /// Returns what it is in; nil for the root.
    public func parent() -> StorageReference? { names.isEmpty ? nil : StorageReference(Array(names.dropLast())) }
    /// Returns the root.
    public func root() -> StorageReference { StorageReference([]) }

    /// Keeps a file.
    @discardableResult
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: Completion? = nil
    ) -> StorageUploadTask {
        let known = keep(uploadData, metadata)
        FirebaseStage.later { completion?(known, nil) }
        return StorageUploadTask()
    }
    /// Keeps a file.
    public func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
        keep(uploadData, metadata)
    }
    /// Keeps a file.
    @discardableResult
    public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil, completion: Completion? = nil
    ) -> StorageUploadTask {
        putData((try? Data(contentsOf: fileURL)) ?? Data(), metadata: metadata, completion: completion)
    }

    private func keep(_ data: Data, _ metadata: StorageMetadata?) -> StorageMetadata {
        FirebaseStage.current.files.files[fullPath] = data
        let known = metadata ?? StorageMetadata()
        (known.path, known.name, known.size) = (fullPath, name, Int64(data.count))
        return known
    }

    /// Gives an address, at which a picture is made up, as the stage says.
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
        FirebaseStage.later { completion(self.address, nil) }
    }
    /// Returns an address, at which a picture is made up, as the stage says.
    public func downloadURL() async throws -> URL { address }

    private var address: URL {
        let path = fullPath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let ending = name.contains(".") ? "" : ".jpg"
        return URL(string: "https://firebasestorage.googleapis.com/\(path)\(ending)")
            ?? URL(fileURLWithPath: "/\(name)")
    }

    /// Gives a file that was kept; an error for any other.
    @discardableResult
    public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask {
        FirebaseStage.later {
            let data = FirebaseStage.current.files.files[self.fullPath]
            completion(data, data == nil ? StorageErrorCode.objectNotFound : nil)
        }
        return StorageDownloadTask()
    }
    /// Returns a file that was kept.
    ///
    /// - Throws: an error for any other.
    public func data(maxSize: Int64) async throws -> Data {
        guard let data = FirebaseStage.current.files.files[fullPath] else { throw StorageErrorCode.objectNotFound }
        return data
    }

    /// Removes a file.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.current.files.files[fullPath] = nil
        FirebaseStage.later { completion?(nil) }
    }
    /// Removes a file.
    public func delete() async throws { FirebaseStage.current.files.files[fullPath] = nil }

    /// Gives what is known of a file.
    public func getMetadata(completion: @escaping Completion) {
        FirebaseStage.later {
            let known = StorageMetadata()
            (known.path, known.name) = (self.fullPath, self.name)
            completion(known, nil)
        }
    }
}

/// Why a file could not be read.
public enum StorageErrorCode: Int, Error, Sendable {
    /// The cases, of which only that a file is not there comes to pass.
    case unknown = -13000, objectNotFound = -13010, unauthenticated = -13020, unauthorized = -13021
}
