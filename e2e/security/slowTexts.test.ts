import { isBlank } from '@greenlight/domain/fields'
import { fold } from '@greenlight/domain/fold'
import { authorName } from '@greenlight/domain/member'
import { nameKey } from '@greenlight/domain/nameWords'
import { readPhotoDataUrl } from '@greenlight/domain/photoDataUrl'
import { findPrivateInfo } from '@greenlight/domain/privateInfo'
import { parseReport } from '@greenlight/domain/report'
import { searchKeys } from '@greenlight/domain/searchKeys'
import { abbreviate, expandAbbreviations, foldTownName } from '@greenlight/domain/town/townFold'
import { interpretTownText } from '@greenlight/domain/town/townText'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import { GreenlightError } from '@greenlight/runtime'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGalleryFilters } from '../../mf-gallery/src/filters/filtersAddress.ts'
import { matchesText } from '../../mf-gallery/src/filters/galleryFilters.ts'
import { printableText } from '../../mf-profile/src/account/pdf/printableText.ts'
import { commentText } from '../../mf-profile/src/comments/commentText.ts'

/** Everything that takes text which a member, an address or a document chose. */
const functions: Record<string, (text: string) => unknown> = {
  findPrivateInfo,
  nameKey,
  searchKeys: (text) => searchKeys(text.slice(0, 80), text.slice(0, 120)),
  interpretTownText,
  foldTownName,
  expandAbbreviations,
  abbreviate,
  fold,
  isBlank,
  printableText,
  readPhotoDataUrl,
  authErrorText: (text) =>
    authErrorText(
      new GreenlightError({
        code: 'kit/sign-in-failed',
        text: 'Sign-in failed',
        cause: Object.assign(new Error(text), { code: 'auth/other' }),
      }),
    ),
  'authorName of an e-mail': (text) => authorName({ email: text }),
  'the check of a comment': (text) => commentText['~standard'].validate(text),
  parseReport: (text) => parseReport('id', { name: text, notes: text, location: text }),
  'a gallery search by address': (text) => {
    const { searchText } = readGalleryFilters(new URLSearchParams({ q: text }), ['everyone'])
    return matchesText({ name: 'Sam', notes: 'Kind. '.repeat(300) }, searchText)
  },
}

const LIMIT_MS = 50
const PER = 2000
const TRIES = 5

/** Processor time of this process: what other programs do at the same time does not count. */
function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The best of some tries, which a garbage collection or a compilation cannot spoil. */
function fastest(run: () => unknown, limit: number): number {
  let best = Infinity
  for (let tries = 0; tries < TRIES && best >= limit; tries += 1) best = Math.min(best, cpuMs(run))
  return best
}

/** What backtracking patterns repeat, and what stands before and behind it. */
const units = [
  ...[
    ' ',
    'a',
    '1',
    '@',
    '.',
    '-',
    ',',
    '(',
    '\n',
    '\t',
    "'",
    '+',
    ':',
    '=',
    '_',
    '/',
    'A',
    '\u0301',
  ],
  ...[
    'a@',
    '@a',
    'a.',
    '1 ',
    ' 1',
    '1-',
    ' A',
    '1 A ',
    'a-',
    'a ',
    '(at)',
    ' at ',
    'ig ',
    'ig',
    'www.',
  ],
  ...[' us', ', ', ' u.s.', 'st ', 'n ', 'united ', 'ﷺ', 'ß', '🇺🇸', '👩‍👩‍👧', 'É', '/9j/', '+1', '123'],
]
const edges = [
  '',
  ' ',
  '!',
  '@',
  '1 ',
  'x',
  'x@',
  'ig',
  ', usa',
  'data:image/jpeg;base64,/9j/',
  '(auth/',
]

const textOf = (length: number) =>
  fc
    .tuple(
      fc.constantFrom(...edges),
      fc.oneof(
        fc.constantFrom(...units),
        fc
          .array(fc.constantFrom(...units), { minLength: 2, maxLength: 4 })
          .map((all) => all.join('')),
      ),
      fc.constantFrom(...edges),
    )
    .map(([start, unit, end]) => {
      const room = length - start.length - end.length
      return start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end
    })

test.each(Object.entries(functions))(
  '%s takes less than 50 ms for 2,000 characters',
  { timeout: 120_000 },
  (_name, run) => {
    for (const [length, numRuns] of [
      [2000, 60],
      [120_000, 5],
    ] as const) {
      const limit = (LIMIT_MS * length) / PER
      // The units by themselves, each of them; then mixtures.
      const alone = units.map((unit) => `x${unit.repeat(length / unit.length)}!`)
      for (const text of length === PER ? alone : []) {
        expect(
          fastest(() => run(text), limit),
          JSON.stringify(text.slice(0, 20)),
        ).toBeLessThan(limit)
      }
      fc.assert(
        fc.property(textOf(length), (text) => {
          expect(fastest(() => run(text), limit)).toBeLessThan(limit)
        }),
        { numRuns },
      )
    }
  },
)
