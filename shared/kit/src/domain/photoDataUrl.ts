import { limits } from './limits.ts'

// /9j/ is how the first three bytes of every JPEG, FF D8 FF, read in base64.
const jpegDataUrl = /^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]*={0,2}$/

/** `value` if it is a base64 JPEG data URL of a length that the product stores, else null. */
export function readPhotoDataUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.fullDataUrl) return null
  return jpegDataUrl.test(value) ? value : null
}
