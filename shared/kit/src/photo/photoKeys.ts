import {
  type Box,
  brightnessOf,
  type GrayPicture,
  mirrored,
  type RgbaPicture,
  toGray,
  trimMargins,
} from './grayPicture.ts'
import {
  detailLikeness,
  type Grid,
  hashDistance,
  type PhotoHash,
  photoHash,
  reduceToGrid,
} from './photoHash.ts'

/** A part of a picture. */
type View = { readonly grid: Grid; readonly hash: PhotoHash }

/** The query for a picture: `keys` are those of the hashes of its views, each once. */
export type AskedPhoto = { readonly views: readonly View[]; readonly keys: readonly string[] }

const centered = (size: number) => ({ size, x: 0.5, y: 0.5 })

/** The views of a stored photo: itself and centered crops, so that one of them matches a cropped copy. */
const STORED = [1, 0.97, 0.94, 0.91, 0.88, 0.86, 0.84, 0.82, 0.8, 0.78].map(centered)

/** How a stored photo may differ from a picture, other than by size, quality and a crop of all sides. */
export type PhotoChange = 'none' | 'offCenter' | 'mirrored'

/** Squares of `size` in the corners and at the middle of the sides. */
const aside = (size: number) => [
  ...[0, 1].flatMap((x) => [0, 1].map((y) => ({ size, x, y }))),
  ...[0, 1].flatMap((side) => [
    { size, x: 0.5, y: side },
    { size, x: side, y: 0.5 },
  ]),
]
/** Crops to search for. If 5 % of one or two sides was cut off, one of them equals a stored centered crop. */
const NEARLY_CENTERED = [...[1, 0.95].map(centered), ...aside(0.94)]
/** The same for 10 %. */
const OFF_CENTER = [...aside(0.89), ...[0.9, 0.85].map(centered)]
/** If the picture has margins, this many crops are of the part inside them, and those in `WHOLE` of all of it. */
const INSIDE = 8
const WHOLE = [1, 0.92].map(centered)

/** Photos whose hashes differ in more bits are not compared further (measured, docs/adr/0014). */
const SIMILAR_HASH = 14
/** Photos with at least this detail likeness are the same (measured, docs/adr/0014). */
const SAME_DETAILS = 0.84
/** Only the details of this many pairs of views are compared, those with the closest hashes. */
const COMPARED_VIEWS = 6

/**
 * The keys that a report stores of its square photo: three for each hash. The key of the second band is `1`
 * and six hexadecimal digits. At most 30, in order, so that `readHashes` finds the hashes in them.
 */
export function storedPhotoKeys(pixels: RgbaPicture): readonly string[] {
  const picture = toGray(pixels)
  return viewsOf(picture, STORED, squareIn(wholeOf(picture))).flatMap(keysOf)
}

/** The keys to query for a picture: at most 30, as many as one query takes. */
export function askedPhoto(pixels: RgbaPicture, change: PhotoChange): AskedPhoto {
  const gray = toGray(pixels)
  const picture = change === 'mirrored' ? mirrored(gray) : gray
  const crops = change === 'offCenter' ? OFF_CENTER : NEARLY_CENTERED
  const whole = squareIn(wholeOf(picture))
  const inside = squareIn(trimMargins(picture))
  const hasMargins = (['left', 'top', 'right'] as const).some(
    (edge) => inside[edge] !== whole[edge],
  )
  const views = hasMargins
    ? [...viewsOf(picture, crops.slice(0, INSIDE), inside), ...viewsOf(picture, WHOLE, whole)]
    : viewsOf(picture, crops, whole)
  return { views, keys: [...new Set(views.flatMap(keysOf))] }
}

/** Whether a stored photo is worth comparing by its pixels: whether hashes of the two are similar. */
export function isSimilar({ views }: AskedPhoto, storedKeys: readonly string[]): boolean {
  const stored = readHashes(storedKeys)
  return views.some(({ hash }) => stored.some((other) => hashDistance(hash, other) <= SIMILAR_HASH))
}

/** How much the details of a picture and a stored photo are alike, up to 1, where they fit best. */
export function photoLikeness({ views }: AskedPhoto, stored: RgbaPicture): number {
  const picture = toGray(stored)
  const others = viewsOf(picture, STORED, squareIn(wholeOf(picture)))
  const pairs = views.flatMap((one) =>
    others.map((other) => ({ one, other, distance: hashDistance(one.hash, other.hash) })),
  )
  const best = pairs.toSorted((a, b) => a.distance - b.distance).slice(0, COMPARED_VIEWS)
  return Math.max(...best.map(({ one, other }) => detailLikeness(one.grid, other.grid)), 0)
}

export const isSamePhoto = (likeness: number) => likeness >= SAME_DETAILS

const keysOf = ({ hash }: View) =>
  hash.map((band, number) => `${number}${band.toString(16).padStart(6, '0')}`)

/** The hashes whose keys are stored. Keys of another form are ignored. */
function readHashes(keys: readonly string[]): readonly PhotoHash[] {
  return keys.flatMap((_, at): PhotoHash[] => {
    const [first, second, third] = keys.slice(at, at + 3).map((key, n) => readBand(key, n))
    return first === undefined || second === undefined || third === undefined
      ? []
      : [[first, second, third]]
  })
}

const readBand = (key: string, number: number): number | undefined =>
  /^[0-2][01][\da-f]{5}$/.test(key) && key.startsWith(String(number))
    ? parseInt(key.slice(1), 16)
    : undefined

type KeyCrop = ReturnType<typeof centered>

function viewsOf(picture: GrayPicture, crops: readonly KeyCrop[], square: Box): readonly View[] {
  const brightness = brightnessOf(picture)
  const views = crops.map((crop) => {
    const grid = reduceToGrid(brightness, cropOf(square, crop))
    return { grid, hash: photoHash(grid) }
  })
  // A plain picture is like every other plain picture.
  return views.filter(({ hash }) => hash.some((band) => band !== 0))
}

const wholeOf = ({ width, height }: GrayPicture): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** The largest centered square, which is also how the form crops a photo unless it is moved. */
function squareIn({ left, top, right, bottom }: Box): Box {
  const edge = Math.min(right - left, bottom - top)
  const [x, y] = [(left + right - edge) / 2, (top + bottom - edge) / 2]
  return { left: x, top: y, right: x + edge, bottom: y + edge }
}

/** The part of a square with `size` of its edge; `x` and `y` from 0 (left, top) to 1. */
function cropOf({ left, top, right, bottom }: Box, { size, x, y }: KeyCrop): Box {
  const edge = (right - left) * size
  const [l, t] = [left + (right - left - edge) * x, top + (bottom - top - edge) * y]
  return { left: l, top: t, right: l + edge, bottom: t + edge }
}
