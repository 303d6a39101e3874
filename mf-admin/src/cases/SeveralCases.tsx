import { type Case, caseTitle } from '@greenlight/domain/case'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad, useSession } from '@greenlight/runtime'
import { declineChoice } from '../decisions/choices.ts'
import { SeveralDecision } from '../decisions/SeveralDecision.tsx'
import { failure } from '../errors.ts'
import { appealChoices, appealSentences } from './appealChoices.ts'
import { listAppealedDecisions } from './appeals.ts'
import type { CaseGroup } from './sameWords.ts'

type Props = {
  groups: readonly CaseGroup[]
  onDecided: () => void
  onCancel: () => void
}

/** Those in the same words come first, because the queue removes the last one. */
const casesOf = (groups: readonly CaseGroup[]): readonly Case[] =>
  groups.flatMap(({ openCase, sameWords }) => [...sameWords, openCase])

/** One answer to several requests. Granting needs a look at each, so they can only be declined together. */
export function SeveralRequests({ groups, ...controls }: Props) {
  return (
    <SeveralDecision
      label="Answer"
      selected={casesOf(groups).map((one) => ({
        ...{ key: one.id, name: caseTitle(one), choices: [declineChoice(one)] },
      }))}
      hint="Each of them reads it on “Is this about you?”."
      {...controls}
    />
  )
}

/** One answer to several appeals, each against its own decision. */
export function SeveralAppeals({ groups, ...controls }: Props) {
  const me = useSession((s) => s.user?.uid)
  const now = useNow()
  const cases = casesOf(groups)
  const { data, error, loading, retry } = useLoad(
    ['admin', 'appealedDecisions', ...cases.map(({ id }) => id)],
    () => listAppealedDecisions(cases),
    failure('admin/log-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) return <Skeleton $height="8rem" />
  return (
    <SeveralDecision
      label="Answer"
      selected={cases.map((openCase) => {
        const entry = data.get(openCase.id) ?? null
        const choices = appealChoices({ openCase, entry, me, now })
        return { key: openCase.id, name: caseTitle(openCase), choices }
      })}
      suggestions={appealSentences}
      hint="Each member reads it. Granting takes each decision back."
      {...controls}
    />
  )
}
