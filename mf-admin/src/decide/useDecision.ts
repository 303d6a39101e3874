import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { moderationActionLabels, type ModerationAction } from '@greenlight/kit/domain/moderation'
import { askConfirm, showToast } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import { words, type Choice } from './choice.ts'

type State = {
  readonly busy: ModerationAction | null
  readonly error: GreenlightError | null
  /** What the reason is missing for. */
  readonly missing: Choice | null
  /** The choice that someone else was faster with. */
  readonly late: Choice | null
}

const IDLE: State = { busy: null, error: null, missing: null, late: null }

/** Carries out one choice at a time; `onDone` follows where it worked. */
export function useDecision(onDone: (choice: Choice) => void) {
  const [state, setState] = useState(IDLE)
  // A second press comes before the first one is drawn.
  const running = useRef(false)

  async function decide(choice: Choice, written: string): Promise<void> {
    const { button, usual, failure } = words[choice.action]
    const reason = written.trim() || usual
    if (running.current) return
    if (reason === null) return setState({ ...IDLE, missing: choice })
    running.current = true
    setState({ ...IDLE, busy: choice.action })
    try {
      if (choice.question && !(await confirmed(choice.question, button))) return setState(IDLE)
      await choice.run(reason)
      setState(IDLE)
      showToast(`${moderationActionLabels[choice.action]}.`)
      onDone(choice)
    } catch (cause) {
      const error = toGreenlightError(cause, failure)
      setState(error.code === 'already-decided' ? { ...IDLE, late: choice } : { ...IDLE, error })
    } finally {
      running.current = false
    }
  }
  return { ...state, decide }
}

function confirmed(question: string, confirmLabel: string): Promise<boolean> {
  return askConfirm(question, { confirmLabel, destructive: true })
}
