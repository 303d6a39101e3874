import { type Coords, EARTH_RADIUS_MILES, type Place } from '@greenlight/domain/coords'
import { fold } from '@greenlight/domain/fold'
import { stateOf } from '@greenlight/domain/town/townText'

/** Lengths of geohashes: small cells of 1.4° by 1.4°, then large cells of 11.3° by 5.6°. */
const CELL_LETTERS = [3, 2] as const
/** Values of a Firestore query, all combinations counted. */
export const MAX_VALUES = 30
const MAX_STATES = 4

/**
 * The cells that a report stores, so that it is found near a place (see docs/adr/0008): its small and its
 * large geohash. A report without coordinates stores the states that its text names, as `-tx`.
 */
export function geoCells(coords: Coords | null, location: string): readonly string[] {
  if (!coords) return statesIn(location)
  return CELL_LETTERS.map((letters) => geohash(coords, letters))
}

/**
 * The cells to request for all reports within `miles` of a place, and for all whose text names it; at most
 * `most`. Null if cells cannot cover them: without coordinates, without a state, or around a pole.
 */
export function cellsAround(
  { text, coords }: Place,
  miles: number,
  most = MAX_VALUES,
): readonly string[] | null {
  const [state] = statesIn(text)
  if (!coords || !state) return null
  for (const letters of CELL_LETTERS) {
    const hashes = geohashesAround(coords, miles, letters)
    if (hashes.length < most) return [...hashes, state]
  }
  return null
}

/** A state stands after a comma, as in "Austin, TX" or "Kansas City, Kansas". Other words count by two letters. */
function statesIn(text: string): readonly string[] {
  const found = Array.from(fold(text).matchAll(/, ([a-z][a-z ]+)/g), ([, words = '']) => {
    const code = stateOf(`, ${words}`) ?? words.slice(0, 2)
    return /^[a-z]{2}$/i.test(code) ? [`-${code.toLowerCase()}`] : []
  })
  return [...new Set(found.flat())].slice(0, MAX_STATES)
}

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz'
/** More than the rounding error at the edge of a circle. */
const SLACK_MILES = 0.01

/** The geohash of a place, the name of its cell on Earth. Three letters are a cell of 1.4° by 1.4°. */
export function geohash({ lat, lon }: Coords, letters: number): string {
  const { rows, columns } = gridOf(letters)
  // The north pole and the 180th meridian belong to the last row and column.
  const row = Math.min(rowOf(lat, rows), rows - 1)
  const column = Math.min(columnOf(lon, columns), columns - 1)
  return nameOf(row, column, letters)
}

/** The geohashes of all cells that a circle of `miles` around a place touches, without repetition. */
export function geohashesAround(
  { lat, lon }: Coords,
  miles: number,
  letters: number,
): readonly string[] {
  const { rows, columns } = gridOf(letters)
  const angle = (miles + SLACK_MILES) / EARTH_RADIUS_MILES
  const south = Math.max(lat - degrees(angle), -90)
  const north = Math.min(lat + degrees(angle), 90)
  const cells: string[] = []
  for (let row = rowOf(south, rows); row <= Math.min(rowOf(north, rows), rows - 1); row += 1) {
    const height = 180 / rows
    const reach = degrees(
      widestLongitude(
        radians(lat),
        angle,
        radians(Math.max(south, row * height - 90)),
        radians(Math.min(north, (row + 1) * height - 90)),
      ),
    )
    const first = columnOf(lon - reach, columns)
    const last = Math.min(columnOf(lon + reach, columns), first + columns - 1)
    for (let column = first; column <= last; column += 1) {
      // Beyond the 180th meridian the columns start again.
      cells.push(nameOf(row, (column + columns) % columns, letters))
    }
  }
  return cells
}

/**
 * The largest difference of longitude between the center of a circle and its edge, between two latitudes
 * that it crosses. All in radians: the latitude of the center, the radius as an angle, the two latitudes.
 */
function widestLongitude(lat: number, angle: number, south: number, north: number): number {
  // A circle is widest where a meridian touches it, on the side of the pole. Around a pole none does.
  const widest = Math.asin(clamp(Math.sin(lat) / Math.cos(angle), -1, 1))
  const at = clamp(widest, south, north)
  const cosine = (Math.cos(angle) - Math.sin(lat) * Math.sin(at)) / (Math.cos(lat) * Math.cos(at))
  return Math.acos(clamp(cosine, -1, 1))
}

/** Each letter has five bits, which divide longitude and latitude alternately, from the west and the south. */
function gridOf(letters: number) {
  const bits = 5 * letters
  return { columns: 2 ** Math.ceil(bits / 2), rows: 2 ** Math.floor(bits / 2) }
}

const rowOf = (lat: number, rows: number) => Math.floor(((lat + 90) / 180) * rows)
const columnOf = (lon: number, columns: number) => Math.floor(((lon + 180) / 360) * columns)

function nameOf(row: number, column: number, letters: number): string {
  const { rows, columns } = gridOf(letters)
  let name = ''
  let code = 0
  for (let bit = 0; bit < 5 * letters; bit += 1) {
    const halvings = 2 ** (Math.floor(bit / 2) + 1)
    const part = bit % 2 === 0 ? column / (columns / halvings) : row / (rows / halvings)
    code = code * 2 + (Math.floor(part) % 2)
    if (bit % 5 < 4) continue
    name += ALPHABET.charAt(code)
    code = 0
  }
  return name
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const degrees = (angle: number) => (angle * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180
