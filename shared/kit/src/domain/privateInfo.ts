/** What in a text could lead a stranger to someone's door. */
export type PrivateInfo = 'phone' | 'email' | 'street' | 'link' | 'handle'

const names: Readonly<Record<PrivateInfo, string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  street: 'a street address',
  link: 'a link',
  handle: 'a social media name',
}

const streetWords =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|' +
  'terrace|ter|parkway|pkwy|highway|hwy|way|trail|trl'

const patterns: Readonly<Record<PrivateInfo, RegExp>> = {
  // Ten digits as Americans group them, or an international number.
  phone: /(?<![\d.])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|\+\d[\d\s.-]{8,16}\d/,
  email: /[^\s@]+(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[^\s@]+\.[a-z]{2,}/i,
  street: new RegExp(
    `\\b\\d{1,5}[a-z]?\\s+(?:(?:${bothCases('north|south|east|west')}|[NSEWnsew]\\.?)\\s+)?` +
      `(?:(?:[A-Z][\\w'’-]*|\\d+(?:st|nd|rd|th))\\s+){1,3}(?:${bothCases(streetWords)})\\b`,
  ),
  link: /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|io|me|app|gg|tv|social|link)\b/i,
  handle:
    /(?<![\w@.])@[a-z0-9_][\w.]{2,}|\b(?:instagram|insta|ig|snap(?:chat)?|tiktok|twitter|telegram|whatsapp|facebook|fb|discord|kik)\s*(?:is|name|handle|user(?:name)?)?\s*[:=]\s*\S{3,}/i,
}

/** The kinds of private information that `text` seems to hold; a hint, so it may err either way. */
export function findPrivateInfo(text: string): readonly PrivateInfo[] {
  const withoutEmails = text.replace(new RegExp(patterns.email, 'gi'), ' ')
  const kinds: readonly PrivateInfo[] = ['phone', 'email', 'street', 'link', 'handle']
  return kinds.filter((kind) => patterns[kind].test(kind === 'email' ? text : withoutEmails))
}

/** The hint for a member whose notes hold these, or null if there is nothing to say. */
export function privateInfoHint(kinds: readonly PrivateInfo[]): string | null {
  if (kinds.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(kinds.map((kind) => names[kind]))
  return `Your notes seem to hold ${list}. Others could find this person with it.`
}

function bothCases(words: string): string {
  return words.replace(
    /[a-z]+/g,
    (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
  )
}
