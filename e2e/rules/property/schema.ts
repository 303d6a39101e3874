import { Timestamp } from 'firebase/firestore/lite'
import { past, type Fields } from '../stage/documents.ts'

type Check = (value: unknown) => boolean
type Shape = {
  readonly needed: Readonly<Record<string, Check>>
  readonly optional?: Readonly<Record<string, Check>>
}

const text =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length <= most &&
    value.trim().length >= Math.min(least, 1) &&
    value.length >= least
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const flag: Check = (value) => typeof value === 'boolean'
/** Of this world or later: no date that someone made up. */
const time: Check = (value) => value instanceof Timestamp && value.toMillis() >= past.toMillis()
const photo =
  (most: number): Check =>
  (value) =>
    text(1, most)(value) && /^data:image\/jpeg;base64,\/9j\/[\w+/]+={0,2}$/.test(String(value))
const map =
  (shape: Shape): Check =>
  (value) =>
    typeof value === 'object' && value !== null && fits(shape, { ...value })
const place: Check = (value) =>
  value === null || map({ needed: { lat: between(-90, 90), lon: between(-180, 180) } })(value)

function between(least: number, most: number): Check {
  return (value) => typeof value === 'number' && value >= least && value <= most
}

/** Two geohashes, the second the beginning of the first; or up to four states. */
const cells: Check = (value) =>
  Array.isArray(value) &&
  (/^([0-9b-hjkmnp-z]{2})[0-9b-hjkmnp-z] \1$/.test(value.join(' ')) ||
    (value.length <= 4 && value.every((cell) => /^-[a-z]{2}$/.test(String(cell)))))

const tone = oneOf('green', 'yellow', 'red')
const uid = text(1, 128)
const isOff: Check = (value) => value === 'none' || value === 'everyone'

/** What may stand in each collection, written down apart from the rules. */
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
        messageSettings: map({
          needed: {},
          optional: {
            allow: isOff,
            readReceipts: flag,
            typingIndicators: flag,
            notifications: flag,
          },
        }),
      },
    },
  ],
  [/^users\/[^/]+\/blocks\/[^/]+$/, { needed: { createdAt: time } }],
  [/^users\/[^/]+\/reads\/[^/]+$/, { needed: { at: time } }],
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
      optional: { ownerDisplayName: text(2, 40), flagCount: whole(0, 1e6), geoCells: cells },
    },
  ],
  [/\/photos\/full$/, { needed: { dataUrl: photo(478_000) } }],
  [
    /\/experiences\/[^/]+$/,
    {
      needed: { userId: uid, userName: text(2, 40), tone, notes: text(1, 2000), createdAt: time },
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
          Object.values(value).every(map({ needed: { displayName: text(1, 80) } })),
        createdAt: time,
        lastAt: time,
      },
      optional: {
        lastRead: (value) =>
          typeof value === 'object' && value !== null && Object.values(value).every(time),
        lastMessage: text(1, 2000),
        lastSender: uid,
        lastId: text(1, 128),
      },
    },
  ],
  [
    /\/messages\/[^/]+$/,
    { needed: { sender: uid, text: text(1, 2000), createdAt: time, threadId: text(1, 300) } },
  ],
  [/\/typing\/[^/]+$/, { needed: { at: time } }],
  [
    /^flags\/[^/]+$/,
    {
      needed: {
        by: uid,
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

/** Whether a stored document has exactly the fields of its collection, each of the right kind. */
export function isSound(path: string, fields: Fields): boolean {
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
