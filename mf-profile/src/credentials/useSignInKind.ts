import { type SignInKind, signInKind } from '@greenlight/kit/write/reauthenticate'
import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const KEY = ['profile', 'signInKind']

/** How this member signs in; undefined until it is known. */
export const useSignInKind = (): SignInKind | undefined =>
  useLoad(KEY, signInKind, failure('profile/password-change-failed')).data
