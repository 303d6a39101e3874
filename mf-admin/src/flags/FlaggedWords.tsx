import { flagReasonLabels, type Flag } from '@greenlight/kit/domain/flag'
import { useSession } from '@greenlight/runtime'
import type { Choice } from '../decide/choice.ts'
import { banChoice } from '../decide/choices.ts'
import { DecisionForm, type Gone } from '../decide/DecisionForm.tsx'
import { useMemberHistory } from '../live/useMemberHistory.ts'
import { FlagList } from '../shown/FlagList.tsx'
import { MemberHistory } from '../shown/MemberHistory.tsx'
import { Sides } from '../shown/Sides.tsx'

type Props = {
  flags: readonly Flag[]
  /** Null when nobody can tell who wrote it. */
  author: { readonly uid: string | null; readonly name: string } | null
  /** Of a flagged message: a ban settles its flags. */
  messagePath?: string
  choices: readonly Choice[]
  onSettled: () => void
  gone: Gone | null
}

/** The flags on what a member wrote, that member, and the decision. */
export function FlaggedWords({ flags, author, messagePath, choices, onSettled, gone }: Props) {
  const me = useSession((s) => s.user?.uid)
  const uid = author?.uid ?? null
  const history = useMemberHistory(uid)
  const ban =
    author && uid !== null && uid !== me && !history.known?.banned
      ? [banChoice({ uid, name: author.name, ...(messagePath && { messagePath }) })]
      : []
  const done = (choice: Choice) => (choice.settles ? onSettled() : history.reload())
  return (
    <>
      <Sides>
        <div>
          <h3>Flags</h3>
          <FlagList flags={flags} />
        </div>
        {author && (
          <div>
            <h3>Written by</h3>
            <MemberHistory name={author.name} uid={uid} history={history} />
          </div>
        )}
      </Sides>
      <DecisionForm
        choices={[...choices, ...ban]}
        hint="It is kept in the log; who is banned reads it too."
        suggestions={[...new Set(flags.map(({ reason }) => flagReasonLabels[reason]))]}
        onDone={done}
        gone={gone}
      />
    </>
  )
}
