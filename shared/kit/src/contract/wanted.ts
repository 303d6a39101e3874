import { isRecord } from '../domain/record.ts'

/**
 * Kept in the history's entry of `/login` or `/profile-setup`, where a sign-in that is late, or an
 * account that could not be read, made the shell leave the address that was opened: once it is there,
 * the page leads back.
 */
export type Wanted = { readonly wanted: string }

/** The address that was opened, as a path; null where none is kept. */
export function readWanted(state: unknown): string | null {
  return isRecord(state) && typeof state['wanted'] === 'string' ? state['wanted'] : null
}
