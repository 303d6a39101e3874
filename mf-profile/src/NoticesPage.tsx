import type { Notice } from '@greenlight/domain/notice'
import { dayText } from '@greenlight/domain/when'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { listMyCases } from '@greenlight/kit/data/cases'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { changePages, useForgetOnUnmount, useLoad, usePages } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { failure } from './errors.ts'
import { EmptyNoticesIllustration } from './notices/EmptyNoticesIllustration.tsx'
import { NoticeItem, OutcomeItem } from './notices/NoticeItem.tsx'
import { listNotices, markNoticesRead } from './notices/noticeRequests.ts'
import { listOutcomes, mergeOutcomes, type Outcome } from './notices/outcomes.ts'
import { readOutcomesSeen, setOutcomesSeen } from './notices/outcomesSeen.ts'
import { NOTICES_KEY, OUTCOMES_KEY } from './notices/startNotices.ts'
import { countNotices } from './notices/unreadBadge.ts'

/** The decisions about what this member shared, wrote or reported, by day. A shown notice counts as read. */
export default function NoticesPage() {
  const pages = usePages(NOTICES_KEY, listNotices, failure('profile/notices-load-failed'))
  const { items, loading, error, loadMore, retry } = pages
  const cases = useLoad(loadKeys.myCases(), listMyCases, kitFailure('kit/cases-load-failed'))
  const outcomes = useLoad(OUTCOMES_KEY, listOutcomes, failure('profile/notices-load-failed'))
  const unread = useMarkRead(items)
  const lastVisit = useOutcomesSeen(outcomes.data)
  const now = useNow()
  // The loaded pages do not have the marks of this visit.
  useForgetOnUnmount(NOTICES_KEY)
  const all =
    items && (outcomes.data ?? outcomes.error)
      ? mergeOutcomes(items, outcomes.data ?? [], loadMore !== null)
      : undefined
  const failed = error ?? outcomes.error
  const { button, more } = useFocusOnMore(
    all ?? [],
    loadMore,
    (index) => document.querySelectorAll<HTMLElement>('main article')[index],
  )
  const removed = (id: string) =>
    changePages<Notice>(NOTICES_KEY, (before) => before.filter((notice) => notice.id !== id))
  return (
    <Page $width="text">
      <PageTitle>Notices</PageTitle>
      {!all && !failed && (
        <LoadingPlaceholder label="Loading your notices">
          <Skeleton $height="7rem" />
        </LoadingPlaceholder>
      )}
      {all?.length === 0 && !failed && (
        <EmptyState illustration={<EmptyNoticesIllustration />} title="No notices">
          When an admin decides about something that you shared, wrote or reported, you read it
          here.
        </EmptyState>
      )}
      {byDay(all ?? items ?? [], now).map(([day, notices]) => (
        <Day key={day} aria-label={day}>
          <h2>{day}</h2>
          {notices.map((notice) =>
            'decision' in notice ? (
              <OutcomeItem
                key={notice.id}
                outcome={notice}
                isNew={lastVisit !== null && notice.at !== null && notice.at > lastVisit}
              />
            ) : (
              <NoticeItem
                key={notice.id}
                notice={notice}
                isNew={unread.has(notice.id)}
                cases={cases.data}
                onAppealed={cases.retry}
                onRemoved={() => removed(notice.id)}
              />
            ),
          )}
        </Day>
      ))}
      {error && <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />}
      {outcomes.error && !error && (
        <ErrorPanel
          text={outcomes.error.message}
          retrying={outcomes.loading}
          onRetry={outcomes.retry}
        />
      )}
      {cases.error && !failed && (
        <ErrorPanel text={cases.error.message} retrying={cases.loading} onRetry={cases.retry} />
      )}
      {!error && (loadMore ?? (loading && items)) && (
        <div>
          <Button ref={button} busy={loading} onClick={more}>
            Load more
          </Button>
        </div>
      )}
      <LegalLinks />
    </Page>
  )
}

/**
 * Marks the loaded notices as read and updates the number in the menu. Returns the ids of those that were unread:
 * they stay bold until the member leaves the page.
 */
function useMarkRead(items: readonly Notice[] | undefined): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const marked = useRef(new Set<string>())
  const onItems = useEffectEvent((notices: readonly Notice[]) => {
    const fresh = notices.filter(({ id, readAt }) => !readAt && !marked.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) marked.current.add(id)
    setUnread(new Set(marked.current))
    void markNoticesRead(fresh.map(({ id }) => id)).then(countNotices, (cause: unknown) =>
      console.warn('Notices stay unread.', cause),
    )
  })
  useEffect(() => {
    if (items) onItems(items)
  }, [items])
  return unread
}

/** When the decisions on my flags were last shown, before this visit; null on a device where they never were. */
function useOutcomesSeen(outcomes: readonly Outcome[] | undefined): Date | null {
  const [lastVisit] = useState(readOutcomesSeen)
  const isLoaded = outcomes !== undefined
  useEffect(() => {
    if (!isLoaded) return
    setOutcomesSeen(new Date())
    void countNotices()
  }, [isLoaded])
  return lastVisit
}

/** Notices under their days, in their order. */
function byDay(
  notices: readonly (Notice | Outcome)[],
  now: Date,
): readonly (readonly [string, readonly (Notice | Outcome)[]])[] {
  const days = new Map<string, (Notice | Outcome)[]>()
  for (const notice of notices) {
    const day = notice.at ? dayText(notice.at, now) : 'Earlier'
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}

const Day = styled.section`
  display: grid;
  gap: var(--gl-space-3);

  h2 {
    font-size: var(--gl-text-lg);
  }
`
