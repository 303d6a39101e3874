import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

const targets = ['//evil.example', 'https://evil.example', 'javascript:window.hacked=1', '/\\evil']
const names = ['next', 'redirect', 'returnTo', 'continue', 'url', 'from', 'to']

test('no address leads anywhere else after signing in', async ({ page }) => {
  const { email } = await createMember('Mia')
  const query = new URLSearchParams(
    names.map((name, at): [string, string] => [name, targets[at % targets.length] ?? '']),
  )
  for (const path of ['/login', '/', '/signup', '/no-such-page']) {
    await page.goto(`${path}?${query}#${targets[0]}`)
    await expect(page).toHaveURL(/\/(login|signup)(\?|#|$)/)
  }
  await page.goto(`/login?${query}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('greenlight')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/gallery')
  await page.goto(`/login?${query}`)
  await expect(page).toHaveURL('/gallery')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('addresses that look like another site stay on this one', async ({ page }) => {
  for (const path of ['//evil.example', '/%2F%2Fevil.example', '/\\evil.example', '/%5Cevil']) {
    await page.goto(`${origins['shell']}${path}`)
    await expect(heading(page)).toBeVisible()
    expect(new URL(page.url()).origin).toBe(origins['shell'])
  }
})

const ids = [
  '..%2Fusers%2Fsomeone',
  '..%2F..%2Fusers%2Fsomeone',
  '%2Fusers%2Fsomeone',
  'someone%2Fphotos%2Ffull',
  'x%2Fexperiences%2Fy',
  '%2E%2E',
  '__x__',
  '__proto__',
  'constructor',
  '%00',
  '%3Cscript%3E',
  'javascript:window.hacked=1',
  '%20',
  '%E0%A4%A',
  'x'.repeat(1501),
]

test('a profile’s address names one profile, whatever the address contains', async ({ page }) => {
  test.slow()
  const { email } = await createMember('Mia')
  await signIn(page, email)
  await expect(page.getByRole('article').first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  for (const id of ids) {
    await page.goto(`/profile/${id}`)
    await expect(
      page
        .getByText('Profile not found.')
        .or(page.getByRole('heading', { name: 'Gallery' }))
        // The host has no page for a part that begins with a dot.
        .or(page.getByText('Not found', { exact: true }))
        .first(),
      id,
    ).toBeVisible()
  }
  const documents = asked.flatMap(
    (body) => body.match(/documents\/reports\/[^"]*|documents\/[^"]*someone[^"]*/g) ?? [],
  )
  expect(documents.filter((path) => !/^documents\/reports\/[^/]+$/.test(path))).toEqual([])
})

test('a conversation’s address names one conversation, whatever the address contains', async ({
  page,
}) => {
  test.slow()
  const { email, uid } = await createMember('Mia')
  await signIn(page, email, '/messages')
  for (const id of [...ids, `${uid}%2Fmessages%2Fx`, `${uid}_nobody`]) {
    await page.goto(`/messages?thread=${id}`)
    await expect(heading(page).first(), id).toBeVisible()
    await expect(page.getByText('Something went wrong'), id).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/messages')
  }
})
