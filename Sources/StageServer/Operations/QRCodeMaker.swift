import Dispatch
import QRCode
import WebSocketServer

/// Answers `POST /qr`, one at a time and on a thread of its own: a code takes milliseconds, in which viewers would wait.
struct QRCodeMaker: Sendable {
    private let queue = DispatchQueue(label: "QRCodeMaker", qos: .utility)

    func answer(_ request: HTTPRequest) -> HTTPReply {
        guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
        return .later { promise in
            queue.async { promise.fulfil(Self.image(of: request.body)) }
        }
    }

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
