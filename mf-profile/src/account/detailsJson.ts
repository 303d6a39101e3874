import type { AccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'

/** The same as the PDF, for programs, and complete whatever the script. Dates are ISO 8601. */
export function detailsJson(details: AccountDetails, now: Date): string {
  return JSON.stringify({ product: 'Greenlight', createdAt: now, ...details }, null, 2)
}
