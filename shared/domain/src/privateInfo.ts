import { limits } from './limits.ts'

/** What could identify or locate the person that a text is about. */
export type PrivateInfo = 'phone' | 'email' | 'street' | 'link' | 'handle'

const labels: Readonly<Record<PrivateInfo, string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  street: 'a street address',
  link: 'a link',
  handle: 'a social media name',
}

const streetWords =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|' +
  'terrace|ter|parkway|pkwy|highway|hwy|way|trail|trl'

// Every repetition has a limit. Without one, a text of 2,000 characters can take seconds.
const patterns: Readonly<Record<PrivateInfo, RegExp>> = {
  // Ten digits as Americans group them, or an international number.
  phone: /(?<![\d.])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|\+\d[\d\s.-]{8,16}\d/,
  email: /[^\s@()[\]]{1,64}(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[^\s@()[\]]{1,100}\.[a-z]{2,20}/i,
  street: new RegExp(
    `\\b\\d{1,5}[a-z]?\\s{1,3}(?:(?:${bothCases('north|south|east|west')}|[NSEWnsew]\\.?)\\s{1,3})?` +
      `(?:(?:[A-Z][\\w'’-]{0,30}|\\d{1,4}(?:st|nd|rd|th))\\s{1,3}){1,3}(?:${bothCases(streetWords)})\\b`,
  ),
  link: /\b(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{1,63}\.(?:com|net|org|io|me|app|gg|tv|social|link)\b/i,
  handle:
    /(?<![\w@.])@[a-z0-9_][\w.]{2}|\b(?:instagram|insta|ig|snap(?:chat)?|tiktok|twitter|telegram|whatsapp|facebook|fb|discord|kik)\s{0,3}(?:is|name|handle|user(?:name)?)?\s{0,3}[:=]\s{0,3}\S{3}/i,
}

/**
 * The kinds of private information that `text` seems to contain. It misses some and reports some wrongly,
 * so it is only a hint. Reads at most 2,000 characters, the limit of notes.
 */
export function findPrivateInfo(text: string): readonly PrivateInfo[] {
  const notes = text.slice(0, limits.notes)
  const withoutEmails = notes.replace(new RegExp(patterns.email, 'gi'), ' ')
  const kinds: readonly PrivateInfo[] = ['phone', 'email', 'street', 'link', 'handle']
  return kinds.filter((kind) => patterns[kind].test(kind === 'email' ? notes : withoutEmails))
}

/** A part of a text that could identify or locate somebody: the characters from `start` until before `end`. */
export type PrivatePart = {
  readonly kind: PrivateInfo
  readonly start: number
  readonly end: number
}

/** The parts that `findPrivateInfo` reports, each once, in order. Reads at most 2,000 characters. */
export function findPrivateParts(text: string): readonly PrivatePart[] {
  const notes = text.slice(0, limits.notes)
  // An e-mail address contains what looks like a link and a name.
  const kinds: readonly PrivateInfo[] = ['email', 'phone', 'street', 'link', 'handle']
  const found = kinds.flatMap((kind) =>
    [...notes.matchAll(everywhere(patterns[kind]))].map(({ index, 0: words }) => {
      const start = index + (words.length - words.trimStart().length)
      // The patterns of links and names end after their first letters.
      const rest =
        kind === 'link' || kind === 'handle' ? /^\S*/.exec(notes.slice(index + words.length)) : null
      return { kind, start, end: index + words.length + (rest?.[0].length ?? 0) }
    }),
  )
  return found
    .filter(
      ({ start }, at) => !found.slice(0, at).some((one) => start >= one.start && start < one.end),
    )
    .toSorted((a, b) => a.start - b.start)
}

const everywhere = ({ source, flags }: RegExp) => new RegExp(source, `${flags}g`)

/** "a phone number"; with an article. */
export const privateInfoLabel = (kind: PrivateInfo): string => labels[kind]

/** "a phone number and a link"; null if there is nothing. */
export function privateInfoList(kinds: readonly PrivateInfo[]): string | null {
  if (kinds.length === 0) return null
  return new Intl.ListFormat('en-US').format(kinds.map((kind) => labels[kind]))
}

function bothCases(words: string): string {
  return words.replace(
    /[a-z]+/g,
    (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
  )
}
