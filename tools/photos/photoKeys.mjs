import jpeg from 'jpeg-js'
import { importTypeScript } from '../stack/importTypeScript.mjs'

/** @type {typeof import('../../mf-gallery/src/photoSearch/keys/photoKeys.ts')} */
const { storedPhotoKeys } = await importTypeScript('mf-gallery/src/photoSearch/keys/photoKeys.ts')

/** A stored photo has 0.64 megapixels; a file that says more could take all memory. */
const LIMITS = { maxResolutionInMP: 10, maxMemoryUsageInMB: 256 }

/**
 * The keys of a stored photo, as Share writes them, from the same code.
 * @param {unknown} dataUrl
 * @returns {readonly string[] | null} null if it is no JPEG that can be decoded
 */
export function photoKeysOf(dataUrl) {
  const pixels = pixelsOf(dataUrl)
  return pixels && storedPhotoKeys(pixels)
}

/**
 * @param {unknown} dataUrl
 * @returns {import('../../mf-gallery/src/photoSearch/keys/greyPicture.ts').Pixels | null} as `photoKeysOf`
 */
export function pixelsOf(dataUrl) {
  const [, content] = /^data:image\/jpeg;base64,(.+)$/.exec(String(dataUrl)) ?? []
  if (content === undefined) return null
  try {
    return jpeg.decode(Buffer.from(content, 'base64'), { useTArray: true, ...LIMITS })
  } catch {
    return null
  }
}
