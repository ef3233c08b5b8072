import CoreGraphics
import Foundation
import Testing

@Suite struct PointerArrayTests {
    private final class Ear {}

    private func pointer(_ ear: Ear) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(ear).toOpaque() }

    @Test func aWeakArrayHasNilForWhatHasEndedUntilItIsCompacted() {
        let array = NSPointerArray.weakObjects()
        let kept = Ear()
        do {
            let gone = Ear()
            array.addPointer(pointer(gone))
            array.addPointer(pointer(kept))
            array.insertPointer(nil, at: 0)
            #expect(array.count == 3 && array.allObjects.count == 2 && array.pointer(at: 1) == pointer(gone))
        }
        #expect(array.count == 3 && array.pointer(at: 1) == nil && array.pointer(at: 2) == pointer(kept))
        array.compact()
        #expect(array.count == 1 && array.pointer(at: 0) == pointer(kept))
    }

    @Test func aStrongArrayKeepsWhatItHas() {
        let array = NSPointerArray.strongObjects()
        weak var seen: Ear?
        do {
            let ear = Ear()
            seen = ear
            array.addPointer(pointer(ear))
        }
        #expect(seen != nil && array.allObjects.count == 1)
        array.replacePointer(at: 0, withPointer: nil)
        #expect(seen == nil && array.count == 1)
        array.removePointer(at: 0)
        #expect(array.count == 0)
    }
}
