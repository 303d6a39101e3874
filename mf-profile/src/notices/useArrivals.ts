import type { Notice } from '@greenlight/domain/notice'
import { announce, changePages, type Subscribe, useLive } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failure } from '../errors.ts'
import { type NamedNotice, withSubjects } from './namedNotices.ts'
import { watchUnreadNotices } from './noticeRequests.ts'
import { noticeText } from './noticeTexts.ts'
import { watchDecisions } from './outcomes.ts'
import { NOTICES_KEY } from './startNotices.ts'

/** A notice of additions gets a new time when members add again. */
export const versionOf = ({ id, at }: Pick<Notice, 'id' | 'at'>) => `${id} ${at?.getTime()}`

const time = ({ at }: Pick<Notice, 'at'>) => at?.getTime() ?? 0

/**
 * Adds notices that arrive while the page is open to the loaded ones, and announces them.
 * @param items the loaded notices; undefined until they are loaded
 * @param wanted whether a notice is shown
 */
export function useArrivals(
  items: readonly NamedNotice[] | undefined,
  wanted: (notice: Notice) => boolean,
): void {
  const { data: unread } = useLive(
    ['profile', 'unreadNotices'],
    watchUnreadNotices,
    failure('profile/notices-load-failed'),
    { keep: false },
  )
  const added = useRef(new Set<string>())

  const add = useEffectEvent(async (notices: readonly Notice[]) => {
    // An older unread notice is on a page that is not loaded yet.
    const newest = Math.max(0, ...(items ?? []).map(time))
    const arrived = notices.filter(
      (notice) => time(notice) > newest && !added.current.has(versionOf(notice)),
    )
    if (arrived.length === 0) return
    for (const notice of arrived) added.current.add(versionOf(notice))
    const named = (await withSubjects(arrived)).toSorted((a, b) => time(b) - time(a))
    const ids = new Set(named.map(({ id }) => id))
    changePages<NamedNotice>(NOTICES_KEY, (page, { isFirst }) => [
      ...(isFirst ? named : []),
      ...page.filter(({ id }) => !ids.has(id)),
    ])
    const [latest] = named.filter(wanted)
    if (latest) announce(`New notice: ${noticeText(latest, latest.subject)}`)
  })
  const isLoaded = items !== undefined
  useEffect(() => {
    if (isLoaded && unread) void add(unread)
  }, [isLoaded, unread])
}

/** Calls `onDecision` when a flag of this member is decided while the page is open. */
export function useDecisions(onDecision: () => void): void {
  const [opened] = useState(() => new Date())
  const watch: Subscribe<readonly Date[]> = (onData, onError) =>
    watchDecisions(opened, onData, onError)
  const { data } = useLive(
    ['profile', 'decisions', opened.getTime()],
    watch,
    failure('profile/notices-load-failed'),
    { keep: false },
  )
  const decide = useEffectEvent(onDecision)
  const count = data?.length ?? 0
  useEffect(() => {
    if (count > 0) decide()
  }, [count])
}
