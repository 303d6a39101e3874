import { flagTarget } from '@greenlight/kit/data/flags/flagTarget'
import { flagTargetPath, type FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { FlagDialog } from '@greenlight/kit/ui/FlagDialog'
import { useState, type ReactNode } from 'react'
import { FlaggingContext } from './flaggingContext.ts'
import { placeId } from './placeId.ts'

type Props = { flagged: readonly string[]; children: ReactNode }

/** Lets everything inside be flagged, and knows what already is. One dialog for all of it. */
export function Flagging({ flagged, children }: Props) {
  const [paths, setPaths] = useState<ReadonlySet<string>>(() => new Set(flagged))
  const [target, setTarget] = useState<FlagTarget | null>(null)
  const isFlagged = (target: FlagTarget) => paths.has(flagTargetPath(target))

  const close = (sent: boolean) => {
    setTarget(null)
    if (!sent || !target) return
    // What opened the dialog is hidden now: the focus goes to what stands in its place.
    const id = placeId(target)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <FlaggingContext value={{ isFlagged, flag: setTarget }}>
      {children}
      {target && (
        <FlagDialog
          kind={target.kind}
          onSend={async (reason, note) => {
            await flagTarget({ target, reason, note })
            setPaths((before) => new Set(before).add(flagTargetPath(target)))
          }}
          onClose={close}
        />
      )}
    </FlaggingContext>
  )
}
