import { readFileSync } from 'node:fs'
import type { Registry } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { addExperience, addReport } from '../mf-profile/profiles.ts'
import { loadRules } from '../rules/setup/loadRules.ts'
import { publishAs } from './publishAs.ts'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
const COMMENTS = 'allow create: if isContribution(reportId) && isPlainId(commentId)'
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-greenlight'

type Fixtures = {
  /** From now on the rules refuse the comments of one member, as if they asked for more than before. */
  refuseComments: (uid: string) => Promise<void>
}

// One after the other: the emulator has one set of rules.
base.describe.configure({ mode: 'default' })

const test = base.extend<Fixtures>({
  refuseComments: async ({}, use) => {
    await use(async (uid) => {
      const next = rules.replace(COMMENTS, `${COMMENTS} && request.auth.uid != '${uid}'`)
      expect(next).not.toBe(rules)
      await loadRules(project, next)
    })
    await loadRules(project, rules)
  },
})

/** A member who has typed a comment, and how many documents that page has loaded since. */
async function typeComment(openAs: (email: string, path?: string) => Promise<Page>) {
  const [owner, member] = await Promise.all([createMember('Olive'), createMember('Rosa')])
  const id = await addReport(owner)
  const experience = await addExperience(id, owner)
  const page = await openAs(member.email, `/profile/${id}`)
  await openComments(page)
  await page.getByLabel('Your comment').fill('It was the same for me.')
  let documents = 0
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  const stored = backend.db.collection(`reports/${id}/experiences/${experience}/comments`)
  return { page, member, stored, loaded: () => documents }
}

const openComments = (page: Page) => page.getByRole('button', { name: /comments on/ }).click()
const add = (page: Page) => page.getByRole('button', { name: 'Add comment' }).click()
const plainError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to add comment.' })

test('a write that the rules refuse reloads the page once if a newer release is live, and keeps what was typed', async ({
  openAs,
  refuseComments,
}) => {
  const { page, member, stored, loaded } = await typeComment(openAs)
  await publishAs(page, 'mf-profile', { version: '9.9.9' })
  await refuseComments(member.uid)

  await add(page)
  const shown = page.locator('[data-remote]:not(.gl-entering)')
  await expect(shown).toHaveAttribute('data-remote', 'mf-profile@9.9.9')
  expect(loaded()).toBe(1)
  await openComments(page)
  await expect(page.getByLabel('Your comment')).toHaveValue('It was the same for me.')

  await add(page)
  await expect(plainError(page)).toBeVisible()
  await expect(page.getByLabel('Your comment')).toHaveValue('It was the same for me.')
  expect(loaded()).toBe(1)
  expect((await stored.get()).size).toBe(0)
})

test('it reloads once if a newer shell is live', async ({ openAs, refuseComments }) => {
  const { page, member, loaded } = await typeComment(openAs)
  await page.route('**/registry.json', async (route) => {
    const response = await page.request.get(route.request().url())
    const registry = (await response.json()) as Registry
    expect(registry.shell).toMatchObject({ name: 'shell' })
    const shell = { ...registry.shell, version: '9.9.9' }
    await route.fulfill({ response, json: { ...registry, shell } })
  })
  await refuseComments(member.uid)

  await add(page)
  await expect.poll(loaded).toBe(1)
  await openComments(page)
  await expect(page.getByLabel('Your comment')).toHaveValue('It was the same for me.')
  await add(page)
  await expect(plainError(page)).toBeVisible()
  expect(loaded()).toBe(1)
})

test('it shows the error at once if the page has what is live', async ({
  openAs,
  refuseComments,
}) => {
  const { page, member, loaded } = await typeComment(openAs)
  await refuseComments(member.uid)
  const asked = page.waitForResponse('**/registry.json')
  await add(page)
  await expect(plainError(page)).toBeVisible()
  await asked
  await expect(page.getByLabel('Your comment')).toHaveValue('It was the same for me.')
  expect(loaded()).toBe(0)
})
