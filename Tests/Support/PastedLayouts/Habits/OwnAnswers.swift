import Foundation

/// Answers requests in the app itself, as tests and previews of apps do.
final class OwnAnswers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "example.com" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path != "/none",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.badURL))
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {}

    /// Loads by a closure and by a task, and tells what came.
    static func load(_ log: @escaping (String) -> Void) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OwnAnswers.self]
        let session = URLSession(configuration: configuration)
        for path in ["/a", "/none"] {
            session.dataTask(with: URL(string: "https://example.com" + path)!) { data, _, error in
                log(data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as? URLError)?.code.rawValue ?? 0)")
            }.resume()
        }
        Task {
            let data = try await session.data(from: URL(string: "https://example.com/b")!).0
            log(String(decoding: data, as: UTF8.self))
        }
        session.dataTask(with: URL(string: "https://example.org")!) { _, _, error in
            log("\((error as? URLError)?.code.rawValue ?? 0)")
        }.resume()
    }

    /// Loads with the session that all share, before and after its classes are registered.
    static func loadShared(_ log: @escaping (String) -> Void) {
        func load(_ next: @escaping () -> Void) {
            URLSession.shared.dataTask(with: URL(string: "https://example.com/c")!) { data, _, _ in
                log(data.map { String(decoding: $0, as: UTF8.self) } ?? "offline")
                next()
            }.resume()
        }
        load {
            _ = URLProtocol.registerClass(OwnAnswers.self)
            load {
                URLProtocol.unregisterClass(OwnAnswers.self)
                load {}
            }
        }
    }

    /// Begins a task that is cancelled while it loads.
    static func cancel(_ log: @escaping (String) -> Void) {
        let task = Task {
            do {
                _ = try await URLSession.shared.data(from: URL(string: "https://example.com/d")!)
            } catch { log("\((error as? URLError)?.code == .cancelled)") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { task.cancel() }
    }

    /// Waits in a queue of its own for what the main queue hands over.
    static func relay(_ log: @escaping (String) -> Void) {
        DispatchQueue(label: "relay").async {
            for name in ["one", "two"] {
                let semaphore = DispatchSemaphore(value: 0)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    log(name)
                    semaphore.signal()
                }
                semaphore.wait()
            }
            log("done")
        }
        log("begun")
    }

    /// Gives work to a queue that is suspended meanwhile.
    static func wait(_ log: @escaping (String) -> Void) {
        let queue = DispatchQueue(label: "waits")
        queue.suspend()
        queue.suspend()
        queue.async { log("one") }
        queue.async { log("two") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            queue.resume()
            log("resumed")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            log("again")
            queue.resume()
        }
    }
}
