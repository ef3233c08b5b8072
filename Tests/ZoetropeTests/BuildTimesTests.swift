import PreviewProtocol
import Testing

@testable import zoetrope

@Suite struct BuildTimesTests {
    @Test func theSummaryNamesEachPartAndTheirSum() {
        #expect(
            BuildTimes(rewriting: 0.04, compiling: 0.3, linking: 0.06).summary
                == "0.40 s: rewriting 0.04 s, compiling 0.30 s, linking 0.06 s")
    }
}
