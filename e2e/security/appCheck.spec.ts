import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { signIn } from '../fixtures/signIn.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js**'
const exchange = 'https://content-firebaseappcheck.googleapis.com/**'

/** What Google’s script would bring, as far as Firebase asks for it. */
const answer = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { callback }) => void (window.passed = callback),
  execute: async () => (window.passed(), 'from-recaptcha'),
} }`

// What the policy lets through with a key is a unit test of tools/hosting: here it is the preview's.
test.use({ bypassCSP: true })

/** The site as it is with a key for App Check. */
const withAppCheck = (page: Page) => changeConfig(page, () => ({ appCheck: 'site-key' }))

const isAboutAppCheck = (url: string) => /app-?check|recaptcha/i.test(url)

test('without a key not a byte of App Check is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, (await createMember('Mia')).email)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked.filter(isAboutAppCheck)).toEqual([])
})

test('with a key every request to Firebase proves where it comes from', async ({
  page,
  problems,
}) => {
  const { email } = await createMember('Mia')
  await withAppCheck(page)
  await page.route(recaptcha, (route) =>
    route.fulfill({ body: answer, contentType: 'text/javascript' }),
  )
  const proofs: unknown[] = []
  await page.route(exchange, (route) => {
    proofs.push(route.request().postDataJSON())
    return route.fulfill({
      json: { token: 'proof', ttl: '3600s' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  const asked: { url: string; proof: string | undefined }[] = []
  page.on('request', (request) => {
    const isOurs = /:(runQuery|batchGet)|accounts:(sign|lookup)/.test(request.url())
    // The browser asks whether it may before, without a body and without proof.
    if (!isOurs || !request.postData()) return
    asked.push({ url: request.url(), proof: request.headers()['x-firebase-appcheck'] })
  })
  await signIn(page, email)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(proofs[0]).toEqual({ recaptcha_enterprise_token: 'from-recaptcha' })
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter(({ proof }) => proof !== 'proof')).toEqual([])
  keepOthers(problems)
})

test('where reCAPTCHA is blocked members still get in', async ({ page, problems }) => {
  const { email } = await createMember('Mia')
  await withAppCheck(page)
  await page.route(recaptcha, (route) => route.abort('blockedbyclient'))
  await signIn(page, email)
  await expect(page.getByRole('article').first()).toBeVisible()
  keepOthers(problems)
})

/** These two addresses are answered here, and nothing leaves this machine. */
function keepOthers(problems: string[]): void {
  const others = problems.filter((problem) => !isAboutAppCheck(problem))
  problems.splice(0, problems.length, ...others)
}
