import { Timestamp } from 'firebase-admin/firestore'

type Fields = Readonly<Record<string, unknown>>

/** Stands in every hostile text, so that it is found wherever a page shows it. */
export const MARK = '☠'

/** Text that would run, load or turn around what follows, if it were anything but text. */
export const texts = [
  `${MARK}<script>window.hacked=1</script>`,
  `${MARK}<img src=x onerror="window.hacked=1">`,
  `${MARK}"><svg onload=window.hacked=1>`,
  `${MARK}{{constructor.constructor('window.hacked=1')()}}`,
  `javascript:window.hacked=1//${MARK}`,
  `${MARK}\u202E\u2066dlrow olleh\u0000\u200F`,
  `${MARK}${'W'.repeat(10_000)}`,
]

/** Photos that are none, and one that would leave its attribute. */
const photos: readonly unknown[] = [
  'javascript:window.hacked=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
  'data:text/html,<script>window.hacked=1</script>',
  'data:image/jpeg;base64,/9j/AA" onerror="window.hacked=1',
  'https://evil.example/pixel.jpg',
  `data:image/jpeg;base64,/9j/${'A'.repeat(480_000)}`,
  { toString: 'x' },
]

const wrong: readonly unknown[] = [
  null,
  7,
  Number.NaN,
  true,
  [texts[0]],
  { constructor: 1, toString: 'x', hasOwnProperty: null },
  Timestamp.fromMillis(0),
]

const keys = { constructor: texts[0], toString: 'x', valueOf: {}, hasOwnProperty: null }

/**
 * Documents of one collection gone bad: each text field with each hostile text, then every field with
 * each wrong type, then without any. `fields` says what a right one has.
 */
export function spoilt(fields: Fields, kept: Fields): readonly Fields[] {
  const names = Object.keys(fields)
  const all = (value: (at: number) => unknown) =>
    Object.fromEntries(names.map((name, at) => [name, value(at)]))
  const withTexts = texts.map((text, at) => ({
    ...fields,
    ...Object.fromEntries(
      names.filter((name) => typeof fields[name] === 'string').map((name) => [name, text]),
    ),
    ...('photoUrl' in fields && { photoUrl: photos[at] }),
  }))
  const ofWrongTypes = wrong.map((value) => all(() => value))
  return [...withTexts, ...ofWrongTypes, {}].map((document) => ({
    ...keys,
    ...document,
    ...kept,
  }))
}
