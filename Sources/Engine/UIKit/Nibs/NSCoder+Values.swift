import QuartzCore

extension NSCoder {
    /// Returns what an archive has under a key; nil of a coder that reads none, as those here are that views and controllers
    /// are made with.
    public func value(forKey key: String) -> Any? {
        (self as? NSKeyedUnarchiver)?.decodeObject(forKey: key)
    }
}
