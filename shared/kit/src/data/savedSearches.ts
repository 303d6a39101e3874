import { isRecord } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { parseSavedSearch, type SavedSearch, searchFields } from '@greenlight/domain/savedSearch'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { firestore, localStore, sessionId, setMenuBadge } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'
import { attempt, currentUser } from './attempt.ts'
import { readPage } from './pages.ts'

/** The query for my saved searches, and the page size that the rules allow. */
export async function mySearchesQuery(uid: string): Promise<{ source: Query; size: number }> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'searches'), size: limits.savedSearches }
}

/**
 * My saved searches by slot, at most 20. Costs one read for each, at least one.
 * @throws GreenlightError `kit/searches-load-failed`
 */
export function listSavedSearches(): Promise<readonly SavedSearch[]> {
  return attempt(failure('kit/searches-load-failed'), async () => {
    const { source, size } = await mySearchesQuery(
      currentUser(failure('kit/searches-load-failed')).uid,
    )
    const { items } = await readPage(source, size, null, parseSavedSearch)
    return bySlot(items)
  })
}

/** In the order in which they were saved, unless a slot was free in between. */
function bySlot<Search extends SavedSearch>(searches: readonly Search[]): readonly Search[] {
  return searches.toSorted((a, b) => Number(a.slot) - Number(b.slot))
}

/** A saved search. `news`: the number of new profiles in it; `more`: there may be more than that. */
export type KnownSearch = SavedSearch & { readonly news: number; readonly more: boolean }

type Known = { readonly searches: readonly KnownSearch[]; readonly checkedAt: number }

const KEY = storageKeys.savedSearches
let parsed: { readonly text: string | null; readonly known: Known | null } | undefined
const listeners = new Set<() => void>()

function read(): Known | null {
  const text = localStore.get(KEY)
  if (parsed?.text !== text) parsed = { text, known: parse(text) }
  return parsed.known
}

function parse(text: string | null): Known | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || kept['session'] !== sessionId() || !Array.isArray(kept['searches']))
      return null
    const searches = kept['searches'].filter(isRecord).map((fields) => ({
      ...parseSavedSearch(String(fields['slot']), fields),
      news: Number(fields['news']) || 0,
      more: fields['more'] === true,
    }))
    return { searches, checkedAt: Number(kept['checkedAt']) || 0 }
  } catch {
    return null
  }
}

/**
 * What this device knows of my saved searches, for this account alone. With it the gallery shows them at its
 * first paint, and pages read nothing.
 */
export const knownSearches = {
  /** By slot; null before they were loaded on this device. */
  get: (): readonly KnownSearch[] | null => read()?.searches ?? null,
  /** When the new profiles were counted last, in ms; 0 for never. */
  checkedAt: (): number => read()?.checkedAt ?? 0,
  /** Also shows how much is new at the entry `menu`, a path. `checkedAt` stays unless it is given. */
  set(
    searches: readonly KnownSearch[],
    { menu, checkedAt = read()?.checkedAt ?? 0 }: { menu: string; checkedAt?: number },
  ): void {
    const list = bySlot(searches).map((search) => {
      const { slot, news, more } = search
      return { ...searchFields(search), slot, news, more }
    })
    localStore.set(KEY, JSON.stringify({ session: sessionId(), checkedAt, searches: list }))
    const count = searches.reduce((sum, { news }) => sum + news, 0)
    const text = `${count} new ${count === 1 ? 'profile' : 'profiles'} in your saved searches`
    setMenuBadge(menu, count > 0 ? { count, text } : null)
    for (const listener of listeners) listener()
  },
  /** Calls `onChange` after each change, also by another tab. */
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange)
    window.addEventListener('storage', onChange)
    return () => {
      listeners.delete(onChange)
      window.removeEventListener('storage', onChange)
    }
  },
}
