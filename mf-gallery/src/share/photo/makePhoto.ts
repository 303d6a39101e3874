import { limits } from '@greenlight/domain/limits'
import { fail } from '@greenlight/kit/errors'
import { dataUrlOfBlob } from '@greenlight/kit/photo/dataUrl'
import type { PhotoStudio } from '@greenlight/kit/photo/photoStudio'
import type { Encoding, PhotoSize } from '@greenlight/kit/photo/photoWorker'
import { importWithRetry } from '@greenlight/runtime'
import { type Crop, cropSquare } from './cropGeometry.ts'

const importPhotoKeys = importWithRetry(() => import('@greenlight/kit/photo/photoKeys'))

/** A photo as it is stored: data URLs of a JPEG and of a smaller WebP or JPEG, and the keys to find it by. */
export type StoredPhoto = {
  readonly full: string
  readonly preview: string
  readonly keys: readonly string[]
}

/**
 * The cropped part of the open photo as it is stored: a JPEG of at most 350 KB and a WebP or JPEG of at
 * most 24 KB.
 * @throws GreenlightError `kit/photo-too-large` if it cannot be made that small
 */
export async function makePhoto(
  studio: PhotoStudio,
  crop: Crop,
  size: PhotoSize,
): Promise<StoredPhoto> {
  const square = cropSquare(crop, size)
  const full = await encodeWithin(fullPhoto, (encoding) => studio.encode(square, encoding))
  const preview = await encodeWithin(previewPhoto, (encoding) => studio.encode(square, encoding))
  const { storedPhotoKeys } = await importPhotoKeys()
  const keys = storedPhotoKeys(await studio.pixels(square))
  return { full: await dataUrlOfBlob(full), preview: await dataUrlOfBlob(preview), keys }
}

export type PhotoTarget = {
  readonly maxBytes: number
  /** Best first. */
  readonly encodings: readonly Encoding[]
}

const all = (type: Encoding['type'], edge: number, ...qualities: number[]): Encoding[] =>
  qualities.map((quality) => ({ type, edge, quality }))

/** The photo of the profile page. Qualities below 0.5 are for pictures that do not compress, such as noise. */
export const fullPhoto: PhotoTarget = {
  maxBytes: 350 * 1024,
  encodings: [
    ...all('image/jpeg', limits.photoEdge, 0.82, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1),
    ...all('image/jpeg', 560, 0.3),
    ...all('image/jpeg', 400, 0.2),
  ],
}

/** The preview on the gallery's cards: WebP takes half the bytes of a JPEG that looks the same. */
export const previewPhoto: PhotoTarget = {
  maxBytes: 24 * 1024,
  encodings: [
    ...all('image/webp', 320, 0.75, 0.6, 0.45, 0.3, 0.15),
    ...all('image/jpeg', 320, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2),
    ...all('image/jpeg', 240, 0.3),
    ...all('image/jpeg', 160, 0.2),
  ],
}

/**
 * The first result of `encode` that is small enough. Types that the browser cannot encode are left out.
 * @throws GreenlightError `kit/photo-too-large` if none is
 */
export async function encodeWithin<
  Encoded extends { readonly size: number; readonly type: string },
>(
  { maxBytes, encodings }: PhotoTarget,
  encode: (encoding: Encoding) => Promise<Encoded>,
): Promise<Encoded> {
  const unknown = new Set<string>()
  for (const encoding of encodings) {
    if (unknown.has(encoding.type)) continue
    const encoded = await encode(encoding)
    if (encoded.type !== encoding.type) unknown.add(encoding.type)
    else if (encoded.size <= maxBytes) return encoded
  }
  throw fail('kit/photo-too-large')
}
