import jpeg from 'jpeg-js'
import type { RgbaPicture } from '../../shared/kit/src/photo/grayPicture.ts'
import { storedPhotoKeys } from '../../shared/kit/src/photo/photoKeys.ts'

/** A stored photo has 0.64 megapixels; a file that says more could take all memory. */
const LIMITS = { maxResolutionInMP: 10, maxMemoryUsageInMB: 256 }

/** The keys of a stored photo, as Share writes them, from the same code; null if it cannot be decoded. */
export function photoKeysOf(dataUrl: unknown): readonly string[] | null {
  const pixels = pixelsOf(dataUrl)
  return pixels && storedPhotoKeys(pixels)
}

/** The pixels of a stored photo; null if it is no JPEG that can be decoded. */
export function pixelsOf(dataUrl: unknown): RgbaPicture | null {
  const [, content] = /^data:image\/jpeg;base64,(.+)$/.exec(String(dataUrl)) ?? []
  if (content === undefined) return null
  try {
    return jpeg.decode(Buffer.from(content, 'base64'), { useTArray: true, ...LIMITS })
  } catch {
    return null
  }
}
