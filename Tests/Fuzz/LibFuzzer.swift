/// What libFuzzer calls with each input; `make fuzz` links it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = DecoderCheck.viewerMessage(bytes) ?? DecoderCheck.serverMessage(bytes) { fatalError(fault) }
    return 0
}
