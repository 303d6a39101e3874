import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

const routes = [
  ...['/', '/welcome', '/login', '/signup', '/forgot', '/legal-agreement', '/terms', '/privacy'],
  ...['/profile-setup', '/gallery', '/share', '/myshares', '/profile/nobody', '/settings'],
  ...['/feedback', '/messages', '/adminreview', '/no-such-page', '/your-data'],
  ...['/about-me', '/notices'],
]

/** Redirects of a visitor or a member, from path to path. All other routes stay. */
const moves: Record<string, Record<string, string>> = {
  visitor: {
    '/': '/login',
    '/no-such-page': '/login',
    ...all('/login', ['/legal-agreement', '/profile-setup', '/your-data', '/notices']),
    ...all('/login', inside()),
  },
  'without terms': {
    ...all('/legal-agreement', ['/', '/welcome', '/login', '/signup', '/no-such-page']),
    ...all('/legal-agreement', inside()),
  },
  'without profile': {
    ...all('/profile-setup', ['/', '/welcome', '/login', '/signup', '/no-such-page']),
    ...all('/profile-setup', inside()),
  },
  complete: all('/gallery', ['/', '/welcome', '/login', '/signup', '/no-such-page']),
}

const profiles: Record<string, Record<string, unknown>> = {
  'without terms': { acceptedTermsAt: null },
  'without profile': { profileComplete: false },
  complete: {},
}

function inside(): string[] {
  return routes.slice(routes.indexOf('/gallery'), routes.indexOf('/no-such-page'))
}

function all(to: string, from: string[]): Record<string, string> {
  return Object.fromEntries(from.map((route) => [route, to]))
}

for (const [who, table] of Object.entries(moves)) {
  test(`${who}: each route opens or redirects as declared`, async ({ page, openAs }) => {
    test.slow()
    const profile = profiles[who]
    const visit = profile ? await openAs((await createMember('Guarded', { profile })).email) : page
    for (const route of routes) {
      await visit.goto(route)
      await expect(visit, route).toHaveURL(table[route] ?? route)
      await expect(heading(visit).first(), route).toBeAttached()
      await expect(visit, `${route}, a moment later`).toHaveURL(table[route] ?? route)
    }
  })
}

test('a visitor on a new device starts with the slides', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const route of ['/', '/no-such-page']) {
    await page.goto(route)
    await expect(page).toHaveURL('/welcome')
  }
  await context.close()
})
