import { blobOfDataUrl } from './dataUrl.ts'
import type { ReadPreview } from './findPhoto.ts'
import { openPhotoStudio, type PhotoStudio } from './photoStudio.ts'
import { readPhoto } from './readPhoto.ts'

/** Runs `use` with a function that decodes stored previews, in a worker that is started for the first one. */
export async function withPreviews<T>(use: (readPreview: ReadPreview) => Promise<T>): Promise<T> {
  let studio: PhotoStudio | undefined
  try {
    return await use(async (dataUrl) => {
      studio ??= openPhotoStudio()
      try {
        await readPhoto(studio, blobOfDataUrl(dataUrl))
        return await studio.pixels('all')
      } catch (cause) {
        console.warn('A preview could not be compared.', cause)
        return null
      }
    })
  } finally {
    studio?.close()
  }
}
