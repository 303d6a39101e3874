import { isRecord } from '@greenlight/domain/fields'

/**
 * The site's addresses. Links across remotes are built here, so that a moved page is found by the compiler. Only
 * the terms (`ui/legal`) name two by hand, because `ui` does not know the contract.
 */
export const paths = {
  home: () => '/',
  welcome: () => '/welcome',
  login: () => '/login',
  signup: () => '/signup',
  forgot: () => '/forgot',
  legalAgreement: () => '/legal-agreement',
  terms: () => '/terms',
  privacy: () => '/privacy',
  aboutMe: (reportId?: string) =>
    reportId ? `/about-me?profile=${encodeURIComponent(reportId)}` : '/about-me',
  help: () => '/help',
  profileSetup: () => '/profile-setup',
  gallery: () => '/gallery',
  share: () => '/share',
  myShares: () => '/myshares',
  profile: (reportId: string) => `/profile/${encodeURIComponent(reportId)}`,
  notices: () => '/notices',
  settings: () => '/settings',
  yourData: () => '/your-data',
  feedback: () => '/feedback',
  goodbye: () => '/goodbye',
  /** `reportId`: the profile from which a conversation that does not exist yet is started. */
  messages: (threadId?: string, reportId?: string) => {
    const query = [threadId && ['thread', threadId], reportId && ['about', reportId]]
    const text = new URLSearchParams(query.filter((pair) => Array.isArray(pair))).toString()
    return text ? `/messages?${text}` : '/messages'
  },
  adminReview: () => '/adminreview',
  /** What admins decide on a profile without a flag. */
  moderate: (reportId: string) => `/adminreview/profiles/${encodeURIComponent(reportId)}`,
} as const

/**
 * Whether an address matches a route pattern, as React Router reads it: `:id` is one part of any
 * text, capitals do not matter, and neither does a slash at the end. The early script, the shell and
 * publishing all use this function.
 * @param pattern as `/profile/:id`
 * @param pathname of an address, percent-encoded
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  const parts = partsOf(pathname)
  const patterns = partsOf(pattern)
  return (
    parts.length === patterns.length &&
    patterns.every((each, at) => (each.startsWith(':') ? parts[at] !== '' : each === parts[at]))
  )
}

/** Whether some address matches both patterns. */
export function pathsOverlap(one: string, other: string): boolean {
  const parts = partsOf(one)
  const others = partsOf(other)
  return (
    parts.length === others.length &&
    parts.every((part, at) => {
      const second = others[at] ?? ''
      return part === second || part.startsWith(':') || second.startsWith(':')
    })
  )
}

const partsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')

/**
 * History state of a sign-in or set-up page, after a redirect by the shell. It has the address that was
 * opened. The pages pass it on, and the last of them opens that address.
 */
export type OpenedPathState = {
  readonly openedPath: string
  /** The session in which the address was opened; null if a visitor opened it. */
  readonly session: string | null
}

/**
 * The path that was opened, from the state of a history entry. Null if there is none, or if it is of another
 * session: the next member on this device must not be sent to a page of the previous one.
 */
export function readOpenedPath(state: unknown, session: string | null): string | null {
  const opened = readOpenedPathState(state)
  if (!opened || (opened.session !== null && opened.session !== session)) return null
  return opened.openedPath
}

/** The state to pass on to the next page; null if there is none. */
export function readOpenedPathState(state: unknown): OpenedPathState | null {
  if (!isRecord(state)) return null
  const { openedPath, session = '' } = state
  if (typeof openedPath !== 'string' || !/^\/(?!\/)/.test(openedPath)) return null
  return session === null || typeof session === 'string' ? { openedPath, session } : null
}
