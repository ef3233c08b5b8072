extension SystemShadows {
    /// Chance, states and parts of games, which are there.
    static let gameRules = Framework(
        types: [
            "GKRandomSource", "GKRandomDistribution", "GKState", "GKStateMachine", "GKEntity", "GKComponent",
        ],
        source: #"""
            import Foundation

            /// What numbers are drawn of.
            public protocol GKRandom {
                func nextInt() -> Int
                func nextInt(upperBound: Int) -> Int
                func nextUniform() -> Float
                func nextBool() -> Bool
            }

            /// Numbers by the stage's chance, or, in the classes below, by a seed.
            open class GKRandomSource: NSObject, GKRandom, NSCopying {
                nonisolated(unsafe) private static let shared = GKRandomSource()
                open class func sharedRandom() -> GKRandomSource { shared }
                public override init() { super.init() }
                /// The next 32 bits.
                fileprivate func next() -> UInt32 { arc4random() }
                open func nextInt() -> Int { Int(Int32(bitPattern: next())) }
                open func nextInt(upperBound: Int) -> Int {
                    guard upperBound > 1 else { return 0 }
                    let wide = upperBound > Int(UInt32.max) ? UInt64(next()) << 32 | UInt64(next()) : UInt64(next())
                    return Int(wide % UInt64(upperBound))
                }
                open func nextUniform() -> Float { Float(next() >> 8) / Float((1 << 24) - 1) }
                open func nextBool() -> Bool { next() & 1 == 1 }
                open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
                    var array = array
                    for index in array.indices.dropFirst().reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
                    return array
                }
                open func copy(with zone: NSZone? = nil) -> Any { self }
                fileprivate static func newSeed() -> UInt64 { UInt64(arc4random()) << 32 | UInt64(arc4random()) }
            }

            /// RC4's stream of bytes.
            open class GKARC4RandomSource: GKRandomSource {
                open var seed: Data { didSet { start() } }
                private var state: [UInt8] = []
                private var (first, second): (UInt8, UInt8) = (0, 0)
                public convenience override init() {
                    let seed = Self.newSeed()
                    self.init(seed: Data((0..<8).map { UInt8(truncatingIfNeeded: seed >> ($0 * 8)) }))
                }
                public init(seed: Data) {
                    self.seed = seed
                    super.init()
                    start()
                }
                private func start() {
                    (state, first, second) = (Array(0...255), 0, 0)
                    let key = seed.isEmpty ? [0] : Array(seed)
                    var other: UInt8 = 0
                    for index in 0..<256 {
                        other = other &+ state[index] &+ key[index % key.count]
                        state.swapAt(index, Int(other))
                    }
                }
                private func byte() -> UInt8 {
                    first = first &+ 1
                    second = second &+ state[Int(first)]
                    state.swapAt(Int(first), Int(second))
                    return state[Int(state[Int(first)] &+ state[Int(second)])]
                }
                fileprivate override func next() -> UInt32 { (0..<4).reduce(0) { value, _ in value << 8 | UInt32(byte()) } }
                open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = byte() } }
            }

            /// Knuth's linear congruential generator.
            open class GKLinearCongruentialRandomSource: GKRandomSource {
                open var seed: UInt64 { didSet { state = seed } }
                private var state: UInt64
                public convenience override init() { self.init(seed: Self.newSeed()) }
                public init(seed: UInt64) { (self.seed, state) = (seed, seed) }
                fileprivate override func next() -> UInt32 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return UInt32(state >> 32)
                }
            }

            /// The Mersenne Twister of 64 bits.
            open class GKMersenneTwisterRandomSource: GKRandomSource {
                open var seed: UInt64 { didSet { start() } }
                private var state: [UInt64] = []
                private var index = 312
                public convenience override init() { self.init(seed: Self.newSeed()) }
                public init(seed: UInt64) {
                    self.seed = seed
                    super.init()
                    start()
                }
                private func start() {
                    (state, index) = ([seed], 312)
                    for next in 1..<312 {
                        let last = state[next - 1]
                        state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(next))
                    }
                }
                fileprivate override func next() -> UInt32 {
                    if index == 312 {
                        for place in 0..<312 {
                            let mixed = state[place] & 0xFFFF_FFFF_8000_0000 | state[(place + 1) % 312] & 0x7FFF_FFFF
                            state[place] = state[(place + 156) % 312] ^ mixed >> 1 ^ (mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
                        }
                        index = 0
                    }
                    var value = state[index]
                    index += 1
                    value ^= value >> 29 & 0x5555_5555_5555_5555
                    value ^= value << 17 & 0x71D6_7FFF_EDA6_0000
                    value ^= value << 37 & 0xFFF7_EEE0_0000_0000
                    value ^= value >> 43
                    return UInt32(truncatingIfNeeded: value >> 32)
                }
            }

            /// Numbers between two, each as likely as the others.
            open class GKRandomDistribution: NSObject, GKRandom {
                public final let (lowestValue, highestValue): (Int, Int)
                fileprivate final let source: any GKRandom
                open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
                public required init(
                    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
                ) {
                    (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
                }
                public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
                    self.init(
                        randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
                }
                public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
                open class func d6() -> Self { self.die(6) }
                open class func d20() -> Self { self.die(20) }
                private class func die(_ sides: Int) -> Self {
                    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
                }
                open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
                open func nextInt(upperBound: Int) -> Int {
                    guard upperBound > lowestValue else { return lowestValue }
                    return min(nextInt(), upperBound - 1)
                }
                open func nextUniform() -> Float {
                    numberOfPossibleOutcomes < 2
                        ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
                }
                open func nextBool() -> Bool { nextUniform() > 0.5 }
            }

            /// Numbers between two, none of which comes again before the others have.
            open class GKShuffledDistribution: GKRandomDistribution {
                private final var left: [Int] = []
                open override func nextInt() -> Int {
                    if left.isEmpty { left = Array(lowestValue...highestValue) }
                    return left.remove(at: source.nextInt(upperBound: left.count))
                }
            }

            /// Numbers around the middle, which are likelier the nearer they are.
            open class GKGaussianDistribution: GKRandomDistribution {
                private final var own: (mean: Float, deviation: Float)?
                open var mean: Float { own?.mean ?? Float(lowestValue + highestValue) / 2 }
                open var deviation: Float { own?.deviation ?? Float(numberOfPossibleOutcomes - 1) / 6 }
                public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
                    self.init(
                        randomSource: source, lowestValue: Int(mean - 3 * deviation), highestValue: Int(mean + 3 * deviation))
                    own = (mean, deviation)
                }
                open override func nextInt() -> Int {
                    for _ in 0..<16 {
                        let (one, other) = (Double(max(source.nextUniform(), 1e-6)), Double(source.nextUniform()))
                        let value = (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
                        let number = Int((Double(mean) + value * Double(deviation)).rounded())
                        if (lowestValue...highestValue).contains(number) { return number }
                    }
                    return min(max(Int(mean.rounded()), lowestValue), highestValue)
                }
            }

            extension NSArray {
                public func shuffled(using randomSource: GKRandomSource) -> [Any] {
                    randomSource.arrayByShufflingObjects(in: map { $0 })
                }
            }

            /// What something is doing.
            open class GKState: NSObject {
                fileprivate(set) public final weak var stateMachine: GKStateMachine?
                public override init() { super.init() }
                open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
                open func didEnter(from previousState: GKState?) {}
                open func willExit(to nextState: GKState) {}
                open func update(deltaTime seconds: TimeInterval) {}
            }

            /// One of several states, and the ways between them.
            open class GKStateMachine: NSObject {
                private final let states: [ObjectIdentifier: GKState]
                open private(set) var currentState: GKState?
                public init(states: [GKState]) {
                    self.states = Dictionary(states.map { (ObjectIdentifier(Swift.type(of: $0)), $0) }) { $1 }
                    super.init()
                    for state in states { state.stateMachine = self }
                }
                open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
                    states[ObjectIdentifier(stateClass)] as? StateType
                }
                open func canEnterState(_ stateClass: AnyClass) -> Bool {
                    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
                }
                @discardableResult
                open func enter(_ stateClass: AnyClass) -> Bool {
                    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
                    let last = currentState
                    last?.willExit(to: next)
                    currentState = next
                    next.didEnter(from: last)
                    return true
                }
                open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
            }

            """# + gameEntities)
}
