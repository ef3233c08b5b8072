import Foundation

/// A converter between JSON and objects, with the interface of Foundation's, that makes objects up of answers which no server has given.
open class JSONSerialization: NSObject {
    /// How JSON is read.
    public typealias ReadingOptions = Foundation.JSONSerialization.ReadingOptions
    /// How JSON is written.
    public typealias WritingOptions = Foundation.JSONSerialization.WritingOptions

    /// Returns the objects that data has, or, of an answer that no server has given, such as the code reads by names.
    ///
    /// - Throws: what Foundation throws of data that is no JSON.
    open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
        if SampleAnswers.number(of: data) != nil, !SampleAnswers.shape.isEmpty {
            return SampleAnswers.shape.answer(
                addressed: SampleAnswers.addressed(by: data), source: SampleAnswers.source(of: data))
        }
        return try Foundation.JSONSerialization.jsonObject(with: data, options: opt)
    }

    /// Returns the objects that a stream has.
    ///
    /// - Throws: what Foundation throws of a stream that has no JSON.
    open class func jsonObject(with stream: InputStream, options opt: ReadingOptions = []) throws -> Any {
        try Foundation.JSONSerialization.jsonObject(with: stream, options: opt)
    }

    /// Returns objects as JSON.
    ///
    /// - Throws: what Foundation throws of what can't be written so.
    open class func data(withJSONObject value: Any, options opt: WritingOptions = []) throws -> Data {
        try Foundation.JSONSerialization.data(withJSONObject: value, options: opt)
    }

    /// Writes objects as JSON, and returns the number of bytes.
    ///
    /// - Throws: what Foundation throws of what can't be written so.
    open class func writeJSONObject(_ obj: Any, toStream stream: OutputStream, options opt: WritingOptions) throws
        -> Int
    {
        try Foundation.JSONSerialization.writeJSONObject(obj, toStream: stream, options: opt)
    }

    /// Returns whether objects can be written as JSON.
    open class func isValidJSONObject(_ obj: Any) -> Bool { Foundation.JSONSerialization.isValidJSONObject(obj) }
}
