import Glibc
import WebSocketServer

/// A folder that belongs to one running server: its secret, and the folder of its rooms' files.
final class StateFolder: Sendable {
    /// The secret, of ``Capabilities/secretLength`` bytes.
    let secret: [UInt8]
    /// The folder of the rooms' files.
    let rooms: String
    /// The descriptor that holds the lock of the folder itself, as files in it come and go.
    private let lock: Int32

    /// Makes the folder and the secret if they are missing.
    ///
    /// - Throws: ``WebSocketServerError`` if the folder can't be used, or another server does.
    init(path: String) throws(WebSocketServerError) {
        let fault = { (reason: String) in WebSocketServerError("cannot use the state folder \(path): \(reason)") }
        rooms = path + "/rooms"
        for folder in [path, rooms] {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw fault(SystemError().description) }
        }
        guard access(path, W_OK | X_OK) == 0, access(rooms, R_OK | W_OK | X_OK) == 0 else {
            throw fault(SystemError().description)
        }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { throw fault(SystemError().description) }
        do throws(WebSocketServerError) {
            guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw fault("another server uses it") }
            secret = try Self.secret(in: path, fault)
        } catch {
            close(lock)
            throw error
        }
    }

    /// Returns the secret that the folder keeps, or a new one.
    private static func secret(
        in path: String, _ fault: (String) -> WebSocketServerError
    ) throws(WebSocketServerError) -> [UInt8] {
        let name = "secret"
        if access(path + "/" + name, F_OK) != 0 {
            let bytes = (0..<Capabilities.secretLength).map { _ in UInt8.random(in: 0...255) }
            do throws(SystemError) {
                try AtomicFile.replace(with: bytes, folder: path, name: name)
                try AtomicFile.sync(path)
            } catch {
                throw fault(error.description)
            }
        }
        let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault("its secret cannot be read: \(SystemError())") }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Capabilities.secretLength + 1)
        let count = read(descriptor, &bytes, bytes.count)
        guard count == Capabilities.secretLength else {
            throw fault(
                "its file secret does not have \(Capabilities.secretLength) bytes; without that file a new one is made, "
                    + "and links that were given out are not valid any more")
        }
        return Array(bytes.prefix(Capabilities.secretLength))
    }

    deinit {
        close(lock)
    }
}
