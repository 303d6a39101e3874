import { paths } from '@greenlight/kit/contract/paths'
import { errorText, type GreenlightError } from '@greenlight/kit/domain/errors'
import type { Thread } from '@greenlight/kit/domain/thread'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { EmptyMessages } from '@greenlight/kit/ui/illustrations/EmptyMessages'
import { useOnline } from '@greenlight/runtime'
import { useMyUid } from '../live/useMe.ts'
import { NotificationOffer } from './NotificationOffer.tsx'
import { ThreadList } from './ThreadList.tsx'
import { ThreadListSkeleton } from './ThreadListSkeleton.tsx'
import type { Reads } from './useUnreadCounts.ts'

type Props = {
  /** Undefined until they have come. */
  threads: readonly Thread[] | undefined
  reads: Reads | undefined
  error: GreenlightError | null
  onRetry: () => void
  currentId: string | null
}

/** My conversations, or why none can be seen. */
export function Threads({ threads, reads, error, onRetry, currentId }: Props) {
  const me = useMyUid()
  const online = useOnline()
  const problem = error ? error.message : !threads && !online && errorText('offline')
  return (
    <>
      {problem && <ErrorPanel text={problem} onRetry={onRetry} />}
      {threads ? (
        threads.length > 0 ? (
          <>
            <ThreadList threads={threads} reads={reads} me={me} currentId={currentId} />
            <NotificationOffer />
          </>
        ) : (
          <NoConversations />
        )
      ) : (
        !problem && <ThreadListSkeleton />
      )}
    </>
  )
}

function NoConversations() {
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
      Open a profile and press Message to ask whoever shared it.
    </EmptyState>
  )
}
