import { INVALID_EMAIL_TEXT } from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import type { Draft } from '@greenlight/kit/ui/form/sessionDraft'
import { sessionStore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** The browser's own check of an e-mail field. */
function isEmailAddress(text: string): boolean {
  const field = document.createElement('input')
  field.type = 'email'
  field.value = text
  return field.validity.valid
}

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(failure('onboarding/email-required').text),
  v.check(isEmailAddress, INVALID_EMAIL_TEXT),
)

const password = v.pipe(v.string(), v.nonEmpty(kitFailure('kit/password-required').text))

/** A form with an e-mail address alone. */
export const emailSchema = v.object({ email })

export const signInSchema = v.object({ email, password })

export const signUpSchema = v.pipe(
  v.object({ email, password, confirm: v.string() }),
  v.forward(
    v.check((form) => form.password === form.confirm, failure('onboarding/passwords-differ').text),
    ['confirm'],
  ),
)

const EMAIL_KEY = 'gl.onboarding.email.v1'

/**
 * The address that was typed last, which the forms for sign-in, sign-up and reset share. Their passwords are not
 * stored. Sign-out removes it.
 */
export function emailDraft<Values extends { readonly email: string }>(
  empty: Values,
): Draft<Values> {
  return {
    read: () => ({ ...empty, email: sessionStore.get(EMAIL_KEY) ?? '' }),
    write: (values) => void sessionStore.set(EMAIL_KEY, values.email),
    drop: () => sessionStore.remove(EMAIL_KEY),
  }
}
