import { fitCrop, limitCrop, type Crop, type PhotoSize } from '@greenlight/kit/domain/cropGeometry'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromDataUrl, toDataUrl } from './dataUrl.ts'
import { loadPhotoCrop } from './loadPhotoCrop.ts'
import { makePhoto } from './makePhoto.ts'
import { openPhotoStudio, type PhotoStudio } from './photoStudio.ts'
import type { OpenedPhoto } from './photoWorker.ts'
import { readPhoto } from './readPhoto.ts'
import { clearPhotoDraft, readPhotoDraft, writeCropDraft, writePhotoDraft } from './shareDraft.ts'

/** A photo ready to be cropped. `url` shows it, `size` is in pixels of what will be drawn from. */
type OpenPhoto = { readonly url: string; readonly size: PhotoSize; readonly crop: Crop }

export type PhotoField = ReturnType<typeof usePhoto>

/** The form's photo: chosen, decoded in a worker, cropped, kept across a reload, made ready to store. */
export function usePhoto() {
  const studio = useRef<PhotoStudio>(undefined)
  const left = useRef(false)
  const [photo, setPhoto] = useState<OpenPhoto | null>(null)
  const [reading, setReading] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)

  /** Each file has a studio of its own: one that hangs or fails leaves the photo before it alone. */
  async function open(file: Blob): Promise<OpenedPhoto> {
    const next = openPhotoStudio()
    try {
      const [opened] = await Promise.all([readPhoto(next, file), loadPhotoCrop()])
      studio.current?.close()
      studio.current = next
      if (left.current) next.close()
      return opened
    } catch (cause) {
      next.close()
      throw cause
    }
  }

  async function show(file: Blob, wanted: Crop): Promise<Blob> {
    const { size, display } = await open(file)
    setPhoto({ url: URL.createObjectURL(display), size, crop: limitCrop(wanted, size) })
    return display
  }

  /** A file that cannot be read leaves the photo before it as it was. */
  async function choose(file: Blob): Promise<void> {
    if (reading) return
    setReading(true)
    setError(null)
    try {
      const display = await show(file, fitCrop)
      writePhotoDraft(await toDataUrl(display))
    } catch (cause) {
      setError(toGreenlightError(cause, 'photo-unreadable'))
    } finally {
      setReading(false)
    }
  }

  const restore = useEffectEvent(async () => {
    const draft = readPhotoDraft()
    if (!draft) return
    setReading(true)
    try {
      await show(fromDataUrl(draft.dataUrl), draft.crop)
    } catch (cause) {
      const failure = toGreenlightError(cause, 'photo-unreadable')
      if (failure.code === 'photo-tool-failed') return setError(failure)
      console.warn('The photo of the unfinished share could not be restored.', cause)
      clearPhotoDraft()
    } finally {
      setReading(false)
    }
  })

  useEffect(() => {
    left.current = false
    void restore()
    return () => {
      left.current = true
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

  const changeCrop = (changes: Partial<Crop>) =>
    setPhoto(
      (open) => open && { ...open, crop: limitCrop({ ...open.crop, ...changes }, open.size) },
    )

  const remove = () => {
    setPhoto(null)
    setError(null)
    clearPhotoDraft()
  }

  /** The cropped photo as it is stored. Rejects with GreenlightError `photo-too-large`. */
  const make = async () => {
    if (!photo || !studio.current) throw new Error('There is no photo to make.')
    return makePhoto(studio.current, photo.crop, photo.size)
  }
  return { photo, reading, error, choose, changeCrop, remove, make }
}
