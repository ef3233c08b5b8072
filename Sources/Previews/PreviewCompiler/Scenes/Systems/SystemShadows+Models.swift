extension SystemShadows {
    /// Models that have learnt something, of which none is run here.
    static let models = Framework(
        types: [
            "MLFeatureProvider", "MLFeatureValue", "MLModel", "MLModelConfiguration", "MLMultiArray",
        ] + buffers.types,
        source: """
            import Foundation

            public let MLModelErrorDomain = "com.apple.CoreML"

            public struct MLModelError: CustomNSError, LocalizedError, Hashable, Sendable {
                public enum Code: Int, Sendable { case generic, featureType, io, customLayer = 4, customModel, update, parameters }
                public static var errorDomain: String { MLModelErrorDomain }
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
                public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
                public var errorDescription: String? { "models are not run in previews" }
                public static var generic: Code { .generic }
                public static var io: Code { .io }
            }

            public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

            open class MLModelConfiguration: NSObject {
                open var computeUnits = MLComputeUnits.all
                open var modelDisplayName: String?
                open var allowLowPrecisionAccumulationOnGPU = false
                open var functionName: String?
                public override init() { super.init() }
            }

            public enum MLFeatureType: Int, Sendable {
                case invalid, int64, double, string, image, multiArray, dictionary, sequence
            }

            public enum MLMultiArrayDataType: Int, Sendable {
                case double = 65600
                case float32 = 65568
                case float16 = 65552
                case int32 = 131104
                public static let float = MLMultiArrayDataType.float32
                public static let float64 = MLMultiArrayDataType.double
            }

            /// Numbers in several dimensions.
            open class MLMultiArray: NSObject {
                public let shape: [NSNumber]
                public let dataType: MLMultiArrayDataType
                public let strides: [NSNumber]
                public let count: Int
                private var values: [Int: NSNumber] = [:]

                public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
                    (self.shape, self.dataType) = (shape, dataType)
                    var (all, size) = ([NSNumber](), 1)
                    for side in shape.reversed() {
                        all.insert(NSNumber(value: size), at: 0)
                        size *= side.intValue
                    }
                    (self.strides, count) = (all, size)
                    super.init()
                }

                private func index(of key: [NSNumber]) -> Int {
                    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
                }
                open subscript(index: Int) -> NSNumber {
                    get { values[index] ?? 0 }
                    set { values[index] = newValue }
                }
                open subscript(key: [NSNumber]) -> NSNumber {
                    get { self[index(of: key)] }
                    set { self[index(of: key)] = newValue }
                }
            }

            open class MLFeatureValue: NSObject {
                open private(set) var type = MLFeatureType.invalid
                open private(set) var int64Value: Int64 = 0
                open private(set) var doubleValue = 0.0
                open private(set) var stringValue = ""
                open private(set) var dictionaryValue: [AnyHashable: NSNumber] = [:]
                open private(set) var multiArrayValue: MLMultiArray?
                open private(set) var imageBufferValue: CVPixelBuffer?
                open var isUndefined: Bool { type == .invalid }
                public convenience init(int64 value: Int64) {
                    self.init()
                    (type, int64Value) = (.int64, value)
                }
                public convenience init(double value: Double) {
                    self.init()
                    (type, doubleValue) = (.double, value)
                }
                public convenience init(string value: String) {
                    self.init()
                    (type, stringValue) = (.string, value)
                }
                public convenience init(multiArray value: MLMultiArray) {
                    self.init()
                    (type, multiArrayValue) = (.multiArray, value)
                }
                public convenience init(pixelBuffer value: CVPixelBuffer) {
                    self.init()
                    (type, imageBufferValue) = (.image, value)
                }
                public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
                    self.init()
                    (type, dictionaryValue) = (.dictionary, value)
                }
            }

            public protocol MLFeatureProvider: AnyObject {
                var featureNames: Set<String> { get }
                func featureValue(for featureName: String) -> MLFeatureValue?
            }

            open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
                public let dictionary: [String: MLFeatureValue]
                public init(dictionary: [String: Any]) throws {
                    self.dictionary = dictionary.compactMapValues { value in
                        switch value {
                        case let value as MLFeatureValue: value
                        case let value as String: MLFeatureValue(string: value)
                        case let value as Int: MLFeatureValue(int64: Int64(value))
                        case let value as Double: MLFeatureValue(double: value)
                        case let value as MLMultiArray: MLFeatureValue(multiArray: value)
                        default: nil
                        }
                    }
                    super.init()
                }
                open var featureNames: Set<String> { Set(dictionary.keys) }
                open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
            }

            open class MLPredictionOptions: NSObject {
                open var usesCPUOnly = false
                public override init() { super.init() }
            }

            open class MLModelDescription: NSObject {}

            /// A model: each fails to be loaded.
            open class MLModel: NSObject, @unchecked Sendable {
                public let configuration: MLModelConfiguration
                open var modelDescription: MLModelDescription { MLModelDescription() }
                public init(contentsOf url: URL) throws { throw MLModelError(.io) }
                public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
                open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
                open class func load(
                    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> MLModel { throw MLModelError(.io) }
                open class func load(
                    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
                ) { DispatchQueue.main.async { handler(.failure(MLModelError(.io))) } }
                open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
                    throw MLModelError(.generic)
                }
                open func prediction(
                    from input: any MLFeatureProvider, options: MLPredictionOptions
                ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
            }

            """)
}
