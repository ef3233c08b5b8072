/// The source that is compiled with a project which imports Core Motion: a device without sensors, as the simulator is.
enum MotionShadows {
    /// Returns the source of a project that imports Core Motion.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it, or that has a type of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains("CoreMotion") }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        return [(name: "motion.swift", text: Array(source.utf8))]
    }

    private static let names = [
        "CMAcceleration", "CMAccelerometerData", "CMAttitude", "CMAttitudeReferenceFrame", "CMDeviceMotion",
        "CMGyroData",
        "CMLogItem", "CMMotionManager", "CMQuaternion", "CMRotationRate",
    ]

    private static let source = """
        import Foundation

        public struct CMAcceleration {
            public var x = 0.0, y = 0.0, z = 0.0
        }

        public struct CMRotationRate {
            public var x = 0.0, y = 0.0, z = 0.0
        }

        public struct CMQuaternion {
            public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
        }

        open class CMAttitude: NSObject {
            public let roll = 0.0
            public let pitch = 0.0
            public let yaw = 0.0
            public let quaternion = CMQuaternion()
            open func multiply(byInverseOf attitude: CMAttitude) {}
        }

        open class CMLogItem: NSObject {
            public let timestamp: TimeInterval = 0
        }

        open class CMDeviceMotion: CMLogItem {
            public let attitude = CMAttitude()
            public let gravity = CMAcceleration()
            public let userAcceleration = CMAcceleration()
            public let rotationRate = CMRotationRate()
        }

        open class CMAccelerometerData: CMLogItem {
            public let acceleration = CMAcceleration()
        }

        open class CMGyroData: CMLogItem {
            public let rotationRate = CMRotationRate()
        }

        public struct CMAttitudeReferenceFrame: OptionSet {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
            public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
            public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
            public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
        }

        public typealias CMDeviceMotionHandler = (CMDeviceMotion?, Error?) -> Void
        public typealias CMAccelerometerHandler = (CMAccelerometerData?, Error?) -> Void
        public typealias CMGyroHandler = (CMGyroData?, Error?) -> Void

        open class CMMotionManager: NSObject {
            public let isDeviceMotionAvailable = false
            public let isAccelerometerAvailable = false
            public let isGyroAvailable = false
            public let isMagnetometerAvailable = false
            public let isDeviceMotionActive = false
            public let isAccelerometerActive = false
            public let isGyroActive = false
            public let deviceMotion: CMDeviceMotion? = nil
            public let accelerometerData: CMAccelerometerData? = nil
            public let gyroData: CMGyroData? = nil
            open var deviceMotionUpdateInterval: TimeInterval = 0
            open var accelerometerUpdateInterval: TimeInterval = 0
            open var gyroUpdateInterval: TimeInterval = 0
            open var showsDeviceMovementDisplay = false
            open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
            open func startDeviceMotionUpdates() {}
            open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
            open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
            open func startDeviceMotionUpdates(
                using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
                withHandler handler: @escaping CMDeviceMotionHandler
            ) {}
            open func stopDeviceMotionUpdates() {}
            open func startAccelerometerUpdates() {}
            open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
            open func stopAccelerometerUpdates() {}
            open func startGyroUpdates() {}
            open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
            open func stopGyroUpdates() {}
        }

        """
}
