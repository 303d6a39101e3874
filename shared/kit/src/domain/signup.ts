import type { ErrorCode } from './errors.ts'

export type SignupForm = {
  readonly email: string
  readonly password: string
  readonly confirm: string
}

/** The first thing that keeps a sign-up from being sent, or null. */
export function checkSignup({ email, password, confirm }: SignupForm): ErrorCode | null {
  if (email.trim() === '') return 'email-required'
  if (password === '') return 'password-required'
  return password === confirm ? null : 'passwords-differ'
}
