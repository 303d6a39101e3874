import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread } from '../mf-messaging/threads.ts'

const NEUTRAL = '/a-neutral-page'

/** Lets the quick exit of a page lead to a page of this machine. */
async function answerExit(page: Page, baseURL = ''): Promise<void> {
  await changeConfig(page, () => ({ quickExit: new URL(NEUTRAL, baseURL).href }))
  await page.route(`**${NEUTRAL}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sunny, 21 degrees' }),
  )
}

/** Opens two pages of the site, with a quick exit to a page of this machine. */
async function open(page: Page, baseURL = ''): Promise<void> {
  await answerExit(page, baseURL)
  await page.goto('/terms')
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
}

async function expectLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL)
  await page.goBack()
  await expect(page, 'the page that was left is no longer in the history').toHaveURL('/terms')
}

async function pressEscape(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press('Escape')
}

/**
 * Leaves by Esc three times, after `prepare`. On a busy machine the three may take longer than the 1.5 s that
 * they have. Then it begins again.
 */
async function leaveByEscape(page: Page, prepare = async () => {}): Promise<void> {
  const before = page.url()
  await expect(async () => {
    if (page.url() !== before) return
    await prepare()
    await pressEscape(page, 3)
    await expect(page).not.toHaveURL(before, { timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(NEUTRAL)
}

test('the button leaves at once, and Back does not return to the site', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  const exit = page.waitForRequest(`**${NEUTRAL}`)
  await page.getByRole('button', { name: 'Quick exit' }).click()
  expect(await (await exit).headerValue('referer'), 'where the visitor comes from').toBeNull()
  await expectLeft(page)
})

test('Esc three times leaves, also in a dialog', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await leaveByEscape(page, async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await expectLeft(page)
})

test('Esc twice, or with another key in between, does not leave', async ({ page, baseURL }) => {
  await open(page, baseURL)
  const email = page.getByLabel('Email')
  await email.focus()
  await pressEscape(page, 2)
  await page.keyboard.type('a')
  await pressEscape(page, 2)
  await page.keyboard.type('b')
  await expect(email).toHaveValue('ab')
  await expect(page).toHaveURL('/login')
})

test('leaves for the default page if the configuration cannot be read', async ({
  page,
  problems,
}) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.route('https://www.weather.gov/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sunny, 21 degrees' }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('https://www.weather.gov/')
  // Answered by the test: no request leaves this machine.
  const others = problems.filter((problem) => !problem.startsWith('Left this machine'))
  problems.splice(0, problems.length, ...others)
})

/** Notes what the page shows when the other site answers: it keeps this content until then. */
async function noteWhatIsLeft(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener('pagehide', () => {
      document.title = 'Settings · Greenlight' // as a page does that arrives late
      const icons = [...document.querySelectorAll('link[rel~="icon"]')]
      const left = {
        path: location.pathname,
        title: document.querySelector('title')?.textContent,
        text: document.body.innerText.trim(),
        icons: icons.map((each) => each.getAttribute('href')),
      }
      sessionStorage.setItem('left', JSON.stringify(left))
    }),
  )
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL)
  const left = await page.evaluate(() => sessionStorage.getItem('left') ?? '')
  expect(JSON.parse(left)).toEqual({ path: '/', title: 'New tab', text: '', icons: ['data:,'] })
}

test('shows nothing of this site until the other one answers', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await noteWhatIsLeft(page)
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expectNothingLeft(page)
  await expectLeft(page)
})

test('shows no number of unread messages until the other one answers', async ({
  openAs,
  baseURL,
}) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  await placeThread(ann, bob, { messages: [{ by: bob, text: 'Hello', minutesAgo: 5 }] })
  const page = await openAs(ann.email, '/terms')
  await answerExit(page, baseURL)
  await page.goto('/settings')
  await expect(page).toHaveTitle('(1) Settings · Greenlight')
  await noteWhatIsLeft(page)
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expectNothingLeft(page)
})

test('works on notices, in a conversation and in the report dialog', async ({
  openAs,
  baseURL,
}) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const id = await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Hello', minutesAgo: 5 }],
  })
  const page = await openAs(ann.email, '/terms')
  await answerExit(page, baseURL)
  await page.goto('/notices')
  await expect(page.getByText('No notices')).toBeVisible()
  await leaveByEscape(page)

  await page.goto(at(id))
  const { box, ready } = conversation(page)
  await ready()
  await box.fill('I am writing')
  await leaveByEscape(page)

  await page.goto(at(id))
  await ready()
  await leaveByEscape(page, async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('button', { name: 'Report this message' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
