import { limits } from '@greenlight/domain/limits'
import { parseSavedSearch, type SavedSearch, searchFields } from '@greenlight/domain/savedSearch'
import { firestore, localStore, readStored, sessionId, setMenuBadge } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
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

const KEY = 'gl.kit.savedSearches.v1'

const KnownSchema = v.object({
  session: v.nullable(v.string()),
  checkedAt: v.fallback(v.number(), 0),
  searches: v.array(
    v.pipe(
      v.looseObject({ slot: v.string(), news: v.fallback(v.number(), 0) }),
      v.transform((fields): KnownSearch => ({
        ...parseSavedSearch(fields.slot, fields),
        news: fields.news,
        more: fields['more'] === true,
      })),
    ),
  ),
})

function read(store: { readonly get: (key: string) => string | null } = localStore) {
  const known = readStored(KEY, KnownSchema, store)
  return known?.session === sessionId() ? known : null
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
  /** Text that differs after each change. */
  version: (): string | null => localStore.get(KEY),
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
  },
}

/** What this device knows of my saved searches, by slot; null before they were loaded on this device. */
export function useKnownSearches(): readonly KnownSearch[] | null {
  const text = useSyncExternalStore(subscribe, knownSearches.version)
  return useMemo(() => read({ get: () => text })?.searches ?? null, [text])
}

const subscribe = (onChange: () => void) => localStore.subscribe(KEY, onChange)
