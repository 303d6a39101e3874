import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { BADGE_TARGETS, visitAndCount } from './leaks.ts'

const ROUNDS = 10

// The heap grows by what is no leak as well: `npm run bench -- leaks` measures it, over 50 rounds.
test(`every remote is mounted and unmounted ${ROUNDS} times, and nothing is left`, async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs((await createMember('Ada', { admin: true })).email)
  const { before, held } = await visitAndCount(page, ROUNDS)
  await expect.poll(async () => (await held()).targets).toBeLessThanOrEqual(BADGE_TARGETS)
  const apart = { heap: 0, targets: 0 }
  await expect.poll(async () => ({ ...(await held()), ...apart })).toEqual({ ...before, ...apart })
})
