import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

test("shows 'Something went wrong' without any script if the shell does not start", async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort('connectionrefused'))
  await page.goto('/terms')
  const said = page.getByRole('heading', { name: 'Something went wrong' })
  await expect(said).toBeHidden()
  // It takes the style sheet a while to show it.
  await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()))
  await expect(said).toBeVisible()

  await page.unroute('**/*.js')
  await page.getByRole('link', { name: 'reload the page' }).click()
  await expect(heading(page, 'Terms')).toBeVisible()
})

test('a banned member sees why and can retry when the page for banned members cannot be downloaded', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Ben')
  await backend.db.doc(`bans/${uid}`).set({ reason: 'Threats.', createdAt: backend.now() })
  const address = '**/NoAccess-*.js*'
  const page = await openAs(email, '/terms')
  await page.route(address, (route) => route.abort())
  await page.goto('/gallery')
  const error = page.getByRole('alert')
  await expect(error).toHaveText('Your account has been suspended.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(error).toBeVisible()

  await page.unroute(address)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The reason: Threats.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeal' })).toBeVisible()
  await expect(heading(page, 'Account suspended')).toBeFocused()
})
