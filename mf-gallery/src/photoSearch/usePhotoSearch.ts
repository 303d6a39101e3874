import { failure } from '@greenlight/kit/errors'
import { findPhoto, type FoundPhotos } from '@greenlight/kit/photo/findPhoto'
import type { RgbaPicture } from '@greenlight/kit/photo/grayPicture'
import { openPhotoStudio } from '@greenlight/kit/photo/photoStudio'
import { readPhoto } from '@greenlight/kit/photo/readPhoto'
import { withPreviews } from '@greenlight/kit/photo/readPreviews'
import { type GreenlightError, toGreenlightError, useLoad } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import type { ChosenPhoto, LastPhoto } from './lastPhoto.ts'

/** The picture that is searched, and the profiles that have it. */
export function usePhotoSearch(last: LastPhoto) {
  const [chosen, setChosen] = useState(last.get)
  const [reading, setReading] = useState(false)
  const [unreadable, setUnreadable] = useState<GreenlightError | null>(null)
  const closed = useRef(false)
  const result = useLoad<FoundPhotos>(
    chosen && ['gallery', 'photoSearch', chosen.id],
    () => (chosen ? search(chosen.pixels) : Promise.reject(new Error('No photo is chosen.'))),
    failure('kit/photo-search-failed'),
  )
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  /** The former picture and its answer go at once: an answer beside an error would be read as that of the new one. */
  async function choose(file: Blob): Promise<void> {
    if (reading) return
    setReading(true)
    setUnreadable(null)
    setChosen(null)
    last.set(null)
    try {
      const next = await read(file)
      last.set(next)
      if (!closed.current) setChosen(next)
    } catch (cause) {
      setUnreadable(toGreenlightError(cause, failure('kit/photo-unreadable')))
    } finally {
      setReading(false)
    }
  }
  return { chosen, reading, unreadable, choose, result }
}

async function read(file: Blob): Promise<ChosenPhoto> {
  const studio = openPhotoStudio()
  try {
    const { display } = await readPhoto(studio, file)
    const pixels = await studio.pixels('all')
    return { id: crypto.randomUUID(), url: URL.createObjectURL(display), pixels }
  } finally {
    studio.close()
  }
}

const search = (pixels: RgbaPicture): Promise<FoundPhotos> =>
  withPreviews((readPreview) => findPhoto(pixels, readPreview))
