import { paths, readOpenedPath, readOpenedPathState } from '@greenlight/kit/contract/paths'
import {
  auth,
  sessionId,
  toGreenlightError,
  useLocation,
  useNavigate,
  useSession,
} from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import type { FormProblem } from './CredentialFields.tsx'

type Method = 'email' | 'google'

/**
 * The state of a sign-in or sign-up page: one attempt at a time, its error, and the page after it. That is `nextPath`,
 * which receives the opened path in its location state; without `nextPath`, the opened path itself. The guard treats
 * these pages as public, and they redirect members themselves (`redirectTo`), because the session knows of a sign-in
 * before the member's document exists.
 */
export function useSignInFlow(nextPath?: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = readOpenedPathState(location.state)
  const openedPath = readOpenedPath(state, sessionId())
  const status = useSession((s) => s.status)
  const [method, setMethod] = useState<Method | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)

  // Browsers allow a popup only directly after the click, so the SDK must be there before it.
  useEffect(() => void auth().catch(() => {}), [])

  async function signIn(by: Method, operation: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setMethod(by)
    setProblem(null)
    setError(null)
    try {
      await operation()
      await (nextPath
        ? navigate(nextPath, { replace: true, state })
        : navigate(openedPath ?? paths.gallery(), { replace: true }))
    } catch (cause) {
      running.current = false
      setMethod(null)
      setError(authErrorText(toGreenlightError(cause, 'sign-in-failed')))
    }
  }

  /** Runs the operation of the e-mail form, or shows the problem found in the form. */
  function submit(found: FormProblem | null, operation: () => Promise<void>): void {
    if (!found) return void signIn('email', operation)
    setProblem(found)
    setError(null)
  }

  return {
    submit,
    clearProblem: () => setProblem(null),
    google: {
      busy: method === 'google',
      onSignIn: (operation: () => Promise<void>) => void signIn('google', operation),
    },
    busy: method === 'email',
    problem,
    error,
    linkState: state,
    sessionLoading: status === 'loading',
    redirectTo: status === 'signedIn' && !method ? (openedPath ?? paths.gallery()) : null,
  }
}
