import type { Flag, FlagTarget } from '@greenlight/domain/flag'
import { paths } from '@greenlight/kit/contract/paths'
import { failure } from '@greenlight/kit/errors'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { Link, useLoad } from '@greenlight/runtime'
import { type Choice, dismissChoice } from '../decisions/choices.ts'
import type { OtherDecision } from '../decisions/DecisionForm.tsx'
import { type Author, ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { useSeen } from '../decisions/useSeen.ts'
import { Quote } from '../ui/Quote.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { type FlagGroup, flagTargetHeadings } from './flagGroups.ts'
import { FlagList } from './FlagList.tsx'
import { getContribution } from './flags.ts'

type Props = {
  group: FlagGroup
  target: Extract<FlagTarget, { kind: 'experience' | 'comment' | 'reply' }>
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** The author of words that are deleted, as the flags on them have it. */
function deletedAuthor(words: unknown, flags: readonly Flag[]): Author | null {
  const author = words ? null : (flags.find((flag) => flag.author !== null)?.author ?? null)
  return author === null || author === '-' ? null : { uid: author, name: 'The author' }
}

/** A flagged experience, comment or answer of the person described, to be kept or deleted. */
export function ContributionReview({ group, target, onDecided, otherDecision }: Props) {
  const { key: path, flags } = group
  const { data, error, loading, retry } = useLoad(
    ['admin', 'contribution', path],
    () => getContribution(target),
    failure('kit/flags-load-failed'),
  )
  const seen = useSeen(flags)
  const kind = flagTargetHeadings[target.kind]
  const remove: Choice = {
    action: 'delete',
    request: (reason, { point }) => ({
      ...{ kind: 'contribution-deletion', targetPath: path, reason, point },
    }),
    targetPath: path,
    closesItem: true,
    shortcut: 'R',
    question: `Delete this ${kind.toLowerCase()}? It cannot be brought back.`,
  }
  return (
    <Panel title={kind} aside={<Link to={paths.profile(target.reportId)}>Open the profile</Link>}>
      {error ? (
        <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton $height="6rem" />
      ) : (
        <>
          {data ? (
            <Quote text={'notes' in data ? data.notes : data.text}>
              {'tone' in data && <ToneBadge tone={data.tone} />} <TimeAgo date={data.createdAt} />
            </Quote>
          ) : (
            <p>Its author has deleted it.</p>
          )}
          <ReviewDecision
            flagList={<FlagList flags={flags} />}
            openFlags={flags}
            author={
              data && 'userId' in data
                ? { uid: data.userId, name: data.authorName }
                : deletedAuthor(data, flags)
            }
            authorHeading="Written by"
            warnedPath={path}
            {...(!data && { flaggedPath: path })}
            choices={data ? [dismissChoice(path, seen), remove] : [dismissChoice(path, seen)]}
            onDecided={onDecided}
            otherDecision={otherDecision}
          />
        </>
      )}
    </Panel>
  )
}
