import { experienceTags } from '@greenlight/domain/experience'
import { Timestamp } from 'firebase/firestore/lite'
import { type Fields, past } from '../setup/documents.ts'

type Check = (value: unknown) => boolean
type Shape = {
  readonly needed: Readonly<Record<string, Check>>
  readonly optional?: Readonly<Record<string, Check>>
}

const text =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length <= max &&
    value.trim().length >= Math.min(min, 1) &&
    value.length >= min
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
const flag: Check = (value) => typeof value === 'boolean'
/** Not before the initial documents: clients cannot choose a date. */
const time: Check = (value) => value instanceof Timestamp && value.toMillis() >= past.toMillis()
const photo =
  (max: number): Check =>
  (value) =>
    text(1, max)(value) && /^data:image\/jpeg;base64,\/9j\/[\w+/]+={0,2}$/.test(String(value))
const map =
  (shape: Shape): Check =>
  (value) =>
    typeof value === 'object' && value !== null && fits(shape, { ...value })
const place: Check = (value) =>
  value === null || map({ needed: { lat: degrees(90), lon: degrees(180) } })(value)

/** At most two decimals. */
function degrees(most: number): Check {
  return (value) =>
    typeof value === 'number' &&
    Math.abs(value) <= most &&
    Math.abs(value - Math.round(value * 100) / 100) < 1e-8
}

/** Two geohashes, the second a prefix of the first; or up to four states. */
const geoCells: Check = (value) =>
  Array.isArray(value) &&
  (/^([0-9b-hjkmnp-z]{2})[0-9b-hjkmnp-z] \1$/.test(value.join(' ')) ||
    (value.length <= 4 && value.every((cell) => /^-[a-z]{2}$/.test(String(cell)))))

const keys =
  (most: number, form: RegExp): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((key) => typeof key === 'string' && form.test(key))

const tone = oneOf('green', 'yellow', 'red')
const uid = text(1, 128)
const isAllowSetting: Check = (value) => value === 'none' || value === 'everyone'

