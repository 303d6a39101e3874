/** How much news of each kind there is. Nothing else of it may be in an e-mail or a push message. */
export type NewsCounts = {
  readonly messages: number
  readonly requests: number
  /** Decisions about what the member shared. */
  readonly decisions: number
  /** Decisions about the member. */
  readonly account: number
  readonly experiences: number
  readonly searches: number
  readonly cases: number
}

export const noNews: NewsCounts = {
  messages: 0,
  requests: 0,
  decisions: 0,
  account: 0,
  experiences: 0,
  searches: 0,
  cases: 0,
}

export const DISCREET = 'You have news'

const several: Readonly<Record<keyof NewsCounts, (count: number) => string>> = {
  account: () => 'A decision about your account',
  decisions: (count) =>
    count === 1
      ? 'A decision about something you shared'
      : `${count} decisions about what you shared`,
  messages: (count) => (count === 1 ? 'A new message' : `${count} new messages`),
  requests: () => 'Somebody wants to write to you',
  cases: () => 'Your request was answered',
  experiences: (count) =>
    count === 1 ? 'A new experience on something you shared' : 'New experiences on what you shared',
  searches: (count) =>
    count === 1
      ? '1 new profile in your saved searches'
      : `${count} new profiles in your saved searches`,
}

const kinds: readonly (keyof NewsCounts)[] = [
  'account',
  'decisions',
  'messages',
  'requests',
  'cases',
  'experiences',
  'searches',
]

/** What there is, in sentences without a period; for a discreet member only that there is something. */
export function newsSentences(counts: NewsCounts, isOpen: boolean): readonly string[] {
  const found = kinds.filter((kind) => counts[kind] > 0)
  // An answer is announced to people who have no settings, and names nothing.
  const shown = isOpen ? found : found.filter((kind) => kind === 'cases')
  const sentences = shown.map((kind) => several[kind](counts[kind]))
  return shown.length === found.length ? sentences : [DISCREET, ...sentences]
}

/** The subject of an e-mail, and the title of a push message. */
export function newsSubject(sentences: readonly string[]): string {
  const [only, ...others] = sentences
  return only && others.length === 0 ? only : DISCREET
}
