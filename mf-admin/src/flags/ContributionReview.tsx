import { deleteContribution } from '@greenlight/kit/data/admin/deleteContribution'
import { getContribution } from '@greenlight/kit/data/admin/getContribution'
import { paths } from '@greenlight/kit/contract/paths'
import type { Comment } from '@greenlight/kit/domain/comment'
import type { Experience } from '@greenlight/kit/domain/experience'
import type { Flag } from '@greenlight/kit/domain/flag'
import { parseFlagTarget, type FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Skeleton } from '@greenlight/kit/ui/Skeleton'
import { ToneBadge } from '@greenlight/kit/ui/ToneBadge'
import { Link } from '@greenlight/runtime'
import type { Choice } from '../decide/choice.ts'
import { dismissChoice } from '../decide/choices.ts'
import type { Gone } from '../decide/DecisionForm.tsx'
import { Failure } from '../live/Failure.tsx'
import { useLoad } from '../live/useLoad.ts'
import { Quote } from '../shown/Quote.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'
import { FlaggedWords } from './FlaggedWords.tsx'
import { targetNames } from './targetNames.ts'

type Contribution = Extract<FlagTarget, { kind: 'experience' | 'comment' }>

type Props = {
  path: string
  target: Contribution
  flags: readonly Flag[]
  onSettled: () => void
  gone: Gone | null
}

/** A flagged experience or comment, and whether it stays. */
export function ContributionReview({ path, target, flags, onSettled, gone }: Props) {
  const { loaded, reload } = useLoad(loadContribution, path, 'flags-load-failed')
  const kind = targetNames[target.kind]
  const remove: Choice = {
    action: 'delete',
    run: (reason) => deleteContribution(target, reason),
    target: path,
    settles: true,
    shortcut: 'R',
    question: `Delete this ${kind.toLowerCase()}? It cannot be brought back.`,
  }
  const found = loaded.state === 'ready' ? loaded.data : null
  return (
    <Panel title={kind} aside={<Link to={paths.profile(target.reportId)}>Open the profile</Link>}>
      {loaded.state === 'loading' && <Skeleton $height="6rem" />}
      {loaded.state === 'failed' && <Failure error={loaded.error} onRetry={reload} />}
      {loaded.state === 'ready' && !found && <p>Whoever wrote it has deleted it.</p>}
      {found && (
        <Quote text={'notes' in found ? found.notes : found.text}>
          {'tone' in found && <ToneBadge tone={found.tone} />} <TimeAgo date={found.createdAt} />
        </Quote>
      )}
      {loaded.state === 'ready' && (
        <FlaggedWords
          flags={flags}
          author={found && { uid: found.userId, name: found.authorName }}
          choices={found ? [dismissChoice(path), remove] : [dismissChoice(path)]}
          onSettled={onSettled}
          gone={gone}
        />
      )}
    </Panel>
  )
}

async function loadContribution(path: string): Promise<Experience | Comment | null> {
  const target = parseFlagTarget(path)
  return target?.kind === 'experience' || target?.kind === 'comment'
    ? getContribution(target)
    : null
}
