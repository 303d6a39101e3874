import { createMember } from '../fixtures/members.ts'
import { freshEmail, signUp, userDocument } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { city, fillSetup, pickTown, save, toggle, username } from './setupForm.ts'

test('problems are reported in the described order, each at its field', async ({ page }) => {
  await signUp(page, freshEmail())
  await username(page).waitFor()
  const requests = countRequests(page, addressParts.commit)

  await save(page).click()
  await expect(username(page)).toBeFocused()
  await expect(username(page)).toHaveAccessibleDescription(/Please choose a username\./)
  await username(page).fill('Q')
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/A username has 2 to 40 characters\./)
  await username(page).fill(`\u202e${'Q'.repeat(60)}`)
  await expect(username(page), 'too long, and not cut').toHaveValue('Q'.repeat(60))
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/A username has 2 to 40 characters\./)
  await username(page).fill('Otter\u3164')
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/letters, digits, single blanks/)
  await username(page).fill('Green Light Team')
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/as if you were the team of Greenlight/)
  await username(page).fill('QuietOtter')

  await save(page).click()
  await expect(city(page)).toBeFocused()
  await expect(city(page)).toHaveAccessibleDescription(/Pick a location from the suggestions\./)
  await city(page).fill('Somewhere else')
  await save(page).click()
  await expect(city(page)).toHaveAccessibleDescription(/Pick a location from the suggestions\./)
  await pickTown(page, 'chica', 'Chicago, IL')

  await save(page).click()
  await expect(toggle(page, 'Women')).toBeFocused()
  await expect(
    page.getByRole('group', { name: 'Who do you want to see?' }),
  ).toHaveAccessibleDescription('Please choose who you want to see.')
  expect(requests.count()).toBe(0)
})

test('saves the choices, marks the profile as complete, and opens the terms', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  await fillSetup(page)
  await toggle(page, 'Another').click()
  await page.evaluate(() => localStorage.removeItem('gl_seen_welcome_v1'))
  await save(page).dblclick()
  await expect(page).toHaveURL('/legal-agreement')
  expect(await userDocument(email)).toMatchObject({
    email,
    username: 'QuietOtter',
    myGender: 'other',
    showMe: ['women'],
    locationText: 'Chicago, IL',
    defaultLocation: 'Chicago, IL',
    locationCoords: { lat: 41.85, lon: -87.65 },
    profileComplete: true,
  })
  const device = await page.evaluate(() => [
    localStorage.getItem('gl_seen_welcome_v1'),
    localStorage.getItem('gl.location.v1'),
  ])
  expect(device).toEqual([
    '1',
    '{"locationText":"Chicago, IL","locationCoords":{"lat":41.85,"lon":-87.65}}',
  ])
})

test('Generate never gives the same name twice in a row', async ({ page }) => {
  await signUp(page, freshEmail())
  let before = ''
  for (let press = 0; press < 30; press++) {
    await toggle(page, 'Generate').click()
    const name = await username(page).inputValue()
    expect(name).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+$/)
    expect(name).not.toBe(before)
    before = name
  }
})

test('Everyone excludes other choices, no choice means Everyone, the own gender can be removed', async ({
  page,
}) => {
  await signUp(page, freshEmail())
  const group = page.getByRole('group', { name: 'Who do you want to see?' })
  for (const [press, chosen] of [
    ['Women', ['Women']],
    ['Men', ['Women', 'Men']],
    ['Everyone', ['Everyone']],
    ['Non-binary', ['Non-binary']],
    ['Non-binary', ['Everyone']],
  ] as const) {
    await group.getByRole('button', { name: press, exact: true }).press('Space')
    await expect(group.getByRole('button', { pressed: true })).toHaveText([...chosen])
    await expect(page.getByText(`Chosen: ${chosen.join(', ')}`)).toBeAttached()
  }
  const own = page.getByRole('group', { name: /^Your gender/ })
  for (const [press, chosen] of [
    ['Woman', ['Woman']],
    ['Another', ['Another']],
    ['Another', []],
  ] as const) {
    await own.getByRole('button', { name: press, exact: true }).click()
    await expect(own.getByRole('button', { pressed: true })).toHaveText([...chosen])
  }
})

test('a failed save shows an error, keeps everything, and works the second time', async ({
  page,
}) => {
  await signUp(page, freshEmail())
  await fillSetup(page)
  const allow = await refuse(page, addressParts.commit)
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save your profile.')
  await expect(username(page)).toHaveValue('QuietOtter')
  await expect(city(page)).toHaveValue('Chicago, IL')
  await expect(toggle(page, 'Women')).toHaveAttribute('aria-pressed', 'true')
  await allow()
  await save(page).click()
  await expect(page).toHaveURL('/legal-agreement')
})

test('starts with the values that are stored', async ({ openAs }) => {
  const member = await createMember('Returning', {
    profile: { myGender: 'nonbinary', showMe: ['men', 'nonbinary'] },
  })
  const page = await openAs(member.email, '/profile-setup')
  await expect(username(page)).toHaveValue(member.username)
  await expect(city(page)).toHaveValue('Chicago, IL')
  await expect(page.getByRole('button', { pressed: true })).toHaveText([
    'Men',
    'Non-binary',
    'Non-binary',
  ])
  await username(page).fill('Renamed')
  await save(page).click()
  await expect(page).toHaveURL('/gallery')
  expect((await userDocument(member.email))?.['username']).toBe('Renamed')
})

test('if the member document cannot be read, Retry is shown and works', async ({ openAs }) => {
  const member = await createMember('Unreadable')
  const page = await openAs(member.email)
  const allow = await refuse(page, addressParts.read)
  await page.reload()
  await expect(page).toHaveURL('/profile-setup')
  await expect(page.getByRole('alert')).toHaveText('Failed to load your account. Please try again.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy', 'true')
  await allow()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('the member can sign out instead', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})
