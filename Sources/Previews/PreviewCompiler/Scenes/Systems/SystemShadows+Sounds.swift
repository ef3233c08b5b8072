extension SystemShadows {
    /// Sounds of the system, which nobody hears.
    static let sounds = Framework(
        types: ["SystemSoundID"],
        source: """
            import Foundation

            public typealias SystemSoundID = UInt32
            public let kSystemSoundID_Vibrate: SystemSoundID = 4095

            public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
            public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
            @discardableResult
            public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
            @discardableResult
            public func AudioServicesCreateSystemSoundID(
                _ url: some Any, _ sound: UnsafeMutablePointer<SystemSoundID>
            ) -> Int32 {
                sound.pointee = 1
                return 0
            }

            public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
                DispatchQueue.main.async { completion?() }
            }

            @discardableResult
            public func AudioServicesAddSystemSoundCompletion(
                _ sound: SystemSoundID, _ runLoop: Any?, _ runLoopMode: Any?,
                _ completion: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void, _ data: UnsafeMutableRawPointer?
            ) -> Int32 { 0 }
            public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}

            """)
}
