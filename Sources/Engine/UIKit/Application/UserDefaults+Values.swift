extension UserDefaults {
    /// Sets a value for a key, as Objective-C's key-value coding does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value of a key, as Objective-C's key-value coding does; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
