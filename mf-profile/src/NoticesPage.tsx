import { dayText } from '@greenlight/domain/when'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { listMyCases } from '@greenlight/kit/data/cases'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { useTabVisible } from '@greenlight/kit/ui/display/useTabVisible'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { changePages, useForgetOnUnmount, useLoad, usePages, useSession } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { failure } from './errors.ts'
import { isWanted, wantsAdditions } from './notices/additions.ts'
import { AdditionsSwitch } from './notices/AdditionsSwitch.tsx'
import { EmptyNoticesIllustration } from './notices/EmptyNoticesIllustration.tsx'
import type { NamedNotice } from './notices/namedNotices.ts'
import { NoticeItem, OutcomeItem } from './notices/NoticeItem.tsx'
import { listNotices, markNoticesRead } from './notices/noticeRequests.ts'
import { listOutcomes, mergeOutcomes, type Outcome } from './notices/outcomes.ts'
import { readOutcomesSeen, setOutcomesSeen } from './notices/outcomesSeen.ts'
import { NOTICES_KEY, OUTCOMES_KEY } from './notices/startNotices.ts'
import { useArrivals, useDecisions, versionOf } from './notices/useArrivals.ts'
import { noticesBadge } from './service.ts'

/**
 * What others added to own shares, and the decisions about what this member shared, wrote or reported, by day. A shown
 * notice counts as read.
 */
export default function NoticesPage() {
  const pages = usePages(NOTICES_KEY, listNotices, failure('profile/notices-load-failed'))
  const { loading, error, loadMore, retry } = pages
  const wants = useSession(wantsAdditions)
  const items = useMemo(
    () => pages.items?.filter((notice) => isWanted(notice, wants)),
    [pages.items, wants],
  )
  const cases = useLoad(loadKeys.myCases(), listMyCases, kitFailure('kit/cases-load-failed'))
  const outcomes = useLoad(OUTCOMES_KEY, listOutcomes, failure('profile/notices-load-failed'))
  const unread = useMarkRead(items)
  useArrivals(pages.items, (notice) => isWanted(notice, wants))
  useDecisions(outcomes.retry)
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
    changePages<NamedNotice>(NOTICES_KEY, (before) => before.filter((notice) => notice.id !== id))
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
          When members add to what you shared, or an admin decides about something that you shared,
          wrote or reported, you read it here.
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
                isNew={unread.has(versionOf(notice))}
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
      <AdditionsSwitch />
      <LegalLinks />
    </Page>
  )
}

/**
 * Marks the loaded notices as read while the tab is visible. Returns the versions of those that were unread: they stay
 * bold until the member leaves the page.
 */
function useMarkRead(items: readonly NamedNotice[] | undefined): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const marked = useRef(new Set<string>())
  const visible = useTabVisible()
  const onItems = useEffectEvent((notices: readonly NamedNotice[]) => {
    const fresh = notices.filter(
      (notice) => !notice.readAt && !marked.current.has(versionOf(notice)),
    )
    if (fresh.length === 0) return
    for (const notice of fresh) marked.current.add(versionOf(notice))
    setUnread(new Set(marked.current))
    void markNoticesRead(fresh.map(({ id }) => id)).catch((cause: unknown) =>
      console.warn('Notices stay unread.', cause),
    )
  })
  useEffect(() => {
    if (items && visible) onItems(items)
  }, [items, visible])
  return unread
}

/** When the decisions on my flags were last shown, before this visit; null on a device where they never were. */
function useOutcomesSeen(outcomes: readonly Outcome[] | undefined): Date | null {
  const [lastVisit] = useState(readOutcomesSeen)
  useEffect(() => {
    if (!outcomes) return
    setOutcomesSeen(new Date())
    noticesBadge.show()
  }, [outcomes])
  return lastVisit
}

/** Notices under their days, in their order. */
function byDay(
  notices: readonly (NamedNotice | Outcome)[],
  now: Date,
): readonly (readonly [string, readonly (NamedNotice | Outcome)[]])[] {
  const days = new Map<string, (NamedNotice | Outcome)[]>()
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
