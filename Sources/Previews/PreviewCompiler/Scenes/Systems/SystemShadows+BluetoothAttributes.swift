extension SystemShadows {
    /// What of a device one would read and write.
    static let bluetoothAttributes = #"""
        public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
        public typealias CBCentralManagerState = CBManagerState
        public typealias CBPeripheralManagerState = CBManagerState
        public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
        public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
        public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
        public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }

        public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
        public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
        public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
        public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
        public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
        public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
        public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
        public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
        public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
        public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
        public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
        public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
        public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
        public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
        public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
        public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
        public let CBUUIDCharacteristicUserDescriptionString = "2901"
        public let CBUUIDClientCharacteristicConfigurationString = "2902"

        public struct CBError: CustomNSError, Hashable, Sendable {
            public enum Code: Int, Sendable {
                case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
                case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
                case unknownDevice, operationNotSupported
            }
            public static let errorDomain = "CBErrorDomain"
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public var errorCode: Int { code.rawValue }
        }

        public func ~= (code: CBError.Code, error: any Error) -> Bool { (error as? CBError)?.code == code }

        public struct CBATTError: CustomNSError, Hashable, Sendable {
            public enum Code: Int, Sendable {
                case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
                case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
                case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
                case insufficientEncryption, unsupportedGroupType, insufficientResources
            }
            public static let errorDomain = "CBATTErrorDomain"
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public var errorCode: Int { code.rawValue }
        }

        open class CBUUID: NSObject, @unchecked Sendable {
            public final let uuidString: String
            public init(string theString: String) { uuidString = theString.uppercased() }
            public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
            public init(data theData: Data) {
                let digits = theData.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
                let parts = digits.enumerated().map { [4, 6, 8, 10].contains($0.offset) ? "-" + $0.element : $0.element }
                uuidString = parts.joined()
            }
            open var data: Data {
                let digits = Array(uuidString.filter { $0 != "-" })
                return Data(stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
            }
            open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
            open override var hash: Int { uuidString.hashValue }
            open override var description: String { uuidString }
        }

        open class CBAttribute: NSObject {
            fileprivate final let id: CBUUID
            open var uuid: CBUUID { id }
            fileprivate init(_ uuid: CBUUID) { id = uuid }
        }

        public struct CBCharacteristicProperties: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let broadcast = Self(rawValue: 1)
            public static let read = Self(rawValue: 2)
            public static let writeWithoutResponse = Self(rawValue: 4)
            public static let write = Self(rawValue: 8)
            public static let notify = Self(rawValue: 16)
            public static let indicate = Self(rawValue: 32)
            public static let authenticatedSignedWrites = Self(rawValue: 64)
            public static let extendedProperties = Self(rawValue: 128)
            public static let notifyEncryptionRequired = Self(rawValue: 256)
            public static let indicateEncryptionRequired = Self(rawValue: 512)
        }

        public struct CBAttributePermissions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let readable = Self(rawValue: 1)
            public static let writeable = Self(rawValue: 2)
            public static let readEncryptionRequired = Self(rawValue: 4)
            public static let writeEncryptionRequired = Self(rawValue: 8)
        }

        open class CBDescriptor: CBAttribute {
            open weak var characteristic: CBCharacteristic? { nil }
            open var value: Any? { nil }
        }

        open class CBMutableDescriptor: CBDescriptor {
            private let kept: Any?
            open override var value: Any? { kept }
            public init(type UUID: CBUUID, value: Any?) {
                kept = value
                super.init(UUID)
            }
        }

        open class CBCharacteristic: CBAttribute {
            fileprivate final var (traits, content) = (CBCharacteristicProperties(), Data?.none)
            fileprivate final var parts: [CBDescriptor]?
            open weak var service: CBService? { nil }
            open var properties: CBCharacteristicProperties { traits }
            open var value: Data? { content }
            open var descriptors: [CBDescriptor]? { parts }
            open var isNotifying: Bool { false }
        }

        open class CBMutableCharacteristic: CBCharacteristic {
            open var permissions: CBAttributePermissions
            open override var properties: CBCharacteristicProperties { get { traits } set { traits = newValue } }
            open override var value: Data? { get { content } set { content = newValue } }
            open override var descriptors: [CBDescriptor]? { get { parts } set { parts = newValue } }
            open var subscribedCentrals: [CBCentral]? { nil }
            public init(
                type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
            ) {
                self.permissions = permissions
                super.init(UUID)
                (traits, content) = (properties, value)
            }
        }

        open class CBService: CBAttribute {
            fileprivate final var isFirst = true
            fileprivate final var (others, parts) = ([CBService]?.none, [CBCharacteristic]?.none)
            open weak var peripheral: CBPeripheral? { nil }
            open var isPrimary: Bool { isFirst }
            open var includedServices: [CBService]? { others }
            open var characteristics: [CBCharacteristic]? { parts }
        }

        open class CBMutableService: CBService {
            open override var includedServices: [CBService]? { get { others } set { others = newValue } }
            open override var characteristics: [CBCharacteristic]? { get { parts } set { parts = newValue } }
            public init(type UUID: CBUUID, primary isPrimary: Bool) {
                super.init(UUID)
                isFirst = isPrimary
            }
        }

        """#
}
