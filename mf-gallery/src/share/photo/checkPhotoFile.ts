import { GreenlightError } from '@greenlight/runtime'
import { imageKind, imageSize, type ImageKind } from './imageFile.ts'

/** The largest files of cameras are about 30 MB. */
const MAX_BYTES = 50 * 1024 * 1024
/** Decoding takes 4 bytes per pixel, so 256 MB at most. Panoramas of phones have up to 61 megapixels. */
const MAX_PIXELS = 64_000_000
/** Browsers cannot decode or draw longer edges. */
const MAX_EDGE = 16_384
/** Enough for every format except JPEG, which can have megabytes of metadata before its frame header. */
const HEADER_BYTES = 256 * 1024

/**
 * Refuses a file that cannot become a photo, before it is decoded. Returns its format.
 * @throws GreenlightError `photo-empty`, `photo-svg`, `photo-not-image`, `photo-too-large`,
 * `photo-unreadable`
 */
export async function checkPhotoFile(file: Blob): Promise<ImageKind> {
  if (file.size === 0) throw new GreenlightError('photo-empty')
  const start = await firstBytes(file, HEADER_BYTES)
  const kind = imageKind(start)
  if (kind === 'svg') throw new GreenlightError('photo-svg')
  if (kind === 'unknown' && !file.type.startsWith('image/'))
    throw new GreenlightError('photo-not-image')
  if (file.size > MAX_BYTES) throw new GreenlightError('photo-too-large')
  const header = kind === 'jpeg' ? await firstBytes(file, MAX_BYTES) : start
  const size = imageSize(header, kind)
  // A file without a readable size could decode to gigabytes.
  if (!size && !UNKNOWN_SIZE.includes(kind)) throw new GreenlightError('photo-unreadable')
  const { width, height } = size ?? { width: 1, height: 1 }
  const isHuge = Math.max(width, height) > MAX_EDGE || width * height > MAX_PIXELS
  if (isHuge) throw new GreenlightError('photo-too-large')
  return kind
}

/** Formats in which `imageSize` may find no size; few browsers decode them. */
const UNKNOWN_SIZE: readonly ImageKind[] = ['heic', 'unknown']

async function firstBytes(file: Blob, count: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, count).arrayBuffer())
}
