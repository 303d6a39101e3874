import { paths } from '@greenlight/kit/contract/paths'
import { readWanted } from '@greenlight/kit/contract/wanted'
import { toGreenlightError } from '@greenlight/kit/domain/errors'
import { auth, useLocation, useNavigate, useSession } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import { authText } from '../auth/authText.ts'
import type { FieldProblem } from './fieldProblem.ts'

/** Which way in is under way. */
type Way = 'email' | 'google'

/**
 * Signing in or up: one attempt at a time, what went wrong, and on to `onward` when it is done. The
 * pages that use it are public to the guard and send members on themselves (`leave`): the session
 * knows of a sign-in before the member's document is made.
 */
export function useEntry(onward: string) {
  const navigate = useNavigate()
  const wanted = readWanted(useLocation().state)
  const status = useSession((s) => s.status)
  const [way, setWay] = useState<Way | null>(null)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [error, setError] = useState<string | null>(null)
  const entering = useRef(false)

  // A popup opens only straight from the click: what it needs is there before.
  useEffect(() => void auth().catch(() => {}), [])

  async function enter(by: Way, operation: () => Promise<void>): Promise<void> {
    if (entering.current) return
    entering.current = true
    setWay(by)
    setProblem(null)
    setError(null)
    try {
      await operation()
      await navigate(onward, { replace: true })
    } catch (cause) {
      entering.current = false
      setWay(null)
      setError(authText(toGreenlightError(cause, 'sign-in-failed')))
    }
  }

  /** The form was sent; `found` is what is wrong in it. */
  function submit(found: FieldProblem | null, operation: () => Promise<void>): void {
    if (!found) return void enter('email', operation)
    setProblem(found)
    setError(null)
  }

  return {
    submit,
    /** What was wrong with a field is being put right. */
    edited: () => setProblem(null),
    google: {
      busy: way === 'google',
      onEnter: (operation: () => Promise<void>) => void enter('google', operation),
    },
    busy: way === 'email',
    problem,
    error,
    resolving: status === 'loading',
    leave: status === 'signedIn' && !way ? (wanted ?? paths.gallery()) : null,
  }
}
