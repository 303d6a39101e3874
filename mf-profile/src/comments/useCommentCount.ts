import type { Experience } from '@greenlight/domain/experience'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { type RefObject, useEffect, useState } from 'react'
import { failure } from '../errors.ts'
import { countComments } from './commentRequests.ts'

/**
 * The number of comments on an experience, counted once `item` is in sight; null until then. The second
 * value sets the exact number once the comments are loaded.
 */
export function useCommentCount(
  experience: Pick<Experience, 'reportId' | 'id'>,
  item: RefObject<HTMLElement | null>,
  isStored: boolean,
) {
  const [inSight, setInSight] = useState(false)
  const [known, setKnown] = useState<number | null>(null)
  const key = ['commentCount', experience.reportId, experience.id]
  useForgetOnUnmount(key)
  // Its error is not shown: the button works without the number.
  const { data } = useLoad(
    inSight && isStored ? key : null,
    () => countComments(experience),
    failure('profile/comments-load-failed'),
  )
  useEffect(() => {
    if (!item.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setInSight(true)
      observer.disconnect()
    })
    observer.observe(item.current)
    return () => observer.disconnect()
  }, [item])

  return [known ?? data ?? null, setKnown] as const
}
