import type { Box } from './greyPicture.ts'

/** A picture is reduced to so many squares on each side. */
export const GRID = 32

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

/** Squares up to so far away are the surroundings of one. */
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
