/** The brightness of each pixel, from 0 to 255, row by row. */
export type GreyPicture = {
  readonly width: number
  readonly height: number
  readonly levels: Uint8Array
}

/** Pixels as a canvas has them: red, green, blue and alpha of each, row by row. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Part of a picture, in its pixels; edges may lie between two pixels. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function toGrey({ width, height, data }: Pixels): GreyPicture {
  const levels = new Uint8Array(width * height)
  for (let at = 0; at < levels.length; at++) {
    const [red, green, blue] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0]
    levels[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return { width, height, levels }
}

/** The picture as a mirror shows it. */
export function mirrored({ width, height, levels }: GreyPicture): GreyPicture {
  const flipped = levels.slice()
  for (let row = 0; row < levels.length; row += width) flipped.subarray(row, row + width).reverse()
  return { width, height, levels: flipped }
}

/**
 * Returns the mean brightness of any box, by a table of sums (Crow, "Summed-area tables for texture
 * mapping", 1984), so that a box costs the same at every size.
 */
export function brightnessOf({ width, height, levels }: GreyPicture): (box: Box) => number {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += levels[y * width + x] ?? 0
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum
    }
  }
  const sumUpTo = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.floor(x))
    const line = Math.min(height - 1, Math.floor(y))
    const [right, down] = [x - column, y - line]
    const above = line * row + column
    const below = above + row
    return (
      ((sums[above] ?? 0) * (1 - right) + (sums[above + 1] ?? 0) * right) * (1 - down) +
      ((sums[below] ?? 0) * (1 - right) + (sums[below + 1] ?? 0) * right) * down
    )
  }
  return ({ left, top, right, bottom }) =>
    (sumUpTo(right, bottom) - sumUpTo(left, bottom) - sumUpTo(right, top) + sumUpTo(left, top)) /
    ((right - left) * (bottom - top))
}
