extension _KeyValueCodingAndObserving {
    /// Does nothing: observers notice changes by themselves.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Does nothing: observers notice changes by themselves.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}
