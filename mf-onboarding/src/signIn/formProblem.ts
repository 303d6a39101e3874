import { errorText, type ErrorCode } from '@greenlight/runtime'
import { INVALID_EMAIL_TEXT } from '@greenlight/kit/data/authErrors'

type FieldName = 'email' | 'password' | 'confirm'

/** Which field of a form is wrong, and the text that says why. */
export type FormProblem = { readonly field: FieldName; readonly text: string }

export type Credentials = Readonly<Record<FieldName, string>>

const fieldOf: Partial<Record<ErrorCode, FieldName>> = {
  'email-required': 'email',
  'password-required': 'password',
  'passwords-differ': 'confirm',
}

/** The first missing or different value, or null. A form with one password field passes it as `confirm` too. */
export function checkCredentials({ email, password, confirm }: Credentials): ErrorCode | null {
  if (email.trim() === '') return 'email-required'
  if (password === '') return 'password-required'
  return password === confirm ? null : 'passwords-differ'
}

/** The first problem of a form, or null. `emailIsValid` is the browser's result (`hasValidEmail`). */
export function findFormProblem(form: Credentials, emailIsValid: boolean): FormProblem | null {
  const code = checkCredentials(form)
  if (code !== 'email-required' && !emailIsValid)
    return { field: 'email', text: INVALID_EMAIL_TEXT }
  return code && { field: fieldOf[code] ?? 'email', text: errorText(code) }
}

/** Whether the browser accepts the value of the form's e-mail field. */
export function hasValidEmail(form: HTMLFormElement): boolean {
  return form.querySelector('input[type="email"]:invalid') === null
}
