import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember, seeded } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'

const BEFORE = '::view-transition-old(gl-before)'

/** Keeps the picture of the old page during the test. */
const holdFades = (page: Page) =>
  page.addStyleTag({ content: `${BEFORE} { animation-duration: 600s !important; }` })

const fades = (page: Page) =>
  page.evaluate(
    (before) =>
      document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === before),
    BEFORE,
  )

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused()
}

test('the old page fades out, within a remote and between remotes, and the new page reacts meanwhile', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member)
  await expect(heading(page, 'Gallery')).toBeVisible()
  await holdFades(page)

  await openFromMenu(page, 'Share') // a page of the same remote
  await expectHeading(page, 'Share a profile')
  await expect.poll(() => fades(page)).toBe(true)
  await page.getByLabel('Name', { exact: true }).click()
  await page.keyboard.type('Sam')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam')

  await openFromMenu(page, 'Settings') // another remote
  await expectHeading(page, 'Settings')
  await expect.poll(() => fades(page)).toBe(true)
  await page.getByRole('button', { name: 'View Terms' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the page that fades out never covers the menu', async ({ openAs }) => {
  // Without messages, so that the menu gets no badge meanwhile.
  const page = await openAs((await createMember('Fay')).email)
  await expect(page.locator('article img').first()).toBeVisible()
  await holdFades(page)
  const box = await page.getByRole('button', { name: 'Menu' }).boundingBox()
  if (!box) throw new Error('The menu has no place.')
  const middle = { x: box.x + 15, y: box.y + 15, width: box.width - 30, height: box.height - 30 }
  const menu = () => page.screenshot({ clip: middle })
  const alone = await menu()

  await openFromMenu(page, 'Settings')
  await expectHeading(page, 'Settings')
  await expect.poll(() => fades(page)).toBe(true)
  await expect.poll(async () => alone.equals(await menu())).toBe(true)
})

test('with reduced motion there is no fade', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  await expect(heading(page, 'Gallery')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdFades(page)
  await openFromMenu(page, 'Settings')
  await expectHeading(page, 'Settings')
  // A fade would begin with the frame after the change.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await fades(page)).toBe(false)
})
