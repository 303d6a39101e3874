import type { Box } from './grayPicture.ts'

/** A picture is reduced to 32 by 32 squares. */
const GRID = 32

/** The brightness of 32 rows with 32 squares each. */
export type Grid = readonly Float64Array[]

export function reduceToGrid(
  brightness: (box: Box) => number,
  { left, top, right, bottom }: Box,
): Grid {
  const [width, height] = [(right - left) / GRID, (bottom - top) / GRID]
  return Array.from({ length: GRID }, (_, row) =>
    Float64Array.from({ length: GRID }, (_, column) =>
      brightness({
        left: left + column * width,
        top: top + row * height,
        right: left + (column + 1) * width,
        bottom: top + (row + 1) * height,
      }),
    ),
  )
}

/**
 * How much the details of two grids are alike: 1 if they are the same, about 0 if they have nothing in
 * common (normalized cross-correlation). A detail is what differs from the squares around it: two portraits
 * are often alike in the rest.
 */
export function detailLikeness(one: Grid, other: Grid): number {
  const [ours, theirs] = [detailsOf(one), detailsOf(other)]
  let [product, square, otherSquare] = [0, 0, 0]
  for (const [at, detail] of ours.entries()) {
    const theirDetail = theirs[at] ?? 0
    product += detail * theirDetail
    square += detail * detail
    otherSquare += theirDetail * theirDetail
  }
  return square * otherSquare === 0 ? 0 : product / Math.sqrt(square * otherSquare)
}

/** Squares up to this distance are the surroundings of one. */
const AROUND = 3

function detailsOf(grid: Grid): Float64Array {
  const details = new Float64Array(GRID * GRID)
  for (let at = 0; at < details.length; at++) {
    const [y, x] = [Math.floor(at / GRID), at % GRID]
    details[at] = (grid[y]?.[x] ?? 0) - meanAround(grid, y, x)
  }
  return details
}

function meanAround(grid: Grid, y: number, x: number): number {
  const [left, right] = [Math.max(0, x - AROUND), Math.min(GRID - 1, x + AROUND)]
  const [top, bottom] = [Math.max(0, y - AROUND), Math.min(GRID - 1, y + AROUND)]
  let sum = 0
  for (let row = top; row <= bottom; row++) {
    const levels = grid[row]
    for (let column = left; column <= right; column++) sum += levels?.[column] ?? 0
  }
  return sum / ((bottom - top + 1) * (right - left + 1))
}

/** A hash of 63 bits, as three numbers of 21. Similar pictures differ in few bits. */
export type PhotoHash = readonly [number, number, number]

const BANDS = 3
const BAND_BITS = 21
/** Smaller amplitudes are rounding errors of a plain picture. */
const LEAST = 1

/**
 * The perceptual hash of a picture that is reduced to 32 by 32. It is transformed into frequencies (DCT-II); each of
 * the 63 lowest gives one bit, its sign. After Zauner, "Implementation and Benchmarking of Perceptual Image Hash
 * Functions" (2010). There, a bit says whether a frequency is above the median of all; the sign gave fewer false
 * candidates. Each band has every third frequency, so that none has only the lowest, in which many portraits are
 * alike.
 */
export function photoHash(grid: Grid): PhotoHash {
  const rows = grid.map(transformRow)
  const bits = frequencies.map((frequency) => (amplitude(rows, frequency) > LEAST ? 1 : 0))
  const band = (number: number) =>
    bits.reduce<number>((all, bit, at) => (at % BANDS === number ? all * 2 + bit : all), 0)
  return [band(0), band(1), band(2)]
}

/** In how many bits two hashes differ. */
export function hashDistance(one: PhotoHash, other: PhotoHash): number {
  return one.reduce((sum, band, at) => sum + countBits(band ^ (other[at] ?? 0)), 0)
}

type Frequency = { readonly across: number; readonly down: number }

/** The 63 lowest frequencies but the mean, lowest first. */
const frequencies: readonly Frequency[] = Array.from({ length: GRID * GRID }, (_, at) => ({
  across: at % GRID,
  down: Math.floor(at / GRID),
}))
  .filter(({ across, down }) => across + down > 0)
  .sort((a, b) => a.across + a.down - (b.across + b.down) || a.down - b.down)
  .slice(0, BANDS * BAND_BITS)

const HIGHEST = Math.max(...frequencies.map(({ across }) => across))

/** `waves[frequency][place]` */
const waves = Array.from({ length: HIGHEST + 1 }, (_, frequency) =>
  Float64Array.from({ length: GRID }, (_, place) =>
    Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * GRID)),
  ),
)

/** How strong each frequency is within a row. */
function transformRow(row: Float64Array): Float64Array {
  return Float64Array.from(waves, (wave) => sumOfProducts(row, wave))
}

/** How strong a frequency is in the picture. Only the sign is used, so that it is not scaled. */
function amplitude(rows: readonly Float64Array[], { across, down }: Frequency): number {
  const wave = waves[down]
  return rows.reduce((sum, row, y) => sum + (row[across] ?? 0) * (wave?.[y] ?? 0), 0)
}

function sumOfProducts(row: Float64Array, wave: Float64Array): number {
  let sum = 0
  for (let at = 0; at < GRID; at++) sum += (row[at] ?? 0) * (wave[at] ?? 0)
  return sum
}

function countBits(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}
