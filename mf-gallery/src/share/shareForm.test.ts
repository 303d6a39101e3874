import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { failure, type GalleryErrorCode } from '../errors.ts'
import { emptyShare, readAge, shareSchema, type ShareValues } from './shareForm.ts'

const complete: ShareValues = {
  ...emptyShare(),
  photo: { url: 'blob:', size: { width: 9, height: 9 }, crop: { zoom: 1, x: 0, y: 0 } },
  name: 'x'.repeat(80),
  age: '18',
  place: { text: 'Chicago', coords: null },
  gender: 'man',
  wantsToSee: 'women',
}
const at = (text: string) => ({ text, coords: null })

/** The first problem of each field in order; `null` is the whole form. */
function problemsOf(values: ShareValues, isSignedIn = true) {
  const { issues = [] } = safeParse(shareSchema(isSignedIn), values)
  const problems = new Map<unknown, string>()
  for (const { path, message } of issues) {
    const field = path?.[0]?.key ?? null
    if (!problems.has(field)) problems.set(field, message)
  }
  return [...problems]
}
const problem = (field: keyof ShareValues | null, code: GalleryErrorCode) => [
  field,
  failure(code).text,
]

test.each<[string, Partial<ShareValues>, (string | null)[][]]>([
  ['a complete form', {}, []],
  ['no name', { name: '' }, [problem('name', 'gallery/share-name')]],
  ['a name of blanks', { name: '  ' }, [problem('name', 'gallery/share-name')]],
  [
    'a name of invisible characters',
    { name: '\u200b\u2800' },
    [problem('name', 'gallery/share-name')],
  ],
  [
    'a name that is too long',
    { name: 'x'.repeat(81) },
    [problem('name', 'gallery/share-name-length')],
  ],
  ['an age that is too low', { age: '17' }, [problem('age', 'gallery/share-age')]],
  ['a location of blanks', { place: at(' ') }, [problem('place', 'gallery/share-location')]],
  [
    'a location that is too long',
    { place: at('x'.repeat(121)) },
    [problem('place', 'gallery/share-location-length')],
  ],
  [
    'notes that are too long',
    { notes: 'x'.repeat(2001) },
    [problem('notes', 'gallery/share-notes-length')],
  ],
])('%s', (_name, changes, problems) => {
  expect(problemsOf({ ...complete, ...changes })).toEqual(problems)
})

test('an empty form has all problems, in its order', () => {
  expect(problemsOf(emptyShare())).toEqual([
    problem('photo', 'gallery/share-photo'),
    problem('name', 'gallery/share-name'),
    problem('age', 'gallery/share-age'),
    problem('place', 'gallery/share-location'),
    problem('gender', 'gallery/share-gender'),
    problem('wantsToSee', 'gallery/share-wants-to-see'),
  ])
})

test('without a session there is one problem, of the whole form', () => {
  const [first] = problemsOf(emptyShare(), false)
  expect(first).toEqual(problem(null, 'gallery/share-signed-out'))
})

test('a checked form is trimmed, and its age is a number', () => {
  const typed = { ...complete, name: ' Alex ', age: ' 42 ', notes: ' Kind. ' }
  const { output } = safeParse(shareSchema(true), typed)
  expect(output).toEqual({ ...complete, name: 'Alex', age: 42, notes: 'Kind.' })
})

test('the tone is green at first', () => {
  expect(emptyShare().tone).toBe('green')
})

test.each([
  ['18', 18],
  [' 42 ', 42],
  ['100', 100],
  ['17', null],
  ['101', null],
  ['018', 18],
  ['18.5', null],
  ['-20', null],
  ['1e2', null],
  ['twenty', null],
  ['', null],
])('reads the age %j as %j', (typed, age) => {
  expect(readAge(typed)).toBe(age)
})
