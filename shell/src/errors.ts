import { failure as kitFailure } from '@greenlight/kit/errors'
import { errorTable, type Failure } from '@greenlight/runtime'
import type { Denial } from './routing/guard.ts'

const { failure } = errorTable({
  'shell/banned': 'Your account has been suspended.',
})

/** The texts that replace a page that the guard denies. */
export const denials: Readonly<Record<Denial, Failure>> = {
  banned: failure('shell/banned'),
  'admin-only': kitFailure('kit/admin-only'),
  'admin-verify-failed': kitFailure('kit/admin-verify-failed'),
}
