import ArgumentParser
import Foundation
import Glibc

/// A document in a browser without windows, which is told what to do through a pipe.
///
/// It speaks the Chrome DevTools protocol: Chromium's `--remote-debugging-pipe`. The browser ends with this process, as the
/// pipe does.
final class BrowserPage {
    /// The longest time for an answer, in seconds: frames are asked for in small numbers.
    private static let patience: Int32 = 120
    /// The longest answer, in bytes.
    private static let answerLimit = 64 << 20

    /// The longest time for its end, in milliseconds.
    private static let farewell: Int32 = 3000

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private var received = Data()
    private var session: String?
    private var number = 0

    /// Starts the browser and has it open a file.
    ///
    /// - Parameters:
    ///   - browser: the browser's path.
    ///   - document: the document's path.
    ///   - folder: a folder for what the browser keeps.
    ///   - onStart: called with the descriptor that ends the browser when it is closed.
    /// - Throws: `ValidationError`.
    init(browser: String, document: String, folder: String, onStart: (Int32) -> Void) throws {
        // A browser that ends is noticed by what is read.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        var options = [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb", "--mute-audio",
        ]
        // Root has no sandbox to offer; the document is this program's own, and may load nothing.
        if geteuid() == 0 { options.append("--no-sandbox") }
        // Chromium reads descriptor 3 and writes to 4.
        process.arguments =
            ["-c", #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"#, "sh", browser] + options
        process.standardInput = commands
        process.standardOutput = answers
        do {
            try process.run()
        } catch {
            throw ValidationError("the browser \(browser) can't be started: \(error.localizedDescription)")
        }
        onStart(commands.fileHandleForWriting.fileDescriptor)
        try? answers.fileHandleForWriting.close()
        let target = try call("Target.createTarget", ["url": "about:blank"])
        guard let id = target["targetId"] as? String,
            let session = try call("Target.attachToTarget", ["targetId": id, "flatten": true])["sessionId"] as? String
        else { throw ValidationError("the browser \(browser) opens no page") }
        self.session = session
        _ = try call("Page.enable", [:])
        _ = try call("Page.navigate", ["url": URL(fileURLWithPath: document).absoluteString])
        while try next()["method"] as? String != "Page.loadEventFired" {}
    }

    /// Ends the browser, and waits for it: its processes have the pipe open until they end.
    ///
    /// Foundation's `Process` would wait for what holds its own descriptors, too.
    func close() {
        try? commands.fileHandleForWriting.close()
        let descriptor = answers.fileHandleForReading.fileDescriptor
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, Self.farewell) > 0, read(descriptor, &bytes, bytes.count) > 0 {}
        kill(process.processIdentifier, SIGKILL)
    }

    /// Returns the value of a JavaScript expression, of a promise's once it is fulfilled.
    ///
    /// - Throws: `ValidationError` with what the script says, or if there is no answer.
    func value(of expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let fault = answer["exceptionDetails"] as? [String: Any] {
            let text = (fault["exception"] as? [String: Any])?["description"] as? String ?? fault["text"] as? String
            let line = text?.split(separator: "\n").first.map(String.init) ?? "it did not say why"
            throw ValidationError("the film can't be drawn: \(line)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        do {
            try commands.fileHandleForWriting.write(
                contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        } catch {
            throw ValidationError("the browser has ended")
        }
        while true {
            let answer = try next()
            guard answer["id"] as? Int == number else { continue }
            if let fault = answer["error"] as? [String: Any] {
                throw ValidationError("the browser refuses \(method): \(fault["message"] ?? "")")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits for a message: poll(2), read(2).
    private func next() throws -> [String: Any] {
        let descriptor = answers.fileHandleForReading.fileDescriptor
        var searched = received.startIndex
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                let message = received[..<end]
                received = Data(received[(end + 1)...])
                guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else {
                    throw ValidationError("the browser's answer can't be read")
                }
                return object
            }
            searched = received.endIndex
            guard received.count < Self.answerLimit else { throw ValidationError("the browser's answer is too long") }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, Self.patience * 1000)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { throw ValidationError("the browser has not answered for \(Self.patience) s") }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { throw ValidationError("the browser has ended") }
            received.append(contentsOf: bytes[..<count])
        }
    }
}
