extension NSObject {
    /// Returns the class itself, as Objective-C's class method does.
    public class func classForCoder() -> AnyClass { self }
    /// Returns the class itself, as Objective-C's class method does.
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
}
