// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readArguments } from './adminAdd.mjs'

test.each([
  [['someone@example.org'], { email: 'someone@example.org', project: undefined, emulator: false }],
  [
    ['  Some.One@Example.ORG '],
    { email: 'some.one@example.org', project: undefined, emulator: false },
  ],
  [['a@b.co', '--project', 'mine'], { email: 'a@b.co', project: 'mine', emulator: false }],
  [['--emulator', 'a+b@b.co'], { email: 'a+b@b.co', project: undefined, emulator: true }],
])('%j names an admin', (args, expected) => {
  expect(readArguments(args)).toEqual(expected)
})

test.each([
  [[], /^Usage/],
  [['a@b.co', 'c@d.co'], /^Usage/],
  [['someone'], /"someone" is no e-mail address/],
  [['a@b'], /no e-mail address/],
  [['a/b@c.org'], /no e-mail address/],
  // The Kelvin sign is k in lower case, but not in what the rules compare.
  [['\u212Aim@example.org'], /no e-mail address/],
  [['a@b.co', '--force'], /Unknown option '--force'/],
  [['a@b.co', '--project'], /argument missing/],
])('%j is refused in one line', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason)
})

test.each([[[]], [['--project', 'nobodys-project']]])(
  'without credentials, given %j, it says in one line where to get some',
  (more) => {
    const script = fileURLToPath(new URL('adminAdd.mjs', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [script, 'a@b.co', ...more], {
      env: { METADATA_SERVER_DETECTION: 'none', HOME: '/nowhere' },
      encoding: 'utf8',
    })
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^✖ a@b\.co could not be added .*gcloud auth application-default login/,
      ),
    ])
    expect(status).toBe(1)
  },
  30_000,
)
