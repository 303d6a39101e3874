import { paths } from '@greenlight/kit/contract/paths'
import type { GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import { readGalleryFilters, writeGalleryFilters } from '@greenlight/kit/domain/galleryFilterUrl'
import { useLocation, useNavigate } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'

/** Sliders and typing change many times a second, and browsers refuse 100 addresses in 30 s. */
const SETTLE_MS = 250
const settling: readonly string[] = ['age', 'miles', 'query']

/** Changes filters by a control's hand. Changes by one control in a row are one step for Back. */
export type ChangeFilters = (control: string, changes: Partial<GalleryFilters>) => void

type Address = { readonly seen: string; readonly pending: readonly string[] }

/**
 * The filters, shown at once and written to the address soon after; Back, Forward and links change them
 * too. `settled` are those of the address. `settle` writes without further delay.
 */
export function useGalleryFilters() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [edit, setEdit] = useState(() => ({ filters: read(search), control: '', delayMs: 0 }))
  // What was written and has not come back yet: it may, while the member has already moved on.
  const [address, setAddress] = useState<Address>({ seen: search, pending: [] })
  const lastWrite = useRef({ control: '', search: '' })

  if (search !== address.seen) {
    const own = address.pending.indexOf(search)
    setAddress({ seen: search, pending: own < 0 ? [] : address.pending.slice(own + 1) })
    if (own < 0) setEdit({ filters: read(search), control: '', delayMs: 0 })
  }

  const { filters, control, delayMs } = edit
  const wanted = write(filters)
  useEffect(() => {
    if (wanted === write(read(search))) return
    const timer = setTimeout(() => {
      if (window.location.pathname !== paths.gallery()) return
      const isSameStep =
        control === lastWrite.current.control && search === lastWrite.current.search
      lastWrite.current = { control, search: wanted }
      setAddress((before) => ({ ...before, pending: [...before.pending, wanted] }))
      void navigate({ search: wanted }, { replace: isSameStep })
    }, delayMs)
    return () => clearTimeout(timer)
  }, [wanted, search, control, delayMs, navigate])

  const change: ChangeFilters = (by, changes) =>
    setEdit((before) => ({
      filters: { ...before.filters, ...changes },
      control: by,
      delayMs: settling.includes(by) ? SETTLE_MS : 0,
    }))
  const settle = () => setEdit((before) => (before.delayMs ? { ...before, delayMs: 0 } : before))
  return { filters, settled: read(search), change, settle }
}

const read = (search: string) => readGalleryFilters(new URLSearchParams(search))

function write(filters: GalleryFilters): string {
  const query = writeGalleryFilters(filters).toString()
  return query && `?${query}`
}
