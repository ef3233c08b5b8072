import Foundation
import QRCode
import Synchronization
import WebSocketServer

/// The answer to `POST /qr`, made one at a time on a thread of its own, as a code takes milliseconds, in which viewers
/// would wait.
///
/// Few requests may wait, those of peers that are gone are skipped, and it pauses between two codes, so that the core
/// is free for others most of the time.
final class QRCodeMaker: Sendable {
    /// The greatest number of waiting requests; a further one is answered with HTTP 503.
    static let places = 16

    private let queue = DispatchQueue(label: "QRCodeMaker", qos: .utility)
    private let waiting = Atomic(0)

    func answer(_ request: HTTPRequest) -> HTTPReply {
        guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
        guard waiting.add(1, ordering: .relaxed).newValue <= Self.places else {
            waiting.subtract(1, ordering: .relaxed)
            return .now(.full("many QR codes are being made"))
        }
        return .later { [self] promise in
            queue.async { [self] in
                defer { waiting.subtract(1, ordering: .relaxed) }
                guard promise.isAwaited else { return }
                let began = MonotonicInstant.now
                promise.fulfil(Self.image(of: request.body))
                usleep(UInt32(clamping: Self.pause(after: MonotonicInstant.now - began).wholeNanoseconds / 1000))
            }
        }
    }

    /// Returns the pause after a code that took a time: a quarter of a core is used.
    ///
    /// What took longer than any code waited for the core itself.
    static func pause(after time: Duration) -> Duration { min(time, .milliseconds(20)) * 3 }

    private static func image(of body: [UInt8]) -> HTTPAnswer {
        guard let text = String(validating: body, as: UTF8.self) else {
            return HTTPAnswer(status: 400, body: "a QR code's text must be UTF-8\n")
        }
        do throws(QRCodeError) {
            return HTTPAnswer(contentType: "image/svg+xml", body: try QRCode(text).svg)
        } catch {
            return HTTPAnswer(status: 400, body: "\(error)\n")
        }
    }
}
