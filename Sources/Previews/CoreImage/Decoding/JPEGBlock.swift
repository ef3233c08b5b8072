import Foundation

/// The inverse cosine transform of blocks of 8 by 8 coefficients (T.81, A.3.3).
enum JPEGBlock {
    /// Where in a block each stored coefficient lies: row by row (T.81, figure A.6).
    private static let order: [Int] = {
        var places: [Int] = []
        for sum in 0..<15 {
            let rows = max(0, sum - 7)...min(sum, 7)
            // Diagonals go up and down in turn.
            places += (sum % 2 == 0 ? rows.reversed() : Array(rows)).map { 8 * $0 + sum - $0 }
        }
        return places
    }()

    /// How much of each wave a sample has: a row for each of the eight samples.
    private static let waves: [[Float]] = (0..<8).map { sample in
        (0..<8).map { wave in
            let size = wave == 0 ? 0.125.squareRoot() : 0.5
            return Float(size * cos(Double((2 * sample + 1) * wave) * .pi / 16))
        }
    }

    /// Returns the samples of a plane, row by row.
    static func samples(of plane: JPEGFile.Plane, times quantization: [Float]) -> [UInt8] {
        let stride = 8 * plane.columns
        var samples = [UInt8](repeating: 0, count: stride * 8 * plane.rows)
        let (waves, order) = (waves.flatMap(\.self), order)
        samples.withUnsafeMutableBufferPointer { samples in
            plane.coefficients.withUnsafeBufferPointer { coefficients in
                withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 24) { lines in
                    lines.initialize(repeating: .zero)
                    for block in 0..<plane.columns * plane.rows {
                        var isFlat = true
                        for index in 0..<8 { lines[index] = .zero }
                        for index in 0..<64 {
                            let value = coefficients[64 * block + index]
                            guard value != 0 else { continue }
                            lines[order[index] / 8][order[index] % 8] = Float(value) * quantization[index]
                            if index > 0 { isFlat = false }
                        }
                        let target = block / plane.columns * 8 * stride + block % plane.columns * 8
                        if isFlat {
                            let sample = SIMD8<Float>(repeating: lines[0][0] / 8)
                            for line in 0..<8 { write(sample, to: samples, target + line * stride) }
                        } else {
                            transform(lines, 0, to: 8, waves)
                            transform(lines, 8, to: 16, waves)
                            for line in 0..<8 { write(lines[16 + line], to: samples, target + line * stride) }
                        }
                    }
                }
            }
        }
        return samples
    }

    /// Transforms the columns of eight lines, and writes them with rows and columns exchanged.
    private static func transform(
        _ lines: UnsafeMutableBufferPointer<SIMD8<Float>>, _ source: Int, to target: Int, _ waves: [Float]
    ) {
        for sample in 0..<8 {
            var sum = SIMD8<Float>.zero
            for wave in 0..<8 { sum += lines[source + wave] * waves[8 * sample + wave] }
            for index in 0..<8 { lines[target + index][sample] = sum[index] }
        }
    }

    private static func write(_ sample: SIMD8<Float>, to samples: UnsafeMutableBufferPointer<UInt8>, _ place: Int) {
        for index in 0..<8 {
            let value = sample[index] + 128.5
            samples[place + index] = value <= 0 ? 0 : value >= 255 ? 255 : UInt8(value)
        }
    }
}
