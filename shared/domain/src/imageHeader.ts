/** What a JPEG or WebP header says about the picture, read without decoding it. */
export type ImageHeader = {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /**
   * True if a browser decodes the picture in one pass: a JPEG with one baseline scan, a WebP without
   * animation. Progressive JPEGs repeat the work for each scan and hold the whole picture in memory.
   */
  readonly onePass: boolean
}

const SOI = 0xd8
const SOS = 0xda
const SOF0_BASELINE = 0xc0
/** Markers between SOF0 and SOF15 that start no frame: DHT, JPG, DAC. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]
/** Markers without a length: TEM, RST0 to RST7, SOI, EOI. No encoder writes one before the scan. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/**
 * Reads the segments of a JPEG up to the scan data. It is stricter than decoders, which skip garbage
 * between segments: after garbage, a decoder could find a frame header that this function does not see.
 * @returns null if `bytes` is no JPEG, ends before the frame header, or has two frame headers
 */
export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (end: number) => end <= view.byteLength
  if (!has(2) || view.getUint16(0) !== 0xff00 + SOI) return null
  let frame: { width: number; height: number; components: number; isBaseline: boolean } | null =
    null
  for (let at = 2; has(at + 5);) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || isBare(marker)) return null
    if (marker === 0xff) {
      at += 1 // padding
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    if (marker === SOS) return frame && asHeader(frame, view.getUint8(at + 4))
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) {
      if (frame || !has(at + 10)) return null
      const components = view.getUint8(at + 9)
      frame = {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        components,
        isBaseline:
          marker === SOF0_BASELINE && view.getUint8(at + 4) === 8 && [1, 3].includes(components),
      }
    }
    at += 2 + length
  }
  return frame && asHeader(frame, 0)
}

/** A scan of fewer components than the frame has is followed by others. */
function asHeader(
  frame: { width: number; height: number; components: number; isBaseline: boolean },
  scanned: number,
): ImageHeader {
  const { width, height, components, isBaseline } = frame
  return { width, height, onePass: isBaseline && scanned === components }
}

const ANIMATION = 0x02

/** Reads the first chunk of a WebP: lossy, lossless or extended. Null if there is none. */
export function readWebpHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 25) return null
  const fourLetters = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (fourLetters(0) !== 'RIFF' || fourLetters(8) !== 'WEBP') return null
  const format = fourLetters(12)
  if (format !== 'VP8L' && view.byteLength < 30) return null
  switch (format) {
    case 'VP8 ': {
      const edge = (at: number) => view.getUint16(at, true) & 0x3fff
      return { width: edge(26), height: edge(28), onePass: true }
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, onePass: true }
    }
    case 'VP8X': {
      const edge = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
      const onePass = (view.getUint8(20) & ANIMATION) === 0
      return { width: edge(24), height: edge(27), onePass }
    }
    default:
      return null
  }
}
