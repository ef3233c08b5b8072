import QuartzCore
import Testing

@testable import Previews
@testable import UIKit

/// What apps have asked for.
@MainActor @Suite struct AskedPermissionsTests {
    @Test func eachStagesAppAsksForItself() {
        let (one, other) = (FrameClock(), FrameClock())
        one.perform {
            #expect(!AskedPermissions.contains("camera"))
            AskedPermissions.insert("camera")
        }
        #expect(one.perform { AskedPermissions.contains("camera") && !AskedPermissions.contains("contacts") })
        #expect(one.perform { !SamplePhotos.isAllowed })
        #expect(!other.perform { AskedPermissions.contains("camera") })
    }
}
