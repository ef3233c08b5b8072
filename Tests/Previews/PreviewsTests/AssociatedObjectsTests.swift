import Previews
import Testing

@MainActor
@Suite struct AssociatedObjectsTests {
    private final class Owner {}
    private static let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

    @Test func aValueStaysWithItsObjectAndKey() {
        let (one, other) = (Owner(), Owner())
        let (first, second) = (UnsafeRawPointer(Self.keys), UnsafeRawPointer(Self.keys + 1))
        AssociatedObjects.set(1, of: one, for: first)
        AssociatedObjects.set(2, of: one, for: second)
        AssociatedObjects.set(3, of: other, for: first)
        #expect(AssociatedObjects.value(of: one, for: first) as? Int == 1)
        #expect(AssociatedObjects.value(of: one, for: second) as? Int == 2)
        #expect(AssociatedObjects.value(of: other, for: first) as? Int == 3)
        AssociatedObjects.set(nil, of: one, for: first)
        #expect(AssociatedObjects.value(of: one, for: first) == nil)
        AssociatedObjects.removeAll(of: one)
        #expect(AssociatedObjects.value(of: one, for: second) == nil)
        #expect(AssociatedObjects.value(of: other, for: first) as? Int == 3)
    }

    @Test func aValueGoesSomeTimeAfterItsObject() {
        let key = UnsafeRawPointer(Self.keys)
        weak var value: Owner?
        do {
            let (owner, held) = (Owner(), Owner())
            value = held
            AssociatedObjects.set(held, of: owner, for: key)
        }
        var others: [Owner] = []
        for _ in 0..<2000 {
            others.append(Owner())
            AssociatedObjects.set(1, of: others[others.count - 1], for: key)
        }
        #expect(value == nil)
    }
}
