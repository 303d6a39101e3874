import { type Case, caseTitle, caseWishLabels, relationLabels } from '@greenlight/domain/case'
import type { Report } from '@greenlight/domain/report'
import { isUrgentCase } from '@greenlight/domain/urgent'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { useLoad, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { type Choice, declineChoice } from '../decisions/choices.ts'
import { DecisionForm, InlineDecisions, type OtherDecision } from '../decisions/DecisionForm.tsx'
import { choicesForAll } from '../decisions/SeveralDecision.tsx'
import { ShortcutsEnabled } from '../queue/shortcuts.tsx'
import { PhotoVeil } from '../reports/PhotoVeil.tsx'
import { ReportSummary } from '../reports/ReportSummary.tsx'
import { SamePhotoList } from '../samePhoto/SamePhotoList.tsx'
import { useSamePhoto } from '../samePhoto/useSamePhoto.ts'
import { MarkedText } from '../ui/MarkedText.tsx'
import { Quote } from '../ui/Quote.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { FindProfile } from './FindProfile.tsx'
import { GrantFields } from './GrantFields.tsx'
import { OtherCases } from './OtherCases.tsx'
import { SameWordsList } from './SameWordsList.tsx'
import { dueText } from './urgency.ts'
import { needsReason, useGrantForm } from './useGrantForm.ts'
import { useSameWords } from './useSameWords.ts'

type Props = {
  openCase: Case
  sameWords: readonly Case[]
  onDecided: () => void
  otherDecision: OtherDecision | null
}

const firstSentences = [
  'Thank you for writing to us. We took the profile down.',
  'Thank you for writing to us. We deleted the profile and its picture.',
  'Thank you for writing to us. Your answer is now on the profile.',
  'Thank you for writing to us. We could not find the profile. Please send us its link.',
  'Thank you for writing to us. We read the profile. It follows our guidelines, so it stays.',
]

/** A request of somebody described here beside the profile, what granting it does, and the answer. */
export function RequestReview({ openCase, sameWords, onDecided, otherDecision }: Props) {
  const { wish, relation, about, statement, signature, createdAt } = openCase
  const [foundId, setFoundId] = useState<string | null>(null)
  const reportId = foundId ?? openCase.reportId
  const { data, error } = useLoad(
    reportId === null ? null : loadKeys.report(reportId),
    () => getReport(reportId ?? ''),
    failure('kit/profile-load-failed'),
  )
  const isMissing = error?.code === 'kit/profile-not-found'
  // The cache may still have a profile that was deleted meanwhile.
  const report = isMissing ? null : (data ?? null)
  const me = useSession((s) => s.user?.uid)
  const form = useGrantForm(openCase, report?.id ?? null)
  const same = useSamePhoto(report?.id ?? null, { decides: true, returns: false })
  const others = useSameWords(sameWords)
  const mayDecide = openCase.by !== me && report?.ownerUid !== me
  const isSearching = !report && (foundId !== null || openCase.reportId === null || isMissing)
  return (
    <PhotoVeil hides={isUrgentCase(openCase)}>
      <Columns>
        <Panel title={caseWishLabels[wish]} text={relationLabels[relation]}>
          <Quote text={statement}>
            <TimeAgo date={createdAt} /> <span>{dueText(openCase)}</span>
          </Quote>
          {about && (
            <p>
              Who it is about: <MarkedText>{about}</MarkedText>
            </p>
          )}
          {signature && (
            <p>
              Signed, in good faith: <bdi>{signature}</bdi>
            </p>
          )}
          <SameWordsList same={others} />
          {mayDecide && <GrantFields form={form} />}
          <OtherCases openCase={openCase} />
        </Panel>
        {/* Shortcuts here would decide on the profile instead of the request. */}
        <ShortcutsEnabled value={false}>
          <InlineDecisions value>
            <Beside>
              {isSearching && <FindProfile onFound={setFoundId} />}
              {foundId !== null && !isSearching && (
                <div>
                  <Button size="small" onClick={() => setFoundId(null)}>
                    Find another profile
                  </Button>
                </div>
              )}
              <SamePhotoList same={same} />
              {reportId !== null && (
                <ReportSummary
                  key={reportId}
                  id={reportId}
                  missing={<p>This profile no longer exists, or the link is wrong.</p>}
                />
              )}
            </Beside>
          </InlineDecisions>
        </ShortcutsEnabled>
        <Decision
          {...{ openCase, report, form, same, onDecided, otherDecision }}
          sameWords={others.selected.filter(({ by }) => by !== me)}
        />
      </Columns>
    </PhotoVeil>
  )
}

type DecisionProps = Props & {
  report: Report | null
  form: ReturnType<typeof useGrantForm>
  same: ReturnType<typeof useSamePhoto>
}

function Decision(props: DecisionProps) {
  const { openCase, sameWords, report, form, same, onDecided, otherDecision } = props
  const me = useSession((s) => s.user?.uid)
  if (openCase.by === me) return <p>This is your own request. Another admin answers it.</p>
  if (report?.ownerUid === me) {
    return <p>You shared this profile yourself. Another admin answers the request.</p>
  }
  const { act, reason } = form.values
  const grantOf = ({ id: caseId, by }: Case): Choice => ({
    action: 'grant',
    targetPath: `cases/${caseId}`,
    closesItem: true,
    request: (answer, { id }) => ({
      ...{ kind: 'request-grant', id, openCase: { id: caseId, by }, answer },
      grant: form.check()?.checked ?? { act: 'none' },
    }),
  })
  const [grant, decline] = choicesForAll([
    ...sameWords.map((other) => ({
      ...{ key: '', name: caseTitle(other), choices: [grantOf(other), declineChoice(other)] },
    })),
    {
      ...{ key: openCase.id, name: caseTitle(openCase) },
      choices: [{ ...grantOf(openCase), shortcut: 'A' }, declineChoice(openCase)],
    },
  ])
  if (!grant || !decline) return null
  const photos = needsReason(act)
    ? same.alsoDecided(act === 'delete' ? act : 'takedown', reason)
    : []
  const all = photos.length + sameWords.length + 1
  const grantAll: Choice = {
    ...grant,
    ...(photos.length > 0 && { button: `Grant for all ${all}` }),
    check: () => form.check() !== null,
    also: [...photos, ...(grant.also ?? [])],
    ...(act === 'delete' && {
      question:
        'Delete this profile with its photo, experiences and comments, and grant the request? It cannot be brought back.',
    }),
  }
  return (
    <DecisionForm
      choices={[grantAll, decline]}
      label="Answer"
      hint="The person who asked reads it on “Is this about you?”."
      suggestions={firstSentences}
      onDone={onDecided}
      otherDecision={otherDecision}
      placement="bar"
    />
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-4);

  @media (min-width: 76rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`
