import { randomUUID } from 'node:crypto'
import { fakeGoogleWindow } from '../fixtures/googleWindow.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

// The policy of a preview does not let Google's script in.
test.use({ bypassCSP: true })

test('a window of Google that the browser blocks opens at the next click, and what was typed stays', async ({
  page,
  problems,
}) => {
  await changeConfig(page, ({ firebase }) => ({
    preview: false,
    firebase: { ...firebase, authDomain: 'localhost' },
  }))
  const google = await fakeGoogleWindow(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('typed@greenlight.test')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked Google’s window. Open it with the button.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('typed@greenlight.test')

  await page.getByRole('button', { name: 'Open Google’s window' }).click()
  await expect.poll(async () => (await google.opened()).length).toBe(2)
  expect((await google.opened()).at(-1)?.inClick, 'while the click allows it').toBe(true)
  await google.choose(`ann-${randomUUID().slice(0, 8)}@greenlight.test`)
  await expect(page).toHaveURL('/legal-agreement')
  // Its script is answered by the test.
  expect(problems.filter((problem) => !problem.includes('https://apis.google.com/'))).toEqual([])
  problems.length = 0
})

test('in a browser inside of another app, the page says what works instead', async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 360.0',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByText('Google’s sign-in does not work here.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  await context.close()
})
