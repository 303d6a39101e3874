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

/** The title and text of each frame that the documents of a page draw from now on. */
async function noteFrames(page: Page): Promise<readonly string[]> {
  const frames: string[] = []
  await page.exposeFunction('noteFrame', (text: string) => frames.push(text))
  await page.addInitScript(() => {
    const { noteFrame } = window as unknown as { noteFrame: (text: string) => void }
    const look = () => {
      const body = document.querySelector('body')
      noteFrame(`${document.title}\n${body?.innerText ?? ''}`.trim())
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return frames
}

const NEUTRAL_FRAME = 'New tab\nThis page is closed\nOpen it again'

async function openAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open it again' }).click()
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
  await openAgain(page)
  const { box, ready } = conversation(page)
  await ready()
  await box.fill('I am writing')
  await leaveByEscape(page)

  await page.goto(at(id))
  await openAgain(page)
  await ready()
  await expect(box, 'the draft is kept').toHaveValue('I am writing')
  await leaveByEscape(page, async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('button', { name: 'Report this message' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('Back shows a neutral page in every frame, asks nothing of the server, and opens the site again', async ({
  openAs,
  baseURL,
}) => {
  const { email } = await createMember('Mia')
  const page = await openAs(email, '/terms')
  await answerExit(page, baseURL)
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/notices')
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)

  const frames = await noteFrames(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(baseURL ?? '').origin) asked.push(origin + pathname)
  })
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible()
  const before = frames.length
  await expect.poll(() => frames.length).toBeGreaterThan(before + 20)
  expect([...new Set(frames)].filter((text) => text !== '' && text !== 'New tab')).toEqual([
    NEUTRAL_FRAME,
  ])
  expect(asked).toEqual([])

  const mark = page.locator('head script[src*="/mark-"]')
  await expect(mark).not.toHaveAttribute('async')
  await expect(mark).not.toHaveAttribute('type')
  const script = await page.request.get((await mark.getAttribute('src')) ?? '')
  // It delays the first paint.
  expect((await script.body()).length).toBeLessThanOrEqual(1536)

  await page.reload()
  await openAgain(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the neutral page is shown also if its script cannot be downloaded', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await page.route(/\/mark-/, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible()
  await expect(page).toHaveTitle('New tab')
})

test('with Hide me fast, the quick exit signs out, and removes drafts', async ({
  openAs,
  baseURL,
}) => {
  const { email } = await createMember('Mia')
  const page = await openAs(email, '/terms')
  await answerExit(page, baseURL)
  await page.goto('/share')
  await page.getByLabel('Name', { exact: true }).fill('Marcus')
  await page.goto('/settings')
  const fast = page.getByRole('switch', { name: 'Hide me fast' })
  await fast.press('Space')
  await page.reload()
  await expect(fast).toBeChecked()
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept.toSorted()).toEqual(['gl.keep.hide-me-fast.v1', 'gl.left.v1'])
  await page.goBack()
  await openAgain(page)
  await expect(page).toHaveURL('/login')
})

test('the quick exit is explained on the first visits', async ({ page, context }) => {
  await page.goto('/login')
  const exit = page.getByRole('button', { name: 'Quick exit' })
  await expect(exit).toContainText('or Esc three times')
  await page.reload()
  for (const visit of [2, 3]) {
    const again = await context.newPage()
    await again.goto('/login')
    await expect(again.getByRole('button', { name: 'Quick exit' }), `visit ${visit}`).toContainText(
      'or Esc three times',
    )
    await again.close()
  }
  const fourth = await context.newPage()
  await fourth.goto('/login')
  await expect(fourth.getByRole('button', { name: 'Quick exit' })).toHaveText('Quick exit')
})

test('menu and quick exit are in landmarks', async ({ openAs }) => {
  const page = await openAs((await createMember('Mia')).email, '/settings')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Quick exit' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }),
  ).toBeVisible()
  await page.goto('/welcome')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Quick exit' })).toBeVisible()
})
