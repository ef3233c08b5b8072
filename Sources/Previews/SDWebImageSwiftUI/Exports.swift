@_exported import SDWebImage
@_exported import SwiftUI
