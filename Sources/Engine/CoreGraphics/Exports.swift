// Foundation on Linux already has CGFloat, CGPoint, CGSize and CGRect; this module adds what it lacks, and hands both
// on as Apple's does.
@_exported import Foundation
