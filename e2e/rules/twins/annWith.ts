import type { Given } from '../stage/case.ts'
import { past, type Fields } from '../stage/documents.ts'

/** Ann as a member whose document has nothing but the least and these settings. */
export function annWith(settings: Fields): { readonly given: Given } {
  const least = { username: 'Name of ann', profileComplete: true, acceptedTermsAt: past }
  return { given: () => ({ 'users/ann': { ...least, ...settings } }) }
}
