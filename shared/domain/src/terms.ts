/**
 * The date of the terms in force; `firestore.rules` has the same (termsDate). Members who accepted earlier
 * ones accept again before they go on. Change both when the terms change.
 */
export const termsDate = new Date('2025-10-01T00:00:00Z')

/** Whether the terms in force were accepted; `acceptedAt` is null for none. */
export function areTermsAccepted(acceptedAt: Date | null): boolean {
  return acceptedAt !== null && acceptedAt >= termsDate
}
