// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is Apple's.

import QuartzCore

/// Does nothing: there is no library of photos.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
