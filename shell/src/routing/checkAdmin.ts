import { importWithRetry } from '@greenlight/runtime'

const importAdmin = importWithRetry(() => import('@greenlight/kit/data/admin'))

export type AdminCheck = 'unknown' | 'yes' | 'no' | 'failed'

/** Asks the database whether the member is an admin. Never rejects. */
export async function checkAdmin(): Promise<AdminCheck> {
  try {
    const { verifyAdmin } = await importAdmin()
    // An unverified address does not count as an admin. The page then offers verification.
    return (await verifyAdmin()) === 'yes' ? 'yes' : 'no'
  } catch (cause) {
    console.warn('Whether this member is an admin could not be read.', cause)
    return 'failed'
  }
}
