import { limits } from './limits.ts'

type NameSources = {
  readonly displayName?: unknown
  readonly userName?: unknown
  /** Older documents only; never written any more. */
  readonly email?: unknown
}

/** How an author is called, cut to a name's length. An e-mail address, also one used as a name, shows only up to its `@`. */
export function authorName({ displayName, userName, email }: NameSources): string {
  const name = readName(displayName) ?? readName(userName) ?? readName(email) ?? 'User'
  return name.slice(0, limits.reportName)
}

function readName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = /^\S+@\S+$/.test(value.trim()) ? value.slice(0, value.indexOf('@')) : value
  return name.trim() || null
}
