import Foundation

// From the days before `==`; code that began in Objective-C still has them.

extension CGPoint {
    /// Returns whether the points are equal, as `==` does.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether the sizes are equal, as `==` does.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether the rectangles are equal, as `==` does.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
