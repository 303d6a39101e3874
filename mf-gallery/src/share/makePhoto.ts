import { cropSquare, type Crop, type PhotoSize } from '@greenlight/kit/domain/cropGeometry'
import { encodeWithin, fullPhoto, previewPhoto } from '@greenlight/kit/domain/photoQuality'
import { toDataUrl } from './dataUrl.ts'
import type { PhotoStudio } from './photoStudio.ts'

/**
 * The cropped part of the studio's photo as it is stored: JPEG data URLs of at most 350 KB and 24 KB.
 * @throws GreenlightError `photo-too-large` if it cannot be made that small
 */
export async function makePhoto(
  studio: PhotoStudio,
  crop: Crop,
  size: PhotoSize,
): Promise<{ full: string; preview: string }> {
  const square = cropSquare(crop, size)
  const full = await encodeWithin(fullPhoto, (attempt) => studio.encode(square, attempt))
  const preview = await encodeWithin(previewPhoto, (attempt) => studio.encode(square, attempt))
  return { full: await toDataUrl(full), preview: await toDataUrl(preview) }
}
