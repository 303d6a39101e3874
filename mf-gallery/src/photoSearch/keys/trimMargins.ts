import type { Box, GreyPicture } from './greyPicture.ts'

/** JPEG changes the levels of a plain colour by up to this much. */
const TOLERANCE = 3
/** Text and icons of a phone take less of a line than the rest. */
const MARGIN_SHARE = 0.7
/** A column of a photo between two bars is not a margin, even if half of it has their colour. */
const COLUMN_SHARE = 0.95
/** Without a margin on the other side, a plain edge is more often a wall or the sky of the photo. */
const BOTH_SIDES = 0.015
const ONE_SIDE = 0.25
const LEAST_LEFT = 0.2

/**
 * The picture without the plain margins around it: bars of a screenshot, also with text and icons in
 * them, or a frame. The whole picture if there are none.
 */
export function trimMargins({ width, height, levels }: GreyPicture): Box {
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
  /** A line is a margin if at least this part of it has the colour of the first or the last line. */
  readonly share: number
}

/** The longest run of lines between the margins. */
function longestMiddle(picture: Lines): readonly [start: number, end: number] {
  const { lines } = picture
  const colours = [mainLevel(picture, 0), mainLevel(picture, lines - 1)]
  let start = 0
  let longest: readonly [number, number] = [0, 0]
  for (let line = 0; line <= lines; line++) {
    if (line < lines && !colours.some((colour) => isMargin(picture, line, colour))) continue
    if (line - start > longest[1] - longest[0]) longest = [start, line]
    start = line + 1
  }
  const [before, after] = [longest[0] / lines, 1 - longest[1] / lines]
  const hasMargins = Math.min(before, after) >= BOTH_SIDES || Math.max(before, after) >= ONE_SIDE
  return hasMargins && 1 - before - after >= LEAST_LEFT ? longest : [0, lines]
}

function isMargin({ length, levelAt, share }: Lines, line: number, colour: number): boolean {
  let plain = 0
  for (let at = 0; at < length; at++)
    if (Math.abs(levelAt(line, at) - colour) <= TOLERANCE) plain += 1
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
