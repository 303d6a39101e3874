import type { Experience } from '@greenlight/domain/experience'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { type RefObject, useEffect, useState } from 'react'
import { failure } from '../errors.ts'
import { countComments } from './commentRequests.ts'

type Target = Pick<Experience, 'reportId' | 'id' | 'commentsSince'>

/** The number of comments on an experience. */
export const commentCountKey = ({ reportId, id }: Pick<Target, 'reportId' | 'id'>) =>
  ['profile', 'commentCount', reportId, id] as const

/** The number of comments on an experience, counted once `item` is in sight; null until then. */
export function useCommentCount(
  experience: Target,
  item: RefObject<HTMLElement | null>,
  isStored: boolean,
): number | null {
  const [inSight, setInSight] = useState(false)
  const key = commentCountKey(experience)
  useForgetOnUnmount(key)
  // Its error is not shown: the button works without the number.
  const { data = null } = useLoad(
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

  return data
}
