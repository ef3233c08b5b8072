extension SystemShadows {
    /// Where it would be kept.
    static let healthStore = #"""
        public enum HKWorkoutActivityType: UInt, Sendable {
            case badminton = 4, basketball = 6, boxing = 8, climbing = 9, cycling = 13, elliptical = 16, functionalStrengthTraining = 20
            case golf = 21, hiking = 24, rowing = 35, running = 37, soccer = 41, swimming = 46, tennis = 48
            case traditionalStrengthTraining = 50, walking = 52, yoga = 57, coreTraining = 59, highIntensityIntervalTraining = 63
            case pilates = 66, stairs = 68, mindAndBody = 62, other = 3000
        }

        open class HKWorkout: HKSample, @unchecked Sendable {
            public final let workoutActivityType: HKWorkoutActivityType
            public final let totalEnergyBurned: HKQuantity?
            public final let totalDistance: HKQuantity?
            open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
            public init(
                activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
                duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
                metadata: [String: Any]? = nil
            ) {
                self.workoutActivityType = workoutActivityType
                (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
                super.init(.workoutType(), startDate, endDate, metadata)
            }
        }

        open class HKWorkoutConfiguration: NSObject {
            open var activityType = HKWorkoutActivityType.other
            public override init() { super.init() }
        }

        open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
            public typealias Handler = (Bool, (any Error)?) -> Void
            public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {}
            private func fail(_ handler: @escaping Handler) {
                DispatchQueue.main.async { handler(false, HKError(.errorHealthDataUnavailable)) }
            }
            open func beginCollection(withStart startDate: Date, completion: @escaping Handler) { fail(completion) }
            open func add(_ samples: [HKSample], completion: @escaping Handler) { fail(completion) }
            open func endCollection(withEnd endDate: Date, completion: @escaping Handler) { fail(completion) }
            open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
                fail { _, error in completion(nil, error) }
            }
        }

        /// What is known of somebody's health: nothing, and there is no place for it.
        open class HKHealthStore: NSObject, @unchecked Sendable {
            private static let fault = HKError(.errorHealthDataUnavailable)
            public override init() { super.init() }
            open class func isHealthDataAvailable() -> Bool { false }
            private func fail(_ handler: @escaping (Bool, (any Error)?) -> Void) {
                DispatchQueue.main.async { handler(false, Self.fault) }
            }
            open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
            open func requestAuthorization(
                toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
                completion: @escaping (Bool, (any Error)?) -> Void
            ) { fail(completion) }
            open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
                throw Self.fault
            }
            open func getRequestStatusForAuthorization(
                toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
                completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
            ) {
                fail { _, error in completion(.unknown, error) }
            }
            open func execute(_ query: HKQuery) { DispatchQueue.main.async { query.answer() } }
            open func stop(_ query: HKQuery) {}
            open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
                fail(completion)
            }
            open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
                fail(completion)
            }
            open func save(_ object: HKObject) async throws { throw Self.fault }
            open func save(_ objects: [HKObject]) async throws { throw Self.fault }
            open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
                fail(completion)
            }
            open func delete(_ object: HKObject) async throws { throw Self.fault }
            open func enableBackgroundDelivery(
                for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
            ) { fail(completion) }
            open func disableBackgroundDelivery(
                for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
            ) { fail(completion) }
            open func dateOfBirthComponents() throws -> DateComponents { throw Self.fault }
            open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.fault }
            open func bloodType() throws -> HKBloodTypeObject { throw Self.fault }
        }

        """#
}
