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
            public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) {}

            public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
                DispatchQueue.main.async { completion?() }
            }

            """)
}
