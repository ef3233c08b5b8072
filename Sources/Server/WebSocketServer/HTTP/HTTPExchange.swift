/// A request whose body, or whose answer, is still to come.
struct HTTPExchange {
    enum Stage {
        /// Its body is still to come.
        case reading
        /// The service has been asked, so that its answer is all that is missing.
        case waiting
        /// It has been refused, and the rest of its body is thrown away.
        case draining
    }

    /// The number of the exchange, which is never used again.
    let id: UInt64
    var request: HTTPRequest
    /// Whether the answer is sent without its body.
    let isHead: Bool
    /// Whether the connection ends with the answer, as what follows on it is not known to be another request.
    let endsConnection: Bool
    /// How many bytes of its body are still to come.
    var bodyLeft = 0
    var stage = Stage.reading
    /// Ends with it.
    let wait = HTTPWait()
}
