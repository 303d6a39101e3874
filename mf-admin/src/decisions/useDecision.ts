import { isBlank } from '@greenlight/domain/fields'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { askConfirm, showToast } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from '../errors.ts'
import { moderationActionLabels } from '../log/logEntry.ts'
import type { BanAnswer, BanQuestion } from './BanDialog.tsx'
import { actionTexts, type Choice } from './choices.ts'

/** Runs one choice at a time. `onDone` is called after it has succeeded. */
export function useDecision(onDone: (choice: Choice) => void) {
  // Every choice throws errors that have their own code, so this one is never shown.
  const { busy, error, run } = useAction(failure('admin/dismiss-failed'))
  const [latest, setLatest] = useState<Choice | null>(null)
  const [needsReason, setNeedsReason] = useState<Choice | null>(null)
  const [banQuestion, setBanQuestion] = useState<BanQuestion | null>(null)

  async function decide(choice: Choice, written: string): Promise<void> {
    const { button, defaultReason } = actionTexts[choice.action]
    const reason = isBlank(written) ? defaultReason : written.trim()
    if (busy) return
    const isReady = choice.check?.() ?? true
    setNeedsReason(reason === null ? choice : null)
    if (reason === null || !isReady) return
    await run(async () => {
      setLatest(choice)
      const { question, publicShares = 0 } = choice
      const options = { confirmLabel: choice.button ?? button, destructive: true }
      if (question && publicShares !== 0) {
        const answer = await askBan(question, publicShares)
        if (answer) await choice.run(reason, answer)
        else return
      } else {
        if (question && !(await askConfirm(question, options))) return
        await choice.run(reason)
      }
      showToast(`${moderationActionLabels[choice.action]}.`)
      // Before `busy` ends: a form that is idle shows the decision of another admin instead.
      onDone(choice)
    })
  }

  /** Asks before a ban; null if the admin changes their mind. */
  async function askBan(question: string, publicShares: number | null) {
    const answer = await new Promise<BanAnswer | null>((resolve) =>
      setBanQuestion({ question, publicShares, answer: resolve }),
    )
    setBanQuestion(null)
    return answer
  }

  const shownError = needsReason ? null : error
  const wasTooLate = shownError?.code === 'admin/already-decided'
  return {
    busyAction: busy ? (latest?.action ?? null) : null,
    error: wasTooLate ? null : shownError,
    /** The choice that cannot run without a reason. */
    needsReason,
    /** The choice that failed because another admin had already decided. */
    tooLate: wasTooLate ? latest : null,
    /** Asked before a ban, to be shown as a `BanDialog`. */
    banQuestion,
    decide,
  }
}
