import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { someone } from '../fixtures/reports.ts'
import { choosePhoto, jpegFile, zoom } from '../fixtures/shareForm.ts'
import { expect } from '../fixtures/test.ts'
import { baselineBomb, hiddenBomb, progressiveBomb } from './bombs.ts'
import { named, test } from './place.ts'

const bombs = [baselineBomb(), progressiveBomb(), baselineBomb(1600), progressiveBomb(320)]
/** Before all that is seeded, and after the reports of thousand.spec.ts. */
const longAgo = (at = 0) => Timestamp.fromMillis(Date.parse('1993-01-01') + at)

const withBombs = (count: number, fields: (at: number) => object) =>
  named(
    'reports/',
    Array.from({ length: count }, (_, at) => ({
      ...someone(),
      name: `Bomb ${at}`,
      photoUrl: bombs[at % bombs.length],
      ...fields(at),
    })),
  )

const idOf = (path: string) => path.replace('reports/', '')

/** The photos named `Photo of Bomb …` are placeholders: none is an element that decodes anything. */
async function expectPlaceholders(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Photo of Bomb/ }).first()).toBeVisible()
  const shown = await page.evaluate((urls) => {
    return [...document.images].filter(({ src }) => urls.includes(src)).length
  }, bombs)
  expect(shown).toBe(0)
}

test('the bombs are real: a browser takes each for a picture of that size', async ({ page }) => {
  await page.goto('/login')
  const edges = await page.evaluate(async (urls) => {
    const load = async (src: string) => {
      const image = new Image()
      await new Promise((resolve) => {
        image.onload = image.onerror = resolve
        image.src = src
      })
      return image.naturalWidth
    }
    return Promise.all(urls.map(load))
  }, bombs)
  expect(edges).toEqual([23_000, 23_000, 1600, 320])
})

test('gallery, profile and own shares show a placeholder', async ({ openAs, place }) => {
  const member = await createMember('Mia')
  const owned = { ownerUid: member.uid, authorUid: member.uid }
  const fields = { status: 'public', gender: 'woman', ...owned }
  const reports = withBombs(24, (at) => ({ createdAt: longAgo(at), ...fields }))
  const [first = '', second = ''] = Object.keys(reports)
  await place({
    ...reports,
    [`${first}/photos/full`]: { dataUrl: progressiveBomb() },
    [`${second}/photos/full`]: { dataUrl: baselineBomb() },
  })
  // The reports of thousand.spec.ts are older, but not of women.
  const page = await openAs(member.email, '/gallery?sort=oldest&miles=0&gender=women')
  await expect(page.locator(`#profile-${idOf(first)}`)).toBeVisible()
  await expectPlaceholders(page)
  for (const path of [first, second]) {
    await page.goto(`/profile/${idOf(path)}`)
    await expect(page.getByRole('heading', { name: /^Experiences/ })).toBeVisible()
    await expectPlaceholders(page)
    expect(await page.locator('main img').count()).toBe(0)
  }
  await page.goto('/myshares')
  await expectPlaceholders(page)
})

test('admin review shows placeholders for preview and full photo, until the admin asks for one', async ({
  openAs,
  place,
}) => {
  const admin = await createMember('Ada', { admin: true })
  const reports = withBombs(8, () => ({ status: 'pending', createdAt: longAgo() }))
  const third = Object.keys(reports)[2] ?? ''
  const wide = baselineBomb(1600)
  await place({ ...reports, [`${third}/photos/full`]: { dataUrl: wide } })
  const page = await openAs(admin.email, '/adminreview')
  await page.setViewportSize({ width: 1280, height: 800 })
  const waiting = page.getByRole('list', { name: 'Waiting profiles' })
  await expect(waiting.getByRole('button').filter({ hasText: 'Bomb 0' })).toBeVisible()
  await waiting.getByRole('button').filter({ hasText: 'Bomb 0' }).click()
  await expectPlaceholders(page)
  await waiting.getByRole('button').filter({ hasText: 'Bomb 1' }).click()
  await expectPlaceholders(page)
  await waiting.getByRole('button').filter({ hasText: 'Bomb 2' }).click()
  await expect(page.getByRole('button', { name: 'Show anyway: Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Show anyway: Full photo' }).click()
  const full = page.locator('main img[alt="Full photo of Bomb 2"]')
  await expect(full).toHaveJSProperty('naturalWidth', 1600)
  await expect(page.locator('main img[alt="Photo of Bomb 2"]')).toHaveCount(0)
})

test('the exported files leave such a photo out', async ({ openAs, place }) => {
  const member = await createMember('Mia')
  const owned = { ownerUid: member.uid, authorUid: member.uid }
  await place(withBombs(2, () => ({ status: 'public', createdAt: longAgo(), ...owned })))
  const page = await openAs(member.email, '/settings')
  await page.getByRole('button', { name: 'Request account details' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as JSON' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('Bomb 0')
  for (const bomb of bombs) expect(file).not.toContain(bomb)
})

test('none is taken when a photo is chosen', async ({ openAs }) => {
  const { email } = await createMember('Mia')
  const page = await openAs(email, '/share')
  const photo = page.getByRole('group', { name: 'Photo', exact: true })
  const bytes = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64')
  for (const file of [bytes(baselineBomb()), bytes(progressiveBomb()), hiddenBomb(1_000_000)]) {
    await choosePhoto(page, jpegFile(file))
    await expect(photo).toContainText('This photo is too large. Please choose a smaller one.')
    await expect(zoom(page)).toBeHidden()
    await page.reload()
  }
  expect((await backend.db.collection('reports').where('name', '==', 'Bomb').get()).size).toBe(0)
})
