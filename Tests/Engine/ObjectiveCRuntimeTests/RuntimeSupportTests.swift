import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct RuntimeSupportTests {
    @Test func thisToolchainHasAllOfIt() {
        #expect(RuntimeSupport.lacking() == [])
    }

    @Test func eachSaysWhatDoesNotWorkWithoutIt() {
        let purposes = RuntimeSupport.allCases.map(\.purpose)
        #expect(Set(purposes).count == RuntimeSupport.allCases.count)
    }

    /// The mangled names are those of the module in which the classes are declared: a name that is none makes nothing.
    @Test func anInitializerThatDoesNotExistIsLacking() {
        #expect(
            ObjectCreation.make(RuntimeProbe.self, from: RuntimeProbe.self, initializer: "5nonesACyp_tcfC", 1) == nil)
    }
}
