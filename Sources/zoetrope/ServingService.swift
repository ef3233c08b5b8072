import Logging
import ServiceLifecycle
import StageServer

/// The server as long as nobody asks it to end.
struct ServingService: Service {
    let server: StageServer
    let logger: Logger

    /// Returns when everything is stored and everybody is told.
    func run() async throws {
        try await gracefulShutdown()
        logger.info("stopping")
        await server.stop()
    }
}
