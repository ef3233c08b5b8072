import Testing

@testable import StageServer

@Suite struct PrivatePartsTests {
    @Test func noticesWaitForTheWelcome() {
        var own = PrivateParts()
        #expect(!own.isDue(isWelcomed: true))
        own.scrolls = [1]
        #expect(!own.isDue(isWelcomed: false))
        #expect(own.isDue(isWelcomed: true))
        own = PrivateParts()
        own.views = [1]
        #expect(!own.isDue(isWelcomed: false))
        #expect(own.isDue(isWelcomed: true))
        own = PrivateParts()
        own.console = [1]
        #expect(!own.isDue(isWelcomed: false))
        #expect(own.isDue(isWelcomed: true))
        own = PrivateParts()
        own.costs = [1]
        #expect(!own.isDue(isWelcomed: false))
        #expect(own.isDue(isWelcomed: true))
        own.welcome = [2]
        #expect(own.isDue(isWelcomed: false))
    }

    @Test func aProbeIsAnsweredBeforeTheWelcome() {
        var own = PrivateParts()
        own.probe = 5
        #expect(own.isDue(isWelcomed: false))
    }
}
