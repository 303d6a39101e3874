import { type ImageHeader, readJpegHeader, readWebpHeader } from './imageHeader.ts'
import { limits } from './limits.ts'

// The first three bytes of every JPEG, FF D8 FF, are /9j/ in base64; RIFF, of a WebP, is UklGR.
const photoDataUrl =
  /^data:image\/(?:jpeg;base64,(?=\/9j\/)|webp;base64,(?=UklGR))[A-Za-z0-9+/]*={0,2}$/

/**
 * Bytes to search for the frame header, the likely number first: encoders put a color profile of up to
 * some KB before it.
 */
const HEADER_BYTES = [3 * 2 ** 10, 3 * 2 ** 14]

/** Whether `value` is a data URL of limited length that begins like a JPEG or WebP. It may claim any size. */
export function isPhotoDataUrl(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.fullDataUrl && photoDataUrl.test(value)
}

/**
 * `value` if it is a photo as our own encoder makes them, else null: a data URL of limited length, a
 * JPEG or WebP by its first bytes, with edges of at most `longestEdge` pixels and an encoding that decode
 * in milliseconds. A valid JPEG of 32 KB can claim 23,000 x 23,000 pixels; some of these stop a page for
 * seconds.
 */
export function readPhotoDataUrl(
  value: unknown,
  longestEdge: number = limits.shownPhotoEdge,
): string | null {
  if (!isPhotoDataUrl(value)) return null
  const read = value.startsWith('data:image/jpeg') ? readJpegHeader : readWebpHeader
  const start = value.indexOf(',') + 1
  for (const count of HEADER_BYTES) {
    const bytes = decodeBase64(value.slice(start, start + (count / 3) * 4))
    const header = bytes && read(bytes)
    if (header?.onePass) return isWithin(header, longestEdge) ? value : null
  }
  return null
}

/**
 * The `photoUrl` of a report, or null. It is a preview, which has small edges; in older reports it is the
 * full photo, which is longer than any preview.
 */
export function readPreviewDataUrl(value: unknown): string | null {
  const isPreview = typeof value === 'string' && value.length <= limits.previewDataUrl
  return readPhotoDataUrl(value, isPreview ? limits.shownPreviewEdge : limits.shownPhotoEdge)
}

const isWithin = ({ width, height }: ImageHeader, longestEdge: number) =>
  Math.min(width, height) >= 1 && Math.max(width, height) <= longestEdge

function decodeBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null // a length that base64 cannot have
  }
}
