import { isRecord } from '@greenlight/domain/fields'

/** Parameters with words that the member typed about a person. */
const PRIVATE = ['name', 'q'] as const

/** The state of a history entry of the gallery. */
type State = { readonly galleryTerms: string }

export type Entry = { readonly search: string; readonly state: State | null }

/**
 * Divides the parameters of the filters. Names stay out of the address, because browsers keep and share addresses;
 * they are in the state of the history entry, which Back and a reload restore.
 * @param search as `?name=Elena&tone=red`, or empty
 */
export function splitTerms(search: string): Entry {
  const shown = new URLSearchParams(search)
  const hidden = new URLSearchParams()
  for (const key of PRIVATE) {
    const value = shown.get(key)
    if (value !== null) hidden.set(key, value)
    shown.delete(key)
  }
  return {
    search: textOf(shown),
    state: hidden.size > 0 ? { galleryTerms: hidden.toString() } : null,
  }
}

/** The parameters of the filters of a history entry. A name in the address of an older link counts, too. */
export function joinTerms({ search, state }: { search: string; state: unknown }): string {
  const { galleryTerms } = isRecord(state) ? state : {}
  if (typeof galleryTerms !== 'string') return search
  const hidden = new URLSearchParams(galleryTerms)
  return textOf(new URLSearchParams([...hidden, ...new URLSearchParams(search)]))
}

/** Whether an address has a word that belongs in the state. */
export function showsTerms(search: string): boolean {
  const params = new URLSearchParams(search)
  return PRIVATE.some((key) => params.has(key))
}

function textOf(params: URLSearchParams): string {
  const text = params.toString()
  return text && `?${text}`
}
