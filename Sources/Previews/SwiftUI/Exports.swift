@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import QuartzCore
@_exported import UIKit
