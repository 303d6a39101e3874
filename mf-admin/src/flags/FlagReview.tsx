import { Panel } from '@greenlight/kit/ui/Panel'
import { dismissChoice } from '../decide/choices.ts'
import type { InQueue } from '../queue/QueueView.tsx'
import { LoadedReport } from '../report/LoadedReport.tsx'
import { ContributionReview } from './ContributionReview.tsx'
import { FlaggedWords } from './FlaggedWords.tsx'
import type { FlagGroup } from './groupFlags.ts'
import { MessageReview } from './MessageReview.tsx'
import { targetNames } from './targetNames.ts'

/** What was flagged, with what can be decided on it. */
export function FlagReview({ group, inQueue }: { group: FlagGroup; inQueue: InQueue }) {
  const { key, target, flags } = group
  const gone = inQueue.gone ? { target: key, onNext: inQueue.next } : null
  switch (target.kind) {
    case 'report':
      return (
        <LoadedReport
          id={target.reportId}
          version={flags.length}
          onSettled={inQueue.settle}
          gone={gone}
          missing={
            <Panel title={targetNames.report}>
              <p>Whoever shared it has deleted it.</p>
              <FlaggedWords
                flags={flags}
                author={null}
                choices={[dismissChoice(key)]}
                onSettled={inQueue.settle}
                gone={gone}
              />
            </Panel>
          }
        />
      )
    case 'message':
      return <MessageReview group={group} onSettled={inQueue.settle} gone={gone} />
    default:
      return (
        <ContributionReview
          path={key}
          target={target}
          flags={flags}
          onSettled={inQueue.settle}
          gone={gone}
        />
      )
  }
}