/** The schema of each collection, written independently of the rules. */
const shapes: readonly (readonly [RegExp, Shape])[] = [
  [
    /^users\/[^/]+$/,
    {
      needed: { createdAt: time },
      optional: {
        email: text(3, 300),
        username: text(2, 40),
        displayName: text(0, 80),
        location: text(0, 120),
        locationText: text(0, 120),
        locationCoords: place,
        defaultLocation: text(0, 120),
        myGender: (value) => value === null || oneOf('woman', 'man', 'nonbinary', 'other')(value),
        showMe: (value) =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.every(oneOf('women', 'men', 'nonbinary', 'everyone')) &&
          new Set(value).size === value.length,
        profileComplete: flag,
        acceptedTermsAt: (value) => value === null || time(value),
        updatedAt: time,
        alerts: map({
          needed: {
            email: oneOf('soon', 'daily', 'off'),
            push: flag,
            open: flag,
            kinds: Array.isArray,
          },
          optional: {},
        }),
        messageSettings: map({
          needed: {},
          optional: {
            allow: isAllowSetting,
            readReceipts: flag,
            typingIndicators: flag,
            notifications: flag,
            additions: flag,
          },
        }),
      },
    },
  ],
  [/^users\/[^/]+\/blocks\/[^/]+$/, { needed: { createdAt: time } }],
  [/^users\/[^/]+\/reads\/[^/]+$/, { needed: { at: time } }],
  [
    /^users\/[^/]+\/devices\/[^/]+$/,
    {
      needed: {
        endpoint: text(9, 1000),
        p256dh: text(87, 87),
        auth: text(22, 22),
        hash: text(64, 64),
        at: time,
      },
    },
  ],
  [
    /^users\/[^/]+\/quota\/[^/]+$/,
    { needed: { since: time, count: whole(1, 50), last: text(0, 2000), at: time } },
  ],
  [
    /^users\/[^/]+\/notices\/[^/]+$/,
    {
      needed: {
        kind: text(3, 10),
        target: text(1, 500),
        reason: text(0, 500),
        at: time,
        readAt: (value) => value === null || time(value),
      },
      optional: { expireAt: time, point: text(0, 13) },
    },
  ],
  [
    /^cases\/[^/]+$/,
    {
      needed: {
        kind: oneOf('removal', 'appeal'),
        by: uid,
        reportId: text(0, 128),
        statement: text(1, 2000),
        createdAt: time,
        state: oneOf('open'),
      },
      optional: {
        about: text(0, 500),
        relation: oneOf('me', 'minor', 'representative'),
        wish: oneOf('remove', 'intimate', 'correct', 'answer'),
        appealed: text(1, 1500),
        signature: text(1, 80),
        goodFaith: flag,
      },
    },
  ],
  [
    /^reports\/[^/]+$/,
    {
      needed: {
        ownerUid: uid,
        authorUid: uid,
        name: text(1, 80),
        age: whole(18, 100),
        tone,
        notes: text(0, 2000),
        location: text(1, 120),
        locationCoords: place,
        gender: oneOf('woman', 'man', 'nonbinary', 'other'),
        wantsToSee: oneOf('men', 'women', 'everyone'),
        photoUrl: photo(34_000),
        createdAt: time,
        status: oneOf('public', 'pending', 'rejected'),
        counters: map({ needed: { green: whole(0, 0), yellow: whole(0, 0), red: whole(0, 0) } }),
      },
      optional: {
        ownerDisplayName: text(2, 40),
        geoCells: geoCells,
        searchKeys: keys(120, /^(?:[\p{L}\p{N}]{1,24}|~[A-Z0]{1,23})$/u),
        photoKeys: keys(30, /^[0-2][01][0-9a-f]{5}$/),
        revisedAt: time,
      },
    },
  ],
  [/^usernames\/[^/]+$/, { needed: { uid, name: text(2, 40), folded: text(2, 40), since: time } }],
  [/^revisions\/[^/]+$/, { needed: { ownerUid: uid, notes: text(0, 2000), at: time } }],
  [/^gone\/[^/]+$/, { needed: { ownerUid: uid, at: time } }],
  [/^erasures\/[^/]+$/, { needed: { at: time, done: flag, expireAt: time } }],
  [/\/private\/review$/, { needed: { flagCount: whole(0, 1e6) } }],
  [/\/photos\/full$/, { needed: { dataUrl: photo(478_000) } }],
  [
    /\/experiences\/[^/]+$/,
    {
      needed: { userId: uid, userName: text(2, 40), tone, notes: text(1, 2000), createdAt: time },
      optional: {
        tags: (value) =>
          Array.isArray(value) && value.length <= 3 && value.every(oneOf(...experienceTags)),
        when: oneOf('this-year', 'last-year', 'earlier'),
      },
    },
  ],
  [
    /\/comments\/[^/]+$/,
    { needed: { userId: uid, userName: text(2, 40), text: text(1, 1000), createdAt: time } },
  ],
  [
    /^threads\/[^/]+$/,
    {
      needed: {
        members: (value) => Array.isArray(value) && value.length === 2 && value.every(uid),
        memberInfo: (value) =>
          typeof value === 'object' &&
          value !== null &&
          Object.values(value).every(map({ needed: { displayName: text(0, 80) } })),
        createdAt: time,
        lastAt: time,
      },
      optional: {
        lastRead: (value) =>
          typeof value === 'object' && value !== null && Object.values(value).every(time),
        lastMessage: text(1, 2000),
        lastSender: uid,
        lastId: text(1, 128),
        startedBy: uid,
        state: oneOf('request', 'open'),
        sent: whole(1, 3),
        reportId: text(1, 128),
        left: (value) =>
          typeof value === 'object' &&
          value !== null &&
          Object.values(value).every((mark) => mark === true),
      },
    },
  ],
  [
    /\/messages\/[^/]+$/,
    { needed: { sender: uid, text: text(1, 2000), createdAt: time, threadId: text(1, 300) } },
  ],
  [/\/typing\/[^/]+$/, { needed: { at: (value) => value === 0 || time(value) } }],
  [
    /^flags\/[^/]+$/,
    {
      needed: {
        by: uid,
        author: text(1, 128),
        targetPath: text(9, 500),
        reason: text(4, 13),
        note: text(0, 1000),
        createdAt: time,
        state: oneOf('open'),
      },
      optional: { reportId: text(1, 128), evidence: text(1, 2000) },
    },
  ],
]

/** Whether a stored document has all needed fields, no unknown fields, and valid values. */
export function fitsSchema(path: string, fields: Fields): boolean {
  const shape = shapes.find(([pattern]) => pattern.test(path))?.[1]
  return shape !== undefined && fits(shape, fields)
}

function fits({ needed, optional = {} }: Shape, fields: Fields): boolean {
  const known: Readonly<Record<string, Check>> = { ...optional, ...needed }
  return (
    Object.keys(needed).every((field) => field in fields) &&
    Object.entries(fields).every(([field, value]) => known[field]?.(value) === true)
  )
}
