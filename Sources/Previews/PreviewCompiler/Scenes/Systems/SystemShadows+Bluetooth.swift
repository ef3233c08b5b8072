extension SystemShadows {
    /// A phone without Bluetooth, as the simulator is.
    static let bluetooth = Framework(
        types: ["CBCentralManager", "CBPeripheral", "CBPeripheralManager", "CBService", "CBUUID"],
        source: #"""
            import UIKit

            open class CBPeer: NSObject, @unchecked Sendable {
                public final let identifier = UUID()
                fileprivate override init() { super.init() }
            }

            open class CBCentral: CBPeer, @unchecked Sendable {
                open var maximumUpdateValueLength: Int { 20 }
            }

            @preconcurrency
            public protocol CBPeripheralDelegate: AnyObject {
                func peripheralDidUpdateName(_ peripheral: CBPeripheral)
                func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
                func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
                func peripheral(
                    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
                func peripheral(
                    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
                func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
                func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
            }

            extension CBPeripheralDelegate {
                public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
                public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
                public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
                public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
                ) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
                ) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
                ) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
                ) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
                    error: (any Error)?
                ) {}
                public func peripheral(
                    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
                ) {}
                public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
                public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}
                public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
            }

            /// A device that would be near: there is none.
            open class CBPeripheral: CBPeer, @unchecked Sendable {
                open weak var delegate: (any CBPeripheralDelegate)?
                open var name: String? { nil }
                open var state: CBPeripheralState { .disconnected }
                open var services: [CBService]? { nil }
                open var canSendWriteWithoutResponse: Bool { false }
                open func readRSSI() {}
                open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
                open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
                open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
                open func discoverDescriptors(for characteristic: CBCharacteristic) {}
                open func readValue(for characteristic: CBCharacteristic) {}
                open func readValue(for descriptor: CBDescriptor) {}
                open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
                open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
                open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
                open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
            }

            /// A phone without Bluetooth, as the simulator is.
            open class CBManager: NSObject, @unchecked Sendable {
                fileprivate final var known = CBManagerState.unknown
                open var state: CBManagerState { known }
                open class var authorization: CBManagerAuthorization { .notDetermined }
                open var authorization: CBManagerAuthorization { .notDetermined }
                fileprivate final func tell(on queue: DispatchQueue?, _ action: @escaping () -> Void) {
                    (queue ?? .main).async {
                        self.known = .unsupported
                        action()
                    }
                }
            }

            @preconcurrency
            public protocol CBCentralManagerDelegate: AnyObject {
                func centralManagerDidUpdateState(_ central: CBCentralManager)
                func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
                func centralManager(
                    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
                    rssi RSSI: NSNumber)
                func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
                func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
                func centralManager(
                    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
            }

            extension CBCentralManagerDelegate {
                public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
                public func centralManager(
                    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
                    rssi RSSI: NSNumber
                ) {}
                public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
                public func centralManager(
                    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
                ) {}
                public func centralManager(
                    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
                ) {}
            }

            open class CBCentralManager: CBManager, @unchecked Sendable {
                open weak var delegate: (any CBCentralManagerDelegate)?
                open var isScanning: Bool { false }
                public override convenience init() { self.init(delegate: nil, queue: nil) }
                public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
                    self.delegate = delegate
                    super.init()
                    tell(on: queue) { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
                }
                open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
                open func stopScan() {}
                open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
                open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
                open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
                open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
            }

            open class CBATTRequest: NSObject {
                public final let central = CBCentral()
                public final let characteristic: CBCharacteristic
                open var offset: Int { 0 }
                open var value: Data?
                private init(_ characteristic: CBCharacteristic) { self.characteristic = characteristic }
            }

            @preconcurrency
            public protocol CBPeripheralManagerDelegate: AnyObject {
                func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
                func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
                func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
                func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
                func peripheralManager(
                    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
                func peripheralManager(
                    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
                func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
                func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
                func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
            }

            extension CBPeripheralManagerDelegate {
                public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
                public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
                public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
                public func peripheralManager(
                    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
                ) {}
                public func peripheralManager(
                    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
                ) {}
                public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
                public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
                public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
            }

            open class CBPeripheralManager: CBManager, @unchecked Sendable {
                open weak var delegate: (any CBPeripheralManagerDelegate)?
                open var isAdvertising: Bool { false }
                public override convenience init() { self.init(delegate: nil, queue: nil) }
                public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
                    self.delegate = delegate
                    super.init()
                    tell(on: queue) { [weak self] in self.map { $0.delegate?.peripheralManagerDidUpdateState($0) } }
                }
                open func startAdvertising(_ advertisementData: [String: Any]?) {}
                open func stopAdvertising() {}
                open func add(_ service: CBMutableService) {}
                open func remove(_ service: CBMutableService) {}
                open func removeAllServices() {}
                open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
                open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
                open func updateValue(
                    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
                ) -> Bool { false }
            }

            """# + bluetoothAttributes)
}
