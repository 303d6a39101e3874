import { GreenlightError } from '@greenlight/kit/domain/errors'
import { importAgain } from '@greenlight/runtime'

const importPhotoCrop = importAgain(() => import('./PhotoCrop.tsx'))

/**
 * The crop with its library (9 KB gzip): no part of the page before a photo was chosen.
 * @throws GreenlightError `photo-tool-failed` if it could not be downloaded
 */
export async function loadPhotoCrop() {
  try {
    const { PhotoCrop } = await importPhotoCrop()
    return { default: PhotoCrop }
  } catch (cause) {
    throw new GreenlightError('photo-tool-failed', cause)
  }
}
