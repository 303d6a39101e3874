import type { Thread } from '@greenlight/domain/thread'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { type GreenlightError, Link } from '@greenlight/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import styled from 'styled-components'
import { useMyUid } from '../member/useMyUid.ts'
import { NotificationOffer } from '../notifications/NotificationOffer.tsx'
import { isThreadUnread, type ReadTimes } from '../unread/unread.ts'
import { EmptyMessages } from './EmptyMessages.tsx'
import { RequestsRow } from './RequestsRow.tsx'
import { ThreadList } from './ThreadList.tsx'
import { type ThreadView, viewOf, viewPath } from './threadViews.ts'

type Props = {
  /** All lists together; undefined until loaded. */
  threads: readonly Thread[] | undefined
  /** The list to show. */
  view: ThreadView
  reads: ReadTimes | undefined
  error: GreenlightError | null
  onRetry: () => void
  /** Loads older conversations; null while loading and at the end. */
  loadMore: (() => void) | null
  loading: boolean
  currentId: string | null
  /** There are conversations, but only with members whom I blocked. */
  allBlocked: boolean
}

/** One list of my conversations, or its loading, error or empty state, and links to the other lists. */
export function ThreadsPanel({ threads, view, reads, error, onRetry, ...rest }: Props) {
  const { loadMore, loading, currentId, allBlocked } = rest
  const me = useMyUid()
  const list = useRef<HTMLUListElement>(null)
  const inView = (each: ThreadView) =>
    threads?.filter((thread) => viewOf(thread, me) === each) ?? []
  const [shown, requests, left] = [inView(view), inView('requests'), inView('left')]
  const { button, more } = useFocusOnMore(shown, loadMore, (index) =>
    list.current?.querySelectorAll('a').item(index),
  )
  const isNew = (thread: Thread) => reads !== undefined && isThreadUnread(thread, me, reads)
  return (
    <>
      {view !== 'open' && <OtherListHead view={view} />}
      {error && <ErrorPanel text={error.message} onRetry={onRetry} />}
      {view === 'open' && requests.length > 0 && (
        <RequestsRow count={requests.length} unread={requests.filter(isNew).length} />
      )}
      {!threads && !error && <ThreadListSkeleton />}
      {threads && shown.length > 0 && (
        <ThreadList
          key={view}
          threads={shown}
          view={view}
          {...{ reads, me, currentId }}
          ref={list}
        />
      )}
      {threads && shown.length === 0 && !loadMore && (
        <>{view === 'open' ? <NoConversations allBlocked={allBlocked} /> : <NobodyHere />}</>
      )}
      {(loadMore ?? loading) && (
        <More>
          <Button ref={button} busy={loading} onClick={more}>
            {loading ? 'Loading…' : 'Load more'}
          </Button>
        </More>
      )}
      {view === 'open' && left.length > 0 && (
        <More>
          <Link to={viewPath('left')}>Conversations you left ({left.length})</Link>
        </More>
      )}
      {view === 'open' && shown.length > 0 && <NotificationOffer />}
      <Links>
        <LegalLinks />
      </Links>
    </>
  )
}

function OtherListHead({ view }: { view: 'requests' | 'left' }) {
  return (
    <Head>
      <Link to={viewPath('open')}>
        <ArrowLeft aria-hidden /> All conversations
      </Link>
      <h2>{view === 'requests' ? 'They want to write to you' : 'Conversations you left'}</h2>
    </Head>
  )
}

function NobodyHere() {
  return <EmptyState illustration={<EmptyMessages />} title="Nothing here any more" />
}

function NoConversations({ allBlocked }: { allBlocked: boolean }) {
  if (allBlocked) {
    return (
      <EmptyState
        illustration={<EmptyMessages />}
        title="No conversations to show"
        action={
          <ButtonLink to={paths.settings()} $variant="primary">
            Open settings
          </ButtonLink>
        }
      >
        You blocked everybody you had a conversation with. You can unblock members in Settings.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration={<EmptyMessages />}
      title="No conversations yet"
      action={
        <ButtonLink to={paths.gallery()} $variant="primary">
          Open the gallery
        </ButtonLink>
      }
    >
      Open a profile and press Message to ask the member who shared it.
    </EmptyState>
  )
}

const NAME_WIDTHS = [70, 45, 60]

function ThreadListSkeleton() {
  return (
    <LoadingPlaceholder label="Loading conversations">
      {NAME_WIDTHS.map((width) => (
        <SkeletonRow key={width}>
          <Skeleton $width="3rem" $height="3rem" $round />
          <div>
            <Skeleton $width={`${width}%`} />
            <Skeleton $width="90%" $height="0.8em" />
          </div>
        </SkeletonRow>
      ))}
    </LoadingPlaceholder>
  )
}

const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--gl-space-3);
  padding: var(--gl-space-3);

  & > div {
    display: grid;
    gap: var(--gl-space-2);
  }
`

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--gl-space-4) var(--gl-space-3);
`

const Links = styled.div`
  padding: var(--gl-space-4) var(--gl-space-3);
`

const Head = styled.div`
  display: grid;
  gap: var(--gl-space-2);
  padding: 0 var(--gl-space-3) var(--gl-space-3);

  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--gl-space-2);
    min-height: var(--gl-target);
    justify-self: start;
  }
  & > h2 {
    font-size: var(--gl-text-md);
  }
`
