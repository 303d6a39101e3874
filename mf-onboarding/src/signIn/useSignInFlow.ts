import { paths, readOpenedPath, readOpenedPathState } from '@greenlight/kit/contract/paths'
import { authErrorText, isPopupBlocked } from '@greenlight/kit/data/authErrors'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import {
  auth,
  type Failure,
  sessionId,
  useLocation,
  useNavigate,
  useSession,
} from '@greenlight/runtime'
import { type SyntheticEvent, useEffect } from 'react'
import type { GenericSchema } from 'valibot'
import { failure } from '../errors.ts'
import { emailDraft } from './credentials.ts'

type Options<Values, Checked> = {
  /** The form without content. */
  empty: Values
  schema: GenericSchema<unknown, Checked>
  signIn: (checked: Checked) => Promise<void>
  failure: Failure
  /** The next page, which receives the opened path in its location state. Without it, the opened path itself. */
  nextPath?: string
}

/** What is in the fields of these names now: some password managers fill them without an event. */
function filledFields<Values extends object>(form: EventTarget, values: Values): Partial<Values> {
  if (!(form instanceof HTMLFormElement)) return {}
  const filled = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = form.elements.namedItem(name)
    return [name, field instanceof HTMLInputElement ? field.value : value]
  })
  return Object.fromEntries(filled) as Partial<Values>
}

/**
 * A sign-in or sign-up page: its form, the button of Google, one attempt at a time, and the page after it. The guard
 * treats these pages as public, and they redirect members themselves (`redirectTo`), because the session knows of a
 * sign-in before the member's document exists.
 */
export function useSignInFlow<Values extends { readonly email: string }, Checked>({
  empty,
  schema,
  signIn,
  failure: failed,
  nextPath,
}: Options<Values, Checked>) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = readOpenedPathState(location.state)
  const openedPath = readOpenedPath(state, sessionId())
  const status = useSession((s) => s.status)
  const google = useAction(failure('onboarding/google-sign-in-failed'), { staysBusy: true })
  const form = useForm({
    initial: empty,
    schema,
    submit: (checked) => enter(() => signIn(checked)),
    failure: failed,
    draft: emailDraft(empty),
    staysBusy: true,
  })
  const error = form.error ?? google.error

  // Browsers allow a popup only directly after the click, so the SDK must be loaded before it.
  useEffect(() => void auth().catch(() => {}), [])

  async function enter(operation: () => Promise<void>): Promise<void> {
    await operation()
    await (nextPath
      ? navigate(nextPath, { replace: true, state })
      : navigate(openedPath ?? paths.gallery(), { replace: true }))
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    if (google.busy) return
    google.clear()
    form.change(filledFields(event.currentTarget, form.values))
    void form.submit()
  }

  function onSignIn(operation: () => Promise<void>): void {
    if (form.busy) return
    form.clearError()
    void google.run(() => enter(operation))
  }

  return {
    form: { ...form, props: { ...form.props, onSubmit } },
    google: { busy: google.busy, blocked: isPopupBlocked(google.error), onSignIn },
    /** Also null after an attempt that another one replaced. */
    error: error && authErrorText(error),
    linkState: state,
    /** Whether a profile was opened, which is shown after this page. */
    profileWaits: openedPath?.startsWith(paths.profile('')) ?? false,
    sessionLoading: status === 'loading',
    redirectTo:
      status === 'signedIn' && !form.busy && !google.busy ? (openedPath ?? paths.gallery()) : null,
  }
}
