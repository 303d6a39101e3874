import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { type Choice, dismissChoice } from '../decisions/choices.ts'
import { type FlaggedProps, ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { useSeen } from '../decisions/useSeen.ts'
import { useMemberName } from '../members/useMember.ts'
import { Quote } from '../ui/Quote.tsx'
import { messageSender } from './flagGroups.ts'
import { FlagList } from './FlagList.tsx'

/** Shows the flagged message only: admins cannot read threads. */
export function MessageReview({ group, ...decision }: FlaggedProps) {
  const { key, flags } = group
  const sender = messageSender(group)
  const name = useMemberName(sender).name ?? 'The sender'
  const seen = useSeen(flags)
  const remove = (from: string): Choice => ({
    action: 'delete',
    button: 'Remove the message',
    request: (reason, { point }) => ({
      ...{ kind: 'message-removal', targetPath: key, sender: from, reason, point },
    }),
    targetPath: key,
    closesItem: true,
    shortcut: 'R',
    question: 'Remove this message for both members? It cannot be brought back.',
  })
  return (
    <Panel title="Message" text="Only this message. Nobody but its two members can read the rest.">
      <Quote text={flags.find(({ evidence }) => evidence)?.evidence ?? ''} />
      <ReviewDecision
        flagList={<FlagList flags={flags} />}
        openFlags={flags}
        author={sender === null ? null : { uid: sender, name }}
        authorHeading="Written by"
        flaggedPath={key}
        warnedPath={key}
        choices={
          sender === null ? [dismissChoice(key, seen)] : [dismissChoice(key, seen), remove(sender)]
        }
        {...decision}
      />
    </Panel>
  )
}
