import type { GallerySort } from '@greenlight/kit/domain/galleryFilters'
import type { Report } from '@greenlight/kit/domain/report'
import { useLocation } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createGalleryList, type GalleryList } from './galleryList.ts'
import { recallList, rememberList } from './listMemory.ts'

/**
 * The list in that order: the remembered one where Back or Forward leads, else a new one, whose first
 * page is asked for at once. `addressSort` is the order that the address states by now.
 */
export function useGalleryList(
  sort: GallerySort,
  addressSort: GallerySort,
  passes: (report: Report) => boolean,
) {
  const { key } = useLocation()
  const [list, setList] = useState(() => findList(key, sort))
  if (list.sort !== sort) setList(findList(key, sort))
  const state = useSyncExternalStore(list.subscribe, list.getState)

  useEffect(() => {
    // Until the address has followed a change of order, its history entry still belongs to the list before.
    if (list.sort === addressSort) rememberList(key, list)
  }, [key, list, addressSort])

  const start = useEffectEvent(() => void list.load(passes))
  useEffect(() => {
    if (list.getState().status === 'empty') start()
  }, [list])

  return { ...state, load: () => list.load(passes) }
}

function findList(key: string, sort: GallerySort): GalleryList {
  const remembered = recallList(key)
  return remembered?.sort === sort ? remembered : createGalleryList(sort)
}

export type LoadedGallery = ReturnType<typeof useGalleryList>
