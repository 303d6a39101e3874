import { Panel } from '@greenlight/kit/ui/Panel'
import { dismissChoice } from '../decide/choices.ts'
import type { Gone } from '../decide/DecisionForm.tsx'
import { Quote } from '../shown/Quote.tsx'
import { FlaggedWords } from './FlaggedWords.tsx'
import type { FlagGroup } from './groupFlags.ts'
import { messageSender } from './messageSender.ts'

type Props = { group: FlagGroup; onSettled: () => void; gone: Gone | null }

/** A flagged message: that one only, for admins cannot read conversations. */
export function MessageReview({ group, onSettled, gone }: Props) {
  const { key, flags } = group
  const sender = messageSender(group)
  return (
    <Panel title="Message" text="This one message only: nobody but its two members reads the rest.">
      <Quote text={flags.find(({ evidence }) => evidence)?.evidence ?? ''} />
      <FlaggedWords
        flags={flags}
        author={sender === null ? null : { uid: sender, name: 'The sender' }}
        messagePath={key}
        choices={[dismissChoice(key)]}
        onSettled={onSettled}
        gone={gone}
      />
    </Panel>
  )
}
