import Testing
import Wire

@Suite struct ControlVectorTests {
    let file: VectorFile

    init() throws {
        try VectorRecorder.recordIfAsked.get()
        file = try VectorFile()
    }

    @Test func samplesEncodeToTheCommittedTexts() {
        #expect(file.control.map(\.name) == SampleControl.all.map(\.name))
        #expect(file.control.map(\.bytes) == SampleControl.all.map(\.bytes))
    }

    @Test func everyRequestComesBackAsItWas() throws {
        for sample in SampleControl.requests {
            #expect(try ViewerRequest(decoding: sample.request.encoded()) == sample.request, "\(sample.name)")
        }
    }

    @Test func everyNoticeComesBackAsItWas() throws {
        for sample in SampleControl.notices {
            #expect(try ServerNotice(decoding: sample.notice.encoded()) == sample.notice, "\(sample.name)")
        }
    }

    @Test func everyMalformedRequestIsRefusedWithItsCloseCodeAndAReason() {
        let requests = file.malformedControl.filter { $0.sender == .viewer }
        #expect(requests.count >= 25)
        for vector in requests {
            let fault = #expect(throws: WireFault.self, "\(vector.name)") { try ViewerRequest(decoding: vector.bytes) }
            #expect(fault?.code.rawValue == vector.closeCode, "\(vector.name)")
            #expect(1..<124 ~= fault?.reason.utf8.count ?? 0, "\(vector.name)")
        }
    }

    @Test func everyNoticeOfAMalformedFormIsRefused() {
        for text in ["", "null", "[]", "{}", #"{"type":"state"}"#, #"{"type":"novel"}"#] {
            #expect(throws: WireFault.self) { try ServerNotice(decoding: Array(text.utf8)) }
        }
    }
}
