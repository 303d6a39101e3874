import { heading } from '../fixtures/heading.ts'
import { createMember, seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { addReport } from '../mf-profile/profiles.ts'

test('place field: Down, Up, Enter and Esc', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  const box = page.getByRole('combobox', { name: 'Location' })
  const options = page.getByRole('option')
  await box.fill('portl')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ towns found\.$/ })).toBeAttached()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  const [best = ''] = await options.allTextContents()
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveText(best)
  await box.press('Enter')
  await expect(box).toHaveValue(best)
  await expect(options).toHaveCount(0)
  await expect(box).toBeFocused()

  await box.fill('chica')
  await expect(options.first()).toBeVisible()
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('chica')
  await box.press('Escape')
  await expect(box).toHaveValue('')
})

test('menu: Enter, Space, Esc, click outside and focus leaving', async ({ openAs }) => {
  const page = await openAs(seeded.member, '/settings')
  const button = page.getByRole('button', { name: 'Menu' })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list')
  await expect(heading(page)).toBeVisible()
  for (const key of ['Enter', 'Space']) {
    await button.press(key)
    await expect(links).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.press(key)
    await expect(links).toBeHidden()
  }
  await button.press('Enter')
  await expect(links.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await links.getByRole('link', { name: 'Gallery' }).focus()
  await page.keyboard.press('Escape')
  await expect(links).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await heading(page).click()
  await expect(links).toBeHidden()

  await button.press('Enter')
  await expect(links).toBeVisible()
  await links.getByRole('link', { name: 'Gallery' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(links).toBeHidden()
})

test('confirming a deletion: safe button first, Esc, focus back on the opener', async ({
  openAs,
}) => {
  const member = await createMember('Dia')
  await addReport(member, { name: 'Robin', status: 'public' })
  const page = await openAs(member.email, '/myshares')
  const opener = page.getByRole('button', { name: 'Delete Robin' })
  const question = page.getByRole('alertdialog')
  await opener.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('tone: Space; sort, ages and distance: arrows, Home and End', async ({ openAs }) => {
  const page = await openAs(seeded.member)
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  const tone = page.getByRole('checkbox', { name: /^Redlight/ })
  await tone.focus()
  await page.keyboard.press('Space')
  await expect(tone).toBeChecked()
  await expect(tone).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tone).not.toBeChecked()
  await radio('Newest').focus()
  await page.keyboard.press('ArrowDown')
  await expect(radio('Oldest')).toBeChecked()

  const slider = (name: string) => page.getByRole('slider', { name, exact: true })
  const says = (name: string, text: string) =>
    expect(slider(name)).toHaveAttribute('aria-valuetext', text)
  await slider('Oldest').press('Home')
  await says('Oldest', '18 years')
  await slider('Oldest').press('ArrowRight')
  await says('Oldest', '19 years')
  await slider('Youngest').press('End')
  await says('Youngest', '19 years')
  await says('Oldest', '19 years')
  await slider('Distance').press('End')
  await says('Distance', '200 miles')
  await slider('Distance').press('ArrowLeft')
  await says('Distance', '195 miles')
  await slider('Distance').press('Home')
  await says('Distance', 'Any distance')
})
