// For AVMakeRect(aspectRatio:insideRect:), the only part of it that is here.
@_exported import AVFoundation
@_exported import QuartzCore
