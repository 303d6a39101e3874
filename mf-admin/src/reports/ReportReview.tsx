import type { Flag } from '@greenlight/domain/flag'
import type { Report } from '@greenlight/domain/report'
import { findOpenAppeal } from '@greenlight/kit/data/cases'
import { getReview } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { OpenAppealNote } from '../cases/OpenAppealNote.tsx'
import { actionTexts, type Choice, reportChoices } from '../decisions/choices.ts'
import type { OtherDecision } from '../decisions/DecisionForm.tsx'
import { ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { useSeen } from '../decisions/useSeen.ts'
import { FlagList } from '../flags/FlagList.tsx'
import { listFlags } from '../flags/flags.ts'
import { SamePhotoList } from '../samePhoto/SamePhotoList.tsx'
import { useSamePhoto } from '../samePhoto/useSamePhoto.ts'
import { PhotoVeil } from './PhotoVeil.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportPhoto } from './ReportPhoto.tsx'
import { useReloadOnChange } from './useReloadOnChange.ts'
import { canHurt } from './veil.ts'

type Props = {
  report: Report
  /** Its open flags as far as they are known before all of them are loaded. */
  knownFlags?: readonly Flag[] | undefined
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** A shared profile with everything that a decision on it needs, and the decision. */
export function ReportReview({ report, knownFlags, onDecided, otherDecision }: Props) {
  const { id, ownerUid } = report
  const path = `reports/${id}`
  const reviewKey = ['admin', 'review', id]
  const flagsKey = ['admin', 'flags', path]
  // Opened again, a decision must not be based on what was read the last time.
  useForgetOnUnmount(reviewKey)
  useForgetOnUnmount(flagsKey)
  const review = useLoad(reviewKey, () => getReview(report), failure('kit/profile-load-failed'))
  const { flagCount } = review.data ?? report
  const decision = review.data?.decision ?? null
  const appeal = useLoad(
    ownerUid === null || decision === null ? null : ['admin', 'openAppeal', id, decision],
    async () => ({ id: (await findOpenAppeal(id, ownerUid ?? ''))?.id ?? null }),
    failure('kit/cases-load-failed'),
  )
  const flags = useLoad(flagsKey, () => listFlags(path), failure('kit/flags-load-failed'))
  useReloadOnChange(flagCount, flags.retry)
  const openFlags = (flags.data ?? []).filter(({ state }) => state === 'open')
  const seen = useSeen(openFlags)
  // A restore grants the open appeal.
  const isAppealed = report.status === 'rejected' && Boolean(appeal.data?.id)
  const same = useSamePhoto(id, { decides: true, returns: isAppealed })
  const isLoading = [review, flags].some(({ data, error }) => data === undefined && error === null)
  const point = review.data?.point ?? null
  const reasons = [...openFlags, ...(knownFlags ?? [])].map(({ reason }) => reason)
  const isUnknown = review.data === undefined || flags.data === undefined
  const hurts = canHurt([...reasons, ...(point === null ? [] : [point])])
  return (
    <PhotoVeil hides={!hurts && isLoading ? null : hurts || isUnknown}>
      <Panel>
        {appeal.data?.id && <OpenAppealNote id={appeal.data.id} />}
        <ReviewDecision
          photo={<ReportPhoto report={report} />}
          facts={<ReportFacts report={{ ...report, ...review.data }} />}
          flagList={
            flags.error ? (
              <ErrorPanel
                text={flags.error.message}
                retrying={flags.loading}
                onRetry={flags.retry}
              />
            ) : (
              <FlagList flags={flags.data} expected={flagCount} />
            )
          }
          openFlags={openFlags}
          author={{ uid: ownerUid, name: report.ownerName ?? 'User' }}
          authorHeading="Shared by"
          hint="The owner reads it. Left empty, approving says that it follows the guidelines."
          // A pending report still needs its decision after a warning.
          warnedPath={report.status === 'public' && openFlags.length > 0 ? path : undefined}
          samePhoto={<SamePhotoList same={same} />}
          choices={reportChoices(report, {
            ...seen,
            ...(review.data && { previous: review.data.decision ?? '' }),
          }).map((choice) => withSamePhoto(choice, same))}
          isReady={
            !isLoading && !(report.status === 'rejected' && (appeal.loading || same.isLoading))
          }
          onDecided={() => {
            review.retry()
            onDecided()
          }}
          otherDecision={otherDecision}
        />
      </Panel>
    </PhotoVeil>
  )
}

/** A decision against a profile, which the selected others with its photo get, too; or one that grants its appeal. */
function withSamePhoto(choice: Choice, same: ReturnType<typeof useSamePhoto>): Choice {
  const { action, question } = choice
  if (action === 'restore' && same.returned.length > 0) {
    const { returned } = same
    return {
      ...choice,
      request: (reason, given) => {
        const request = choice.request(reason, given)
        return request.kind === 'report' ? { ...request, returns: returned } : request
      },
    }
  }
  if (same.count === 0 || !['reject', 'takedown', 'delete'].includes(action)) return choice
  const all = same.count + 1
  return {
    ...choice,
    button: `${actionTexts[action].button} all ${all}`,
    ...(question && {
      question: `Delete these ${all} profiles with the same photo, with experiences and comments? They cannot be brought back.`,
    }),
    also: same.alsoDecided(action === 'delete' ? 'delete' : 'takedown'),
  }
}
