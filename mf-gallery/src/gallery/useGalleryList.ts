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
 * The reports that a request finds; undefined until the first page and the flags are known. Those that the
 * member flagged are apart, in `hidden`. Back and Forward show the list of their history entry again.
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
  const isHidden = useMemo(() => {
    const paths = new Set(flagged)
    return ({ id }: Report) => paths.has(flagTargetPath({ kind: 'report', reportId: id }))
  }, [flagged])
  const known = flagged && items
  const reports = useMemo(() => known?.filter((report) => !isHidden(report)), [known, isHidden])
  const hidden = useMemo(() => known?.filter(isHidden) ?? [], [known, isHidden])
  return { ...pages, reports, hidden, isHidden, request: list.request }
}
