import { expect, test } from '../fixtures/test.ts'

test('a shell that does not start is said to have gone wrong, without any script', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
})
