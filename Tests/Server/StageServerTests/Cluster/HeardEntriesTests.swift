import Testing

@testable import StageServer

@Suite struct HeardEntriesTests {
    private var entries = HeardEntries([1: 5])

    @Test mutating func whatTookEffectIsStoredForGoodWithTheEntryOfTheJournalThatSaysSo() {
        entries.hear(1, upTo: 7)
        #expect(entries.handled == [1: 5] && entries.stored == [1: 5])
        entries.handle()
        let said = entries.news(isWhole: false)
        entries.tell(as: 10, isWhole: false)
        #expect(said == [1: 7])
        entries.settle()
        #expect(entries.handled == [1: 7] && entries.stored == [1: 5])
        entries.store(upTo: 9)
        #expect(entries.stored == [1: 5])
        entries.store(upTo: 10)
        #expect(entries.stored == [1: 7])
    }

    @Test mutating func whatWaitsForTheNextStepIsNotSaidToHaveTakenEffect() {
        entries.hear(1, upTo: 7)
        entries.tell(as: 10, isWhole: true)
        entries.store(upTo: 10)
        #expect(entries.stored == [1: 5])
    }

    @Test mutating func whatHadNoEffectIsStoredOnceNothingBeforeItIsToBe() {
        entries.hear(1, upTo: 6)
        entries.settle()
        #expect(entries.stored == [1: 6], "the journal is told nothing of it")
        entries.hear(1, upTo: 7)
        entries.handle()
        entries.tell(as: 10, isWhole: false)
        entries.hear(1, upTo: 8)
        entries.settle()
        #expect(entries.stored == [1: 6])
        entries.store(upTo: 10)
        #expect(entries.stored == [1: 8])
    }

    @Test mutating func afterAGapInTheJournalNothingIsStoredBeforeAllIsToldAnew() {
        entries.lose()
        entries.hear(1, upTo: 7)
        entries.settle()
        #expect(entries.handled == [1: 7] && entries.stored == [1: 5])
        entries.tell(as: 11, isWhole: true)
        entries.store(upTo: 11)
        #expect(entries.stored == [1: 7])
    }

    @Test mutating func anEntryOfTheJournalSaysNothingTwiceButInAWholeOne() {
        entries.tell(as: 1, isWhole: true)
        #expect(entries.news(isWhole: false) == nil && entries.news(isWhole: true) == [1: 5])
    }

    @Test mutating func streamsThatAreGoneAreForgottenIfThereAreTooMany() {
        for stream in UInt64(2)...256 { entries.begin(stream, at: 1) }
        entries.forget(but: [])
        #expect(entries.heard.count == 256)
        entries.begin(257, at: 1)
        entries.forget(but: [1, 257])
        #expect(entries.heard == [1: 5, 257: 1] && entries.stored == entries.heard && entries.handled == entries.heard)
    }
}
