import { isRecord } from '@greenlight/domain/fields'
import type { ShowMe } from '@greenlight/domain/gender'
import { paths } from '@greenlight/kit/contract/paths'
import { useLocation, useNavigate, useSession } from '@greenlight/runtime'
import { useEffect, useMemo, useRef, useState } from 'react'
import { defaultGenders, readGalleryFilters, writeGalleryFilters } from './filtersAddress.ts'
import type { GalleryFilters } from './galleryFilters.ts'
import { joinTerms, showsTerms, splitTerms } from './privateTerms.ts'

/** Sliders and typing change many times a second; browsers refuse 100 addresses in 30 s. */
const WRITE_DELAY_MS = 250
const delayedControls: readonly string[] = ['name', 'place', 'age', 'miles', 'searchText']

/** Changes filters. For Back, consecutive changes by the same slider or field are one step, and each tick is one. */
export type ChangeFilters = (control: string, changes: Partial<GalleryFilters>) => void

/** React Router stores the state of a navigation in this field of the history entry. */
const routerState = (state: unknown): unknown => (isRecord(state) ? state['usr'] : null)

type Address = { readonly seen: string; readonly pending: readonly string[] }

/**
 * The filters. A change shows at once. It is written to the address shortly after, and names to the state of the history
 * entry. Back, Forward and links change the filters, too. `addressFilters` are those in the address. `settle` writes without further delay.
 */
export function useGalleryFilters() {
  const location = useLocation()
  const search = joinTerms(location)
  const showsNames = showsTerms(location.search)
  const navigate = useNavigate()
  const showMe = useShowMe()
  const { read, write } = useMemo(() => searchParamsFor(showMe), [showMe])
  const [edit, setEdit] = useState(() => ({ filters: read(search), control: '', delayMs: 0 }))
  // `pending` was written and is not yet the location. It may become the location after a newer change.
  const [address, setAddress] = useState<Address>({ seen: search, pending: [] })
  const lastWrite = useRef({ control: '', search: '' })

  if (search !== address.seen) {
    const own = address.pending.indexOf(search)
    setAddress({ seen: search, pending: own < 0 ? [] : address.pending.slice(own + 1) })
    if (own < 0) setEdit({ filters: read(search), control: '', delayMs: 0 })
  }

  const { filters, control, delayMs } = edit
  const next = write(filters)
  useEffect(() => {
    if (next === write(read(search)) && !showsNames) return
    const timer = setTimeout(() => {
      if (window.location.pathname !== paths.gallery()) return
      const { control: lastControl, search: lastSearch } = lastWrite.current
      const goesOn = control === lastControl && search === lastSearch
      const isSameStep = showsNames || (delayedControls.includes(control) && goesOn)
      lastWrite.current = { control, search: next }
      setAddress((before) => ({ ...before, pending: [...before.pending, next] }))
      const entry = splitTerms(next)
      void navigate({ search: entry.search }, { replace: isSameStep, state: entry.state })
    }, delayMs)
    return () => clearTimeout(timer)
  }, [next, search, showsNames, control, delayMs, navigate, read, write])

  // Back may be pressed before the router has rendered the address that this hook wrote last. The address of
  // the render is then the previous one and must be ignored.
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (window.location.pathname !== paths.gallery()) return
      setAddress((before) => ({ ...before, pending: [] }))
      const entry = { search: window.location.search, state: routerState(state) }
      setEdit({ filters: read(joinTerms(entry)), control: '', delayMs: 0 })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [read])

  const change: ChangeFilters = (by, changes) =>
    setEdit((before) => ({
      filters: changed(before.filters, changes, showMe),
      control: by,
      delayMs: delayedControls.includes(by) ? WRITE_DELAY_MS : 0,
    }))
  const settle = () => setEdit((before) => (before.delayMs ? { ...before, delayMs: 0 } : before))
  return { filters, addressFilters: read(search), showMe, change, settle }
}

/** A name that is typed or cleared brings its own default of the genders, unless the member has chosen some. */
function changed(
  filters: GalleryFilters,
  changes: Partial<GalleryFilters>,
  showMe: readonly ShowMe[],
): GalleryFilters {
  const next = { ...filters, ...changes }
  const hasChosen = filters.genders.join() !== defaultGenders(filters.name, showMe).join()
  if (changes.genders || hasChosen) return next
  return { ...next, genders: defaultGenders(next.name, showMe) }
}

const EVERYONE: readonly ShowMe[] = ['everyone']

/** The genders that the member wants to see: the default of the gender filter. */
function useShowMe(): readonly ShowMe[] {
  const chosen = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.showMe : EVERYONE,
  )
  return chosen.length > 0 ? chosen : EVERYONE
}

const searchParamsFor = (showMe: readonly ShowMe[]) => ({
  read: (search: string) => readGalleryFilters(new URLSearchParams(search), showMe),
  write: (filters: GalleryFilters): string => {
    const search = writeGalleryFilters(filters, showMe).toString()
    return search && `?${search}`
  },
})
