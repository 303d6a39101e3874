import type { Registry } from '@greenlight/kit/contract/registry'

/** What a member reads while the operator has closed the site, or has made it read-only. */
export function closedSentence({ mode, why }: NonNullable<Registry['closed']>): string {
  return mode === 'closed'
    ? `Greenlight is closed for now: ${why}`
    : `For now you can read, download and delete what is yours, but add nothing: ${why}`
}
