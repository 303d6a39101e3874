import type { Report } from '@greenlight/kit/domain/report'
import { useLocation } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createGalleryList, type GalleryList } from './galleryList.ts'
import { isSameQuery, type GalleryQuery } from './galleryQuery.ts'
import { recallList, rememberList } from './listMemory.ts'

/**
 * What that query finds: the remembered list where Back or Forward leads, else a new one, whose first
 * page is asked for at once. The query is that of the address, to whose history entry the list belongs.
 */
export function useGalleryList(query: GalleryQuery, passes: (report: Report) => boolean) {
  const { key } = useLocation()
  const [list, setList] = useState(() => findList(key, query))
  if (!isSameQuery(list.query, query)) setList(findList(key, query))
  const state = useSyncExternalStore(list.subscribe, list.getState)

  useEffect(() => rememberList(key, list), [key, list])

  const start = useEffectEvent(() => void list.load(passes))
  useEffect(() => {
    if (list.getState().status === 'empty') start()
  }, [list])

  return { ...state, load: () => list.load(passes) }
}

function findList(key: string, query: GalleryQuery): GalleryList {
  const remembered = recallList(key)
  return remembered && isSameQuery(remembered.query, query) ? remembered : createGalleryList(query)
}

export type LoadedGallery = ReturnType<typeof useGalleryList>
