import { GreenlightError } from '@greenlight/kit/domain/errors'
import { checkPhotoFile } from './checkPhotoFile.ts'
import type { PhotoStudio } from './photoStudio.ts'
import type { OpenedPhoto } from './photoWorker.ts'

/**
 * Opens a file of any kind in the studio; HEIC too where the browser can decode it.
 * @throws GreenlightError `photo-…`, saying what is wrong with the file
 */
export async function readPhoto(studio: PhotoStudio, file: Blob): Promise<OpenedPhoto> {
  const kind = await checkPhotoFile(file)
  try {
    return await studio.open(file)
  } catch (cause) {
    if (cause instanceof GreenlightError) throw cause
    throw new GreenlightError(kind === 'heic' ? 'photo-heic' : 'photo-unreadable', cause)
  }
}
