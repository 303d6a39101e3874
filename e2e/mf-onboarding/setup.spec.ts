import { createMember, reserveName } from '../fixtures/members.ts'
import { freshEmail, signUp, userDocument } from '../fixtures/newcomer.ts'
import { addressParts, countRequests, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'
import { city, fillSetup, freshName, pickTown, save, toggle, username } from './setupForm.ts'

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
  await expect(username(page)).toHaveAccessibleDescription(
    /letters from A to Z, digits, single blanks/,
  )
  await username(page).fill('Green Light Team')
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/as if you were the team of Greenlight/)
  await username(page).fill(freshName())

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
  const name = freshName()
  await fillSetup(page, name)
  await toggle(page, 'Another').click()
  await page.evaluate(() => localStorage.removeItem('gl_seen_welcome_v1'))
  await save(page).dblclick()
  await expect(page).toHaveURL('/legal-agreement')
  expect(await userDocument(email)).toMatchObject({
    email,
    username: name,
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

test('what was chosen survives a reload', async ({ page }) => {
  const name = freshName()
  await signUp(page, freshEmail())
  await fillSetup(page, name)
  await page.reload()
  await expect(username(page)).toHaveValue(name)
  await expect(city(page)).toHaveValue('Chicago, IL')
  await expect(toggle(page, 'Women')).toHaveAttribute('aria-pressed', 'true')
  await save(page).click()
  await expect(page).toHaveURL('/legal-agreement')
})

test('Generate never gives the same name twice in a row', async ({ page }) => {
  await signUp(page, freshEmail())
  let before = ''
  for (let press = 0; press < 30; press++) {
    await toggle(page, 'Generate').click()
    await expect(username(page)).not.toHaveValue(before)
    before = await username(page).inputValue()
    expect(before).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d*$/)
  }
})

test('a typed name is asked for after a pause, and a taken one is refused in any spelling', async ({
  page,
}) => {
  const holder = await createMember('Willow')
  await signUp(page, freshEmail())
  await username(page).waitFor()
  await expect(username(page)).toHaveAccessibleDescription(
    /Do not use a name that you use elsewhere\./,
  )
  const commits = countRequests(page, addressParts.commit)
  await username(page).pressSequentially(holder.username.toUpperCase().replace(' ', '.'))
  await expect(username(page)).toHaveAccessibleDescription(/This name is taken\./)
  await save(page).click()
  await expect(username(page)).toBeFocused()
  expect(commits.count()).toBe(0)
  const name = freshName()
  await username(page).fill(` ${name}`)
  await expect(page.getByText(`${name} is free.`)).toBeVisible()
  await expect(username(page)).not.toHaveAccessibleDescription(/taken/)
})

test('Generate gives a taken preset a number, and comes before the field', async ({ page }) => {
  await signUp(page, freshEmail())
  await username(page).waitFor()
  const order = await page
    .getByRole('button', { name: 'Generate' })
    .or(username(page))
    .evaluateAll((found) => found.map(({ tagName }) => tagName))
  expect(order).toEqual(['BUTTON', 'INPUT'])
  // Math.random() of 0 chooses the first preset.
  await reserveName('somebody', 'AmberAcorn')
  await page.evaluate(() => (Math.random = () => 0))
  await toggle(page, 'Generate').click()
  await expect(username(page)).toHaveValue(/^AmberAcorn2$/)
  await expect(page.getByText('AmberAcorn2 is free.')).toBeVisible()
})

test('a name that is taken meanwhile is named, and everything typed stays', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  const name = freshName()
  await fillSetup(page, name)
  await expect(page.getByText(`${name} is free.`)).toBeVisible()
  await reserveName('somebody', name.toUpperCase())
  await save(page).click()
  await expect(username(page)).toHaveAccessibleDescription(/This name is taken\./)
  await expect(username(page)).toBeFocused()
  await expect(username(page)).toHaveValue(name)
  await expect(city(page)).toHaveValue('Chicago, IL')
  await expect(toggle(page, 'Women')).toHaveAttribute('aria-pressed', 'true')
  expect(await userDocument(email)).not.toHaveProperty('username')
  const other = freshName()
  await username(page).fill(other)
  await save(page).click()
  await expect(page).toHaveURL('/legal-agreement')
  expect(await userDocument(email)).toMatchObject({ username: other })
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
  const name = freshName()
  await fillSetup(page, name)
  const allow = await refuse(page, addressParts.commit)
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save your profile.')
  await expect(username(page)).toHaveValue(name)
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
  await expect(page.getByRole('definition')).toContainText(member.username)
  await expect(username(page), 'the name stays').toHaveCount(0)
  await expect(city(page)).toHaveValue('Chicago, IL')
  await expect(page.getByRole('button', { pressed: true })).toHaveText([
    'Men',
    'Non-binary',
    'Non-binary',
  ])
  await toggle(page, 'Women').click()
  await save(page).click()
  await expect(page).toHaveURL('/gallery')
  expect(await userDocument(member.email)).toMatchObject({
    username: member.username,
    showMe: ['women', 'men', 'nonbinary'],
  })
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
