import Foundation
import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// What is decoded.
    public typealias Input = Data
}
extension JSONEncoder: @retroactive TopLevelEncoder {
    /// What is encoded into.
    public typealias Output = Data
}
extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// What is decoded.
    public typealias Input = Data
}
extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// What is encoded into.
    public typealias Output = Data
}
