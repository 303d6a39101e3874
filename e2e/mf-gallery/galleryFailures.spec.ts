import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { cards, loadMore } from './galleryPage.ts'

test('a failed load shows an error and Retry works; if a later page fails, the cards stay', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member, '/share')
  await page.route('**/*:runQuery*', (route) => route.abort())
  await page.goto('/gallery')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load gallery.' })
  await expect(failure).toBeVisible()
  await page.unroute('**/*:runQuery*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(24)
  await expect(failure).toBeHidden()

  await page.route('**/*:runQuery*', (route) => route.abort())
  await loadMore(page).click()
  await expect(failure).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await page.unroute('**/*:runQuery*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(48)
})

test('offline is shown, and the gallery loads by itself when the connection returns', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member, '/share')
  await page.route('**/*:runQuery*', (route) => route.abort())
  await page.getByRole('link', { name: 'Greenlight' }).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByRole('alert')).toHaveText('You are offline. Please check your connection.')
  await page.unroute('**/*:runQuery*')
  await page.context().setOffline(false)
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('alert')).toBeHidden()
})
