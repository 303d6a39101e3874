import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { freshEmail, signUp, userDocument } from '../fixtures/newcomer.ts'
import { setUpMail } from '../fixtures/push.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillSetup, save } from './setupForm.ts'

const question = (page: Page) => page.getByRole('radiogroup', { name: /^We can write to/ })
const answer = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

for (const [name, email] of [
  ['Write to me', 'soon'],
  ['No e-mails', 'off'],
] as const) {
  test(`the set-up asks once whether to write, and stores “${name}”`, async ({ page }) => {
    const address = freshEmail()
    await setUpMail(page)
    await signUp(page, address)
    await expect(question(page)).toHaveAccessibleName(
      `We can write to ${address[0] ?? ''}…${address.slice(address.indexOf('@'))} when there is news. The sender’s name and address can be seen in your inbox. Does anybody else read it?`,
    )
    await expect(answer(page, 'Write to me')).not.toBeChecked()
    await expect(answer(page, 'No e-mails')).not.toBeChecked()
    await fillSetup(page)
    await save(page).click()
    await expect(answer(page, 'Write to me')).toBeFocused()
    await expect(question(page)).toHaveAccessibleDescription(
      /^Please choose whether we may write to you\./,
    )
    await expectNoFindings(page, 'no answer about e-mails')
    await answer(page, name).check()
    await save(page).click()
    await expect(page).toHaveURL('/legal-agreement')
    expect(await userDocument(address)).toMatchObject({
      profileComplete: true,
      alerts: {
        email,
        push: false,
        open: false,
        kinds: ['messages', 'requests', 'notices', 'searches', 'cases'],
      },
    })
  })
}

test('where no e-mail is set up, nobody is asked', async ({ page }) => {
  const address = freshEmail()
  await signUp(page, address)
  await fillSetup(page)
  await expect(question(page)).toHaveCount(0)
  await save(page).click()
  await expect(page).toHaveURL('/legal-agreement')
  expect(await userDocument(address)).not.toHaveProperty('alerts')
})
