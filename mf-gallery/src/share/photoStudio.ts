import type { CropSquare } from '@greenlight/kit/domain/cropGeometry'
import { GreenlightError } from '@greenlight/kit/domain/errors'
import type { JpegAttempt } from '@greenlight/kit/domain/photoQuality'
import { photoWorker, type OpenedPhoto, type PhotoReply, type PhotoRequest } from './photoWorker.ts'

/** 12 megapixels take half a second, 64 on a slow phone some; what takes longer will not end. */
const LIMIT_MS = 20_000

export interface PhotoStudio {
  /** Decodes a photo, once. Rejects if the browser cannot, with GreenlightError `photo-slow` if it does not end. */
  open: (file: Blob) => Promise<OpenedPhoto>
  /** A square of the open photo, in pixels of its `size`, as a JPEG without any metadata. */
  encode: (square: CropSquare, attempt: JpegAttempt) => Promise<Blob>
  close: () => void
}

/**
 * A worker for one photo. On the page itself an encoding waits until the page is
 * idle (1 s each on a busy one), and drawing 12 megapixels holds it up.
 */
export function openPhotoStudio(): PhotoStudio {
  const program = new Blob([`(${photoWorker.toString()})()`], { type: 'text/javascript' })
  const address = URL.createObjectURL(program)
  const worker = new Worker(address)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The photo worker failed.'))
  })
  broken.catch(() => {}) // whoever asks next hears of it

  async function ask<T>(request: PhotoRequest): Promise<T> {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<PhotoReply<T>>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<PhotoReply<T>>) => resolve(data)
    })
    worker.postMessage(request, [port2])
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new GreenlightError('photo-slow')), LIMIT_MS)
    })
    const reply = await Promise.race([answer, broken, limit]).finally(() => {
      clearTimeout(timer)
      port1.close()
    })
    if ('failed' in reply) throw new Error(reply.failed)
    return reply.done
  }

  return {
    open: (file) => ask({ open: file }),
    encode: (square, attempt) => ask({ encode: { square, attempt } }),
    close() {
      worker.terminate()
      URL.revokeObjectURL(address)
    },
  }
}
