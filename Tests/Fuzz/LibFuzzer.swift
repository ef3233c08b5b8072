/// What libFuzzer calls with each input; `make fuzz` links it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let fault =
        DecoderCheck.viewerMessage(bytes) ?? DecoderCheck.serverMessage(bytes) ?? DecoderCheck.viewerRequest(bytes)
    if let fault { fatalError(fault) }
    return 0
}
