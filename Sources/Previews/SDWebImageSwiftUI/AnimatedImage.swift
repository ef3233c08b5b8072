import SwiftUI

/// A picture that may move, of which the first one is shown.
public typealias AnimatedImage = WebImage
