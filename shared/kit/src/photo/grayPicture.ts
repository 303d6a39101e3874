/** The brightness of each pixel, from 0 to 255, row by row. */
export type GrayPicture = {
  readonly width: number
  readonly height: number
  readonly levels: Uint8Array
}

/** Pixels as a canvas has them: red, green, blue and alpha of each, row by row. */
export type RgbaPicture = {
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

export function toGray({ width, height, data }: RgbaPicture): GrayPicture {
  const levels = new Uint8Array(width * height)
  for (let at = 0; at < levels.length; at++) {
    const [red, green, blue] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0]
    levels[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return { width, height, levels }
}

/** The picture as a mirror shows it. */
export function mirrored({ width, height, levels }: GrayPicture): GrayPicture {
  const flipped = levels.slice()
  for (let row = 0; row < levels.length; row += width) flipped.subarray(row, row + width).reverse()
  return { width, height, levels: flipped }
}

/**
 * Returns the mean brightness of any box, by a table of sums (Crow, "Summed-area tables for texture
 * mapping", 1984), so that a box costs the same at every size.
 */
export function brightnessOf({ width, height, levels }: GrayPicture): (box: Box) => number {
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

/** JPEG changes the levels of a plain color by up to this much. */
const TOLERANCE = 3
/** At least this share of a row is plain in a bar; the rest is text and icons. */
const MARGIN_SHARE = 0.7
/** A column of a photo between two bars is not a margin, even if half of it has their color. */
const COLUMN_SHARE = 0.95
/** Margins on both sides count from this share of the picture on. */
const BOTH_SIDES = 0.015
/** A margin on one side must be larger: a small plain edge is more often a wall or the sky. */
const ONE_SIDE = 0.25
/** If less than this share would remain, nothing is trimmed. */
const LEAST_LEFT = 0.2

/**
 * The picture without the plain margins around it: bars of a screenshot, also with text and icons in
 * them, or a frame. The whole picture if there are none.
 */
export function trimMargins({ width, height, levels }: GrayPicture): Box {
  const [top, bottom] = longestMiddle({
    lines: height,
    length: width,
    levelAt: (line, at) => levels[line * width + at] ?? 0,
    share: MARGIN_SHARE,
  })
  const [left, right] = longestMiddle({
    lines: width,
    length: height,
    levelAt: (line, at) => levels[at * width + line] ?? 0,
    share: COLUMN_SHARE,
  })
  return { left, top, right, bottom }
}

/** Rows, or columns, of a picture. */
type Lines = {
  readonly lines: number
  readonly length: number
  readonly levelAt: (line: number, at: number) => number
  /** A line is a margin if at least this part of it has the color of the first or the last line. */
  readonly share: number
}

/** The longest run of lines between the margins. */
function longestMiddle(picture: Lines): readonly [start: number, end: number] {
  const { lines } = picture
  const colors = [mainLevel(picture, 0), mainLevel(picture, lines - 1)]
  let start = 0
  let longest: readonly [number, number] = [0, 0]
  for (let line = 0; line <= lines; line++) {
    if (line < lines && !colors.some((color) => isMargin(picture, line, color))) continue
    if (line - start > longest[1] - longest[0]) longest = [start, line]
    start = line + 1
  }
  const [before, after] = [longest[0] / lines, 1 - longest[1] / lines]
  const hasMargins = Math.min(before, after) >= BOTH_SIDES || Math.max(before, after) >= ONE_SIDE
  return hasMargins && 1 - before - after >= LEAST_LEFT ? longest : [0, lines]
}

function isMargin({ length, levelAt, share }: Lines, line: number, color: number): boolean {
  let plain = 0
  for (let at = 0; at < length; at++)
    if (Math.abs(levelAt(line, at) - color) <= TOLERANCE) plain += 1
  return plain >= share * length
}

/** The level around which most pixels of a line are. */
function mainLevel({ length, levelAt }: Lines, line: number): number {
  const around = new Uint32Array(256 + 2 * TOLERANCE)
  for (let at = 0; at < length; at++) {
    const level = levelAt(line, at)
    for (let near = level; near <= level + 2 * TOLERANCE; near++)
      around[near] = (around[near] ?? 0) + 1
  }
  return around.indexOf(Math.max(...around)) - TOLERANCE
}
