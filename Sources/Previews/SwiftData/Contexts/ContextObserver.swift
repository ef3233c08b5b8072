/// Somebody who hears of what changes in a context.
protocol ContextObserver: AnyObject {
    func contextWillChange()
    func contextDidChange()
}
