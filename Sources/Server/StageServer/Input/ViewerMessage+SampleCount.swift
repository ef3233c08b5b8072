import Wire

extension ViewerMessage {
    /// The number of samples that the message uses of those that a viewer may send within a second.
    var sampleCount: Int {
        switch self {
        case .pointer(let samples): samples.count
        case .wheel(let samples): samples.count
        // A held key repeats 30 times a second.
        case .key: 10
        case .acknowledgement, .hover, .probe: 1
        }
    }
}
