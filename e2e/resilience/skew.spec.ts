import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, test } from '../fixtures/test.ts'
import { stretchTimers } from '../fixtures/timers.ts'
import { publishAs } from './publishAs.ts'

const remotes = Object.keys(origins).filter((name) => name !== 'shell')

/** Versions that a shell meets when teams ship at different times. */
const skews = {
  // Built before the contract was last raised.
  behind: { version: '0.0.9', contract: 0 },
  ahead: { version: '0.1.9', contract: 1 },
} as const

/** How long a start waits for the registry, and a switch for a remote. As in registry.ts and mountRelease.ts. */
const LIMITS_MS = [3000, 8000]

/** One page of each remote, by its menu entry or link. */
const visits = [
  ['/share', 'mf-gallery', 'Share a profile'],
  ['/settings', 'mf-profile', 'Settings'],
  ['/messages', 'mf-messaging', 'Messages'],
  ['/adminreview', 'mf-admin', /review/i],
  ['/terms', 'mf-onboarding', 'Terms'],
  ['/gallery', 'mf-gallery', 'Gallery'],
] as const

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

async function visitAll(page: Page, versions: Record<string, string>): Promise<void> {
  for (const [path, remote, name] of visits) {
    await go(page, path)
    await expect(heading(page, name)).toBeVisible()
    const shown = page.locator('[data-remote]:not(.gl-entering)')
    await expect(shown).toHaveAttribute('data-remote', `${remote}@${versions[remote]}`)
  }
}

async function publish(page: Page, remote: string, skew: keyof typeof skews): Promise<void> {
  const { version, contract } = skews[skew]
  const exposed = (code: string) => {
    const changed = code.replace('contract:1', `contract:${contract}`)
    if (contract !== 1) expect(changed, 'the contract is stated in the build').not.toBe(code)
    return changed
  }
  await publishAs(page, remote, { version, fields: { contract }, fallback: false, exposed })
}

/** Opens the site with the published releases, however long their registry and their code take. */
async function start(page: Page): Promise<void> {
  for (const limit of LIMITS_MS) await stretchTimers(page, limit)
  await page.goto('/gallery')
}

for (const skew of Object.keys(skews) as (keyof typeof skews)[]) {
  for (const remote of remotes) {
    test(`a journey with ${remote} one version ${skew} of the shell`, async ({ openAs }) => {
      const page = await openAs((await createMember('Ada', { admin: true })).email)
      const versions = await published(page)
      await publish(page, remote, skew)
      await start(page)
      await visitAll(page, { ...versions, [remote]: skews[skew].version })
    })
  }

  test(`a journey with every remote one version ${skew} of the shell`, async ({ openAs }) => {
    const page = await openAs((await createMember('Ada', { admin: true })).email)
    for (const remote of remotes) await publish(page, remote, skew)
    await start(page)
    const { version } = skews[skew]
    await visitAll(page, Object.fromEntries(remotes.map((remote) => [remote, version])))
  })
}

/** The version of each remote that members have now. */
async function published(page: Page): Promise<Record<string, string>> {
  const response = await page.request.get('/registry.json')
  const registry = (await response.json()) as { remotes: Record<string, { version: string }[]> }
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([name, [best]]) => [name, best?.version ?? '']),
  )
}
