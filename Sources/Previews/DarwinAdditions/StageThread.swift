/// Runs code that is the main actor's where the caller knows that it is on its thread, as all code of a stage is.
///
/// - Parameter body: the code.
/// - Returns: what it returns.
func onStage<Value>(_ body: @MainActor () -> Value) -> Value {
    nonisolated(unsafe) var value: Value?
    withoutActuallyEscaping(body) { body in
        MainActor.assumeIsolated { value = body() }
    }
    return value!
}
