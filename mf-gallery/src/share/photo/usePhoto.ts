import { failure } from '@greenlight/kit/errors'
import { blobOfDataUrl, dataUrlOfBlob } from '@greenlight/kit/photo/dataUrl'
import { openPhotoStudio, type PhotoStudio } from '@greenlight/kit/photo/photoStudio'
import type { OpenedPhoto, PhotoSize } from '@greenlight/kit/photo/photoWorker'
import { readPhoto } from '@greenlight/kit/photo/readPhoto'
import { type GreenlightError, importWithRetry, toGreenlightError } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fail } from '../../errors.ts'
import { centeredCrop, type Crop, limitCrop } from './cropGeometry.ts'
import { makePhoto } from './makePhoto.ts'
import { clearPhotoDraft, readPhotoDraft, writeCropDraft, writePhotoDraft } from './photoDraft.ts'

/** A photo that can be cropped. `url` shows it; `size` is in pixels of the decoded photo. */
export type OpenPhoto = { readonly url: string; readonly size: PhotoSize; readonly crop: Crop }

export type PhotoField = ReturnType<typeof usePhoto>

type Field = {
  readonly value: OpenPhoto | null
  readonly onChange: (photo: OpenPhoto | null) => void
}

/** The photo of a form, which keeps it as the value of a field. It is decoded in a worker and survives a reload. */
export function usePhoto({ value: photo, onChange }: Field) {
  const studio = useRef<PhotoStudio>(undefined)
  const unmounted = useRef(false)
  /** Also the changes that React has not rendered yet. */
  const latest = useRef(photo)
  const [reading, setReading] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)

  function setPhoto(next: OpenPhoto | null): void {
    latest.current = next
    onChange(next)
  }

  /** Each file gets its own studio, so that a file that hangs or fails does not affect the previous photo. */
  async function open(file: Blob): Promise<OpenedPhoto> {
    const next = openPhotoStudio()
    try {
      const [opened] = await Promise.all([readPhoto(next, file), loadPhotoCrop()])
      studio.current?.close()
      studio.current = next
      if (unmounted.current) next.close()
      return opened
    } catch (cause) {
      next.close()
      throw cause
    }
  }

  async function show(file: Blob, wanted: Crop): Promise<Blob> {
    const { size, display } = await open(file)
    if (unmounted.current) return display // nothing would revoke the object URL
    setPhoto({ url: URL.createObjectURL(display), size, crop: limitCrop(wanted, size) })
    return display
  }

  /** If the file cannot be read, the previous photo stays. */
  async function choose(file: Blob): Promise<void> {
    if (reading) return
    setReading(true)
    setError(null)
    try {
      const display = await show(file, centeredCrop)
      writePhotoDraft(await dataUrlOfBlob(display))
    } catch (cause) {
      setError(toGreenlightError(cause, failure('kit/photo-unreadable')))
    } finally {
      setReading(false)
    }
  }

  const restore = useEffectEvent(async () => {
    const draft = readPhotoDraft()
    if (!draft) return
    setReading(true)
    try {
      await show(blobOfDataUrl(draft.dataUrl), draft.crop)
    } catch (cause) {
      const error = toGreenlightError(cause, failure('kit/photo-unreadable'))
      if (error.code === 'gallery/photo-tool-failed') return setError(error)
      console.warn('The photo of the unfinished share could not be restored.', cause)
      clearPhotoDraft()
    } finally {
      setReading(false)
    }
  })

  useEffect(() => {
    unmounted.current = false
    void restore()
    return () => {
      unmounted.current = true
      studio.current?.close()
      studio.current = undefined
    }
  }, [])

  const { url, crop } = photo ?? {}
  useEffect(() => {
    if (crop) writeCropDraft(crop)
  }, [crop])
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
    return undefined
  }, [url])

  function changeCrop(changes: Partial<Crop>): void {
    const { current } = latest
    if (!current) return
    setPhoto({ ...current, crop: limitCrop({ ...current.crop, ...changes }, current.size) })
  }

  const remove = () => {
    setPhoto(null)
    setError(null)
    clearPhotoDraft()
  }

  /** The cropped photo as it is stored. Rejects with GreenlightError `kit/photo-too-large`. */
  const make = async () => {
    if (!photo || !studio.current) throw new Error('There is no photo to make.')
    return makePhoto(studio.current, photo.crop, photo.size)
  }
  /** The pixels by which the whole photo is recognized. */
  const readPixels = async () => {
    if (!studio.current) throw new Error('There is no photo to recognize.')
    return studio.current.pixels('all')
  }
  return { photo, reading, error, choose, changeCrop, remove, make, readPixels }
}

/** The crop and its library (9 KB gzip), downloaded when a photo is chosen. */
export const importPhotoCrop = importWithRetry(() => import('./PhotoCrop.tsx'))

async function loadPhotoCrop(): Promise<void> {
  try {
    await importPhotoCrop()
  } catch (cause) {
    throw fail('gallery/photo-tool-failed', cause)
  }
}
