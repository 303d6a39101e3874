import { flagTargetPath } from '@greenlight/domain/flag'
import type { Report } from '@greenlight/domain/report'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { useLocation } from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import { failure } from '../errors.ts'
import type { GalleryLists } from './galleryLists.ts'
import { listGalleryPage, type ReadNext } from './galleryPages.ts'
import { type GalleryRequest, isSameRequest } from './galleryRequest.ts'
import { useListPosition } from './listPosition.ts'
import { useFilteredPages } from './useFilteredPages.ts'

export type LoadedGallery = ReturnType<typeof useGalleryList>

/**
 * The reports that a request finds, without those that the member flagged; undefined until the first page
 * and the flags are known. Back and Forward show the list of their history entry again.
 */
export function useGalleryList(
  lists: GalleryLists,
  request: GalleryRequest,
  passes: (report: Report) => boolean,
) {
  const { key: historyKey } = useLocation()
  const [list, setList] = useState(() => lists.find(historyKey, request))
  if (!isSameRequest(list.request, request)) setList(lists.find(historyKey, request))
  useEffect(() => lists.remember(historyKey, list), [lists, historyKey, list])

  const { cards, remember } = useListPosition(historyKey)
  const { items, ...pages } = useFilteredPages({
    key: list.key,
    fetchPage: (cursor: ReadNext | null) => listGalleryPage({ ...list.request, cursor }),
    passes,
    failure: failure('gallery/load-failed'),
    thorough: list.request.names !== null,
    atLeast: cards,
  })
  useEffect(() => remember(items?.length ?? 0), [remember, items])
  const [flagged] = useFlaggedPaths()
  const reports = useMemo(
    () => items && flagged && withoutFlagged(items, flagged),
    [items, flagged],
  )
  return { ...pages, reports, request: list.request }
}

function withoutFlagged(reports: readonly Report[], flagged: readonly string[]) {
  const hidden = new Set(flagged)
  return reports.filter(({ id }) => !hidden.has(flagTargetPath({ kind: 'report', reportId: id })))
}
