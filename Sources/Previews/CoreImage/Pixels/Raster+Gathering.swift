import Foundation

extension Raster {
    /// Returns the means of colours along a way through each pixel.
    ///
    /// - Parameters:
    ///   - target: the frame of the result.
    ///   - count: the number of colours.
    ///   - place: where one is, by the pixel's middle and its part of the way, 0...1.
    /// - Returns: the pixels.
    func gathered(
        in target: PixelFrame, _ count: Int, _ place: (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> Raster {
        Raster(target) { bytes in
            withPixels { source in
                let sampler = RasterSampler(source, frame)
                let (share, step) = (1 / Float(count), 1 / Float(max(count - 1, 1)))
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    var index = 0
                    for y in target.y..<target.maxY {
                        for x in target.x..<target.maxX {
                            let middle = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                            var sum = SIMD4<Float>.zero
                            for number in 0..<count { sum += sampler.nearest(place(middle, Float(number) * step)) }
                            pixels[index] = (sum * share).pixel
                            index += 1
                        }
                    }
                }
            }
        }
    }

    /// Returns the means over a disc around each pixel.
    func disc(in target: PixelFrame, radius: CGFloat) -> Raster {
        let reach = Int(radius.rounded(.up))
        var offsets: [(x: Int, y: Int)] = []
        for y in -reach...reach {
            for x in -reach...reach where CGFloat(x * x + y * y) <= radius * radius { offsets.append((x, y)) }
        }
        guard offsets.count > 1 else { return part(target) }
        let around = part(target.grown(by: reach))
        let (width, factor) = (around.frame.width, 1 / Float(offsets.count))
        let steps = offsets.map { $0.y * width + $0.x }
        return Raster(target) { bytes in
            around.withPixels { source in
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    for y in 0..<target.height {
                        for x in 0..<target.width {
                            let start = (y + reach) * width + x + reach
                            var sum = SIMD4<UInt32>.zero
                            for step in steps { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[start + step]) }
                            pixels[y * target.width + x] = (SIMD4<Float>(sum) * (factor / 255)).pixel
                        }
                    }
                }
            }
        }
    }

    /// Returns the greatest or the least components in a square around each pixel.
    func extremes(in target: PixelFrame, _ reach: Int, isMost: Bool) -> Raster {
        func along(_ raster: Raster, _ frame: PixelFrame, _ stepX: Int, _ stepY: Int) -> Raster {
            Raster(frame) { bytes in
                raster.withPixels { source in
                    bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                        let width = raster.frame.width
                        let step = stepY * width + stepX
                        for y in 0..<frame.height {
                            for x in 0..<frame.width {
                                let start = (y + stepY * reach) * width + x + stepX * reach
                                var best = source[start]
                                for number in -reach...reach {
                                    let other = source[start + number * step]
                                    best = isMost ? pointwiseMax(best, other) : pointwiseMin(best, other)
                                }
                                pixels[y * frame.width + x] = best
                            }
                        }
                    }
                }
            }
        }
        let around = target.grown(by: reach)
        let rows = PixelFrame(x: target.x, y: around.y, width: target.width, height: around.height)
        return along(along(part(around), rows, 1, 0), target, 0, 1)
    }

    /// Returns the middle ones of the nine components in a square around each pixel.
    func ranked(in target: PixelFrame) -> Raster {
        let around = part(target.grown(by: 1))
        let width = around.frame.width
        return Raster(target) { bytes in
            around.withPixels { source in
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    withUnsafeTemporaryAllocation(of: SIMD4<UInt8>.self, capacity: 9) { nine in
                        for y in 0..<target.height {
                            for x in 0..<target.width {
                                for part in 0..<9 {
                                    nine[part] = source[(y + part / 3) * width + x + part % 3]
                                }
                                // All four components are sorted at once, as far as the middle.
                                for first in 0..<5 {
                                    for second in first + 1..<9 {
                                        let (a, b) = (nine[first], nine[second])
                                        (nine[first], nine[second]) = (pointwiseMin(a, b), pointwiseMax(a, b))
                                    }
                                }
                                pixels[y * target.width + x] = nine[4]
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns the sums of the pixels in a square around each one, times weights, without the opacity, which stays.
    ///
    /// - Parameters:
    ///   - target: the frame of the result.
    ///   - weights: row by row from the top, of an odd number of rows and columns.
    ///   - columns: the number of columns.
    ///   - bias: is added to each sum, 0...1.
    /// - Returns: the pixels.
    func convolved(in target: PixelFrame, _ weights: [Float], columns: Int, bias: Float) -> Raster {
        let rows = weights.count / columns
        let (reachX, reachY) = (columns / 2, rows / 2)
        let reach = max(reachX, reachY)
        let around = part(target.grown(by: reach))
        let width = around.frame.width
        return Raster(target) { bytes in
            around.withPixels { source in
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    for y in 0..<target.height {
                        for x in 0..<target.width {
                            var sum = SIMD4<Float>(repeating: bias * 255)
                            for row in 0..<rows {
                                let line = (y + reach + reachY - row) * width + x + reach - reachX
                                for column in 0..<columns {
                                    sum += SIMD4<Float>(source[line + column]) * weights[row * columns + column]
                                }
                            }
                            let own = source[(y + reach) * width + x + reach].w
                            pixels[y * target.width + x] = (sum / 255).with(alpha: Float(own) / 255).pixel
                        }
                    }
                }
            }
        }
    }
}

extension Raster {
    /// Returns a row or a column of pixels, of which each is the mean of a column or a row of these.
    func stretchedMean(to target: PixelFrame) -> Raster {
        let isColumn = target.width == 1 && frame.width != 1
        let count = isColumn ? frame.width : frame.height
        return Raster(target) { bytes in
            withPixels { source in
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    for index in 0..<target.count {
                        var sum = SIMD4<UInt32>.zero
                        for other in 0..<count {
                            let place = isColumn ? index * frame.width + other : other * frame.width + index
                            sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[place])
                        }
                        pixels[index] = (SIMD4<Float>(sum) / Float(255 * count)).pixel
                    }
                }
            }
        }
    }
}
