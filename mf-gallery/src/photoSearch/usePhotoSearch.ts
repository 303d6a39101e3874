import { type GreenlightError, toGreenlightError, useLoad } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import { countReports } from '../counts/countReports.ts'
import { failure } from '../errors.ts'
import { unfilteredRequest } from '../gallery/galleryRequest.ts'
import { openPhotoStudio } from '../photoFile/photoStudio.ts'
import { readPhoto } from '../photoFile/readPhoto.ts'
import type { RgbaPicture } from '../photoKeys/grayPicture.ts'
import { findPhoto, type FoundPhotos } from './findPhoto.ts'
import type { ChosenPhoto, LastPhoto } from './lastPhoto.ts'
import { withPreviews } from './readPreviews.ts'

/** `total`: how many profiles were searched, if none has the photo. */
export type PhotoSearchResult = FoundPhotos & { readonly total: number | null }

/** The picture that is searched, and the profiles that have it. */
export function usePhotoSearch(last: LastPhoto) {
  const [chosen, setChosen] = useState(last.get)
  const [reading, setReading] = useState(false)
  const [unreadable, setUnreadable] = useState<GreenlightError | null>(null)
  const closed = useRef(false)
  const result = useLoad<PhotoSearchResult>(
    chosen && ['gallery', 'photoSearch', chosen.id],
    () => (chosen ? search(chosen.pixels) : Promise.reject(new Error('No photo is chosen.'))),
    failure('gallery/photo-search-failed'),
  )
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  /** If the file cannot be read, the former picture stays. */
  async function choose(file: Blob): Promise<void> {
    if (reading) return
    setReading(true)
    setUnreadable(null)
    try {
      const next = await read(file)
      last.set(next)
      if (!closed.current) setChosen(next)
    } catch (cause) {
      setUnreadable(toGreenlightError(cause, failure('gallery/photo-unreadable')))
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

async function search(pixels: RgbaPicture): Promise<PhotoSearchResult> {
  const found = await withPreviews((readPreview) => findPhoto(pixels, readPreview))
  return {
    ...found,
    total: found.reports.length > 0 ? null : await countReports(unfilteredRequest),
  }
}
