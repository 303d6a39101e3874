import { attempt } from '@greenlight/kit/data/attempt'
import { auth } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'

/**
 * Asks the functions for a test message by all that is on.
 * @throws GreenlightError `profile/test-too-soon`, `profile/test-unverified`, `profile/test-failed`
 */
export function requestTest(address: string): Promise<void> {
  return attempt(failure('profile/test-failed'), async () => {
    const { auth: provider } = await auth()
    const token = await provider.currentUser?.getIdToken()
    const headers = { Authorization: `Bearer ${token ?? ''}` }
    const { ok, status } = await fetch(address, { method: 'POST', headers })
    if (status === 429) throw fail('profile/test-too-soon')
    if (status === 403) throw fail('profile/test-unverified')
    if (!ok) throw fail('profile/test-failed')
  })
}
