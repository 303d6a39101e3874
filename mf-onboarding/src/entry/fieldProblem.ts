import { errorText, type ErrorCode } from '@greenlight/kit/domain/errors'
import { checkSignup, type SignupForm } from '@greenlight/kit/domain/signup'
import { BAD_EMAIL } from '../auth/authText.ts'

type EntryField = 'email' | 'password' | 'confirm'

/** What is wrong with which field. */
export type FieldProblem = { readonly field: EntryField; readonly text: string }

const fieldOf: Partial<Record<ErrorCode, EntryField>> = {
  'email-required': 'email',
  'password-required': 'password',
  'passwords-differ': 'confirm',
}

/**
 * The first thing that keeps a form from being sent, or null. A form without a second password gives
 * the first one again. `emailIsOne` is the browser's judgement.
 */
export function findProblem(form: SignupForm, emailIsOne: boolean): FieldProblem | null {
  const code = checkSignup(form)
  if (code !== 'email-required' && !emailIsOne) return { field: 'email', text: BAD_EMAIL }
  return code && { field: fieldOf[code] ?? 'email', text: errorText(code) }
}

/** Whether the browser takes what stands in the form's e-mail field for an address. */
export function emailIsOne(form: HTMLFormElement): boolean {
  return form.querySelector('input[type="email"]:invalid') === null
}
