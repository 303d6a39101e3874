import { isRecord } from '@greenlight/domain/fields'

/**
 * History state of a sign-in or set-up page after the shell left the address that a person opened. The
 * pages hand it on, and the last of them leads to that address.
 */
export type OpenedPathState = {
  readonly openedPath: string
  /** The session in which the address was opened; null if a visitor opened it. */
  readonly session: string | null
}

/**
 * The path that was opened, from the state of a history entry. Null if it has none, or one of another
 * session: the next member on this device must not be led to the page of the member before.
 */
export function readOpenedPath(state: unknown, session: string | null): string | null {
  const opened = readOpenedPathState(state)
  if (!opened || (opened.session !== null && opened.session !== session)) return null
  return opened.openedPath
}

/** The state of a history entry to hand on to the next page; null if it has none. */
export function readOpenedPathState(state: unknown): OpenedPathState | null {
  if (!isRecord(state)) return null
  const { openedPath, session = '' } = state
  if (typeof openedPath !== 'string' || !/^\/(?!\/)/.test(openedPath)) return null
  return session === null || typeof session === 'string' ? { openedPath, session } : null
}
