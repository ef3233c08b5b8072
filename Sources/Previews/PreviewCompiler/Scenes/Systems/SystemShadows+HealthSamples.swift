extension SystemShadows {
    /// What would be measured, and questions about it.
    static let healthSamples = #"""
        public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
        public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
        public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

        public let HKObjectQueryNoLimit = 0
        public let HKSampleSortIdentifierStartDate = "startDate"
        public let HKSampleSortIdentifierEndDate = "endDate"
        public let HKPredicateKeyPathStartDate = "startDate"
        public let HKPredicateKeyPathEndDate = "endDate"
        public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"

        open class HKSource: NSObject, @unchecked Sendable {
            open class func `default`() -> HKSource { HKSource() }
            open var name: String { "" }
            open var bundleIdentifier: String { "" }
        }

        open class HKDevice: NSObject, @unchecked Sendable {
            open class func local() -> HKDevice { HKDevice() }
            open var name: String? { nil }
        }

        open class HKObject: NSObject, @unchecked Sendable {
            public final let uuid = UUID()
            fileprivate(set) public final var metadata: [String: Any]?
            fileprivate(set) public final var device: HKDevice?
            fileprivate override init() {}
        }

        open class HKSample: HKObject, @unchecked Sendable {
            public final let sampleType: HKSampleType
            public final let (startDate, endDate): (Date, Date)
            fileprivate init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
                (sampleType, startDate, endDate) = (type, start, end)
                super.init()
                self.metadata = metadata
            }
        }

        open class HKQuantitySample: HKSample, @unchecked Sendable {
            public final let quantityType: HKQuantityType
            public final let quantity: HKQuantity
            open var count: Int { 1 }
            public init(
                type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
                device: HKDevice? = nil, metadata: [String: Any]? = nil
            ) {
                (self.quantityType, self.quantity) = (quantityType, quantity)
                super.init(quantityType, startDate, endDate, metadata)
                self.device = device
            }
        }

        open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {}
        public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample
        open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {}

        public enum HKCategoryValueSleepAnalysis: Int, Sendable {
            case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
            public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
        }
        public enum HKCategoryValue: Int, Sendable { case notApplicable }

        open class HKCategorySample: HKSample, @unchecked Sendable {
            public final let categoryType: HKCategoryType
            public final let value: Int
            public init(
                type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
            ) {
                (categoryType, self.value) = (type, value)
                super.init(type, startDate, endDate, metadata)
            }
        }

        public struct HKQueryOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let strictStartDate = Self(rawValue: 1)
            public static let strictEndDate = Self(rawValue: 2)
        }

        public struct HKStatisticsOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let separateBySource = Self(rawValue: 1)
            public static let discreteAverage = Self(rawValue: 2)
            public static let discreteMin = Self(rawValue: 4)
            public static let discreteMax = Self(rawValue: 8)
            public static let cumulativeSum = Self(rawValue: 16)
            public static let mostRecent = Self(rawValue: 32)
            public static let duration = Self(rawValue: 64)
        }

        /// A question about somebody's health, which has no answer.
        open class HKQuery: NSObject, @unchecked Sendable {
            fileprivate final var answer: () -> Void = {}
            open class func predicateForSamples(
                withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
            ) -> NSPredicate { NSPredicate(value: false) }
            open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
                NSPredicate(value: false)
            }
            open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
            open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: false) }
        }

        open class HKSampleQuery: HKQuery, @unchecked Sendable {
            public init(
                sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
                resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
            ) {
                super.init()
                answer = { [unowned self] in resultsHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
            }
        }

        open class HKStatistics: NSObject, @unchecked Sendable {
            public final let quantityType: HKQuantityType
            public final let (startDate, endDate): (Date, Date)
            private init(_ type: HKQuantityType, _ date: Date) { (quantityType, startDate, endDate) = (type, date, date) }
            open func sumQuantity() -> HKQuantity? { nil }
            open func averageQuantity() -> HKQuantity? { nil }
            open func minimumQuantity() -> HKQuantity? { nil }
            open func maximumQuantity() -> HKQuantity? { nil }
            open func mostRecentQuantity() -> HKQuantity? { nil }
        }

        open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
            public init(
                quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
            ) {
                super.init()
                answer = { [unowned self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
            }
        }

        open class HKStatisticsCollection: NSObject {
            open func statistics() -> [HKStatistics] { [] }
            open func statistics(for date: Date) -> HKStatistics? { nil }
            open func enumerateStatistics(
                from startDate: Date, to endDate: Date,
                with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
            ) {}
        }

        open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
            open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
            open var statisticsUpdateHandler:
                ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
            public init(
                quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                anchorDate: Date, intervalComponents: DateComponents
            ) {
                super.init()
                answer = { [unowned self] in initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable)) }
            }
        }

        open class HKObserverQuery: HKQuery, @unchecked Sendable {
            public init(
                sampleType: HKSampleType, predicate: NSPredicate?,
                updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
            ) {
                super.init()
                answer = { [unowned self] in updateHandler(self, {}, HKError(.errorHealthDataUnavailable)) }
            }
        }

        open class HKQueryAnchor: NSObject {
            public init(fromValue value: Int) {}
        }
        open class HKDeletedObject: NSObject {}

        open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
            public typealias Handler =
                (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
            open var updateHandler: Handler?
            public init(
                type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
                resultsHandler handler: @escaping Handler
            ) {
                super.init()
                answer = { [unowned self] in handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
            }
        }

        """#
}
