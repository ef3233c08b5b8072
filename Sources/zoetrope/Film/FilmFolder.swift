import ArgumentParser
import Dispatch
import Foundation
import Glibc

/// What a film needs until it is there, of which nothing stays: a folder of temporary files, a file beside the film's that
/// becomes it at the end, and a browser.
final class FilmFolder: @unchecked Sendable {
    let path: String
    /// The file that is written.
    let part: String
    private let film: String
    private let lock = NSLock()
    private var browser: Int32?
    private var more: [URL] = []
    private var signals: [any DispatchSourceSignal] = []

    /// Makes the folder, and has Ctrl-C remove it.
    ///
    /// - Parameter film: the path of the film.
    /// - Throws: `ValidationError` if there can be no such file.
    init(for film: String) throws {
        self.film = film
        part = "\(film).\(ProcessInfo.processInfo.processIdentifier).part"
        guard FileManager.default.createFile(atPath: part, contents: nil) else {
            throw ValidationError("the file '\(film)' can't be written: \(String(cString: strerror(errno)))")
        }
        var template = Array((NSTemporaryDirectory() + "/zoetrope-film-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            let fault = String(cString: strerror(errno))
            unlink(part)
            throw ValidationError("there can be no folder for temporary files: \(fault)")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            // The main thread waits for the browser.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                remove()
                exit(128 + number)
            }
            source.activate()
            signals.append(source)
        }
    }

    /// Has a browser, which ends when a descriptor is closed, end before the files are removed.
    func uses(browser: Int32?) { lock.withLock { self.browser = browser } }

    /// Has a further folder be removed.
    func uses(folder: URL) { lock.withLock { more.append(folder) } }

    /// Writes the file whole: rename(2).
    func finish() throws {
        guard rename(part, film) == 0 else {
            throw ValidationError("the file '\(film)' can't be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Removes all that is left.
    func remove() {
        lock.withLock {
            if let browser { close(browser) }
            unlink(part)
            for folder in more { try? FileManager.default.removeItem(at: folder) }
            // A browser's processes end one after the other.
            for _ in 0..<40 where FileManager.default.fileExists(atPath: path) {
                if (try? FileManager.default.removeItem(atPath: path)) == nil { usleep(50_000) }
            }
        }
    }
}
