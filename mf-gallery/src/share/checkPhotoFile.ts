import { GreenlightError } from '@greenlight/kit/domain/errors'
import { imageKind, type ImageKind } from './imageKind.ts'
import { imageSize } from './imageSize.ts'

/** A camera's largest files are about 30 MB. */
const MAX_BYTES = 50 * 1024 * 1024
/** Decoded, a picture takes 4 bytes a pixel: 256 MB at most. Phones' panoramas have 61 megapixels. */
const MAX_PIXELS = 64_000_000
/** Beyond it browsers fail to decode or draw. */
const MAX_EDGE = 16_384
/** Enough for the frame header of a JPEG after its EXIF, profile and thumbnail. */
const HEADER_BYTES = 256 * 1024

/**
 * Refuses what cannot become a photo before it is decoded; answers what kind it is.
 * @throws GreenlightError `photo-empty`, `photo-svg`, `photo-not-image`, `photo-too-large`
 */
export async function checkPhotoFile(file: Blob): Promise<ImageKind> {
  if (file.size === 0) throw new GreenlightError('photo-empty')
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const kind = imageKind(header)
  if (kind === 'svg') throw new GreenlightError('photo-svg')
  if (kind === 'unknown' && !file.type.startsWith('image/'))
    throw new GreenlightError('photo-not-image')
  const { width, height } = imageSize(header, kind) ?? { width: 1, height: 1 }
  const isHuge = Math.max(width, height) > MAX_EDGE || width * height > MAX_PIXELS
  if (isHuge || file.size > MAX_BYTES) throw new GreenlightError('photo-too-large')
  return kind
}
