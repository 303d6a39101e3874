import type { PhotoSize } from '@greenlight/kit/domain/cropGeometry'
import type { ImageKind } from './imageKind.ts'

/**
 * Width and height that an image's header states, so that a picture of a gigabyte is refused before
 * anything decodes it. Null if the header says nothing within `bytes`; then decoding will tell.
 */
export function imageSize(bytes: Uint8Array, kind: ImageKind): PhotoSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      case 'bmp':
        // Rows from the top down have a negative height. A negative width, which none has, is far too wide.
        return { width: view.getUint32(18, true), height: Math.abs(view.getInt32(22, true)) }
      case 'webp':
        return webpSize(view)
      case 'jpeg':
        return jpegSize(view)
      case 'heic':
      case 'avif':
        return boxedSize(view)
      default:
        return null
    }
  } catch (error) {
    if (error instanceof RangeError) return null // the file ends within its header
    throw error
  }
}

function webpSize(view: DataView): PhotoSize | null {
  const format = view.getUint32(12)
  if (format === fourLetters('VP8X')) {
    const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return { width: uint24(24) + 1, height: uint24(27) + 1 }
  }
  if (format === fourLetters('VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (format !== fourLetters('VP8 ')) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Goes from segment to segment up to the frame header (SOF), which comes after EXIF and the like. */
function jpegSize(view: DataView): PhotoSize | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** The largest `ispe` box: the picture's own, beside those of its tiles and thumbnail. */
function boxedSize(view: DataView): PhotoSize | null {
  const ispe = fourLetters('ispe')
  let largest: PhotoSize | null = null
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ispe) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

const fourLetters = (text: string) =>
  [...text].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
