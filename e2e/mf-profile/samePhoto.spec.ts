import { photoKeysOf } from '../../tools/photos/photoKeys.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'
import { copyOf, drawScene } from '../mf-gallery/photoCopies.ts'

/** The fields of a report with that photo. */
const having = (photo: string) => ({ photoUrl: photo, photoKeys: photoKeysOf(photo) })

test('the same photo in another profile is found on request, without name and tone', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs((await createMember('Mia')).email)
  const photo = await drawScene(page)
  const copy = await copyOf(page, photo, { scale: 0.8, quality: 0.6 })
  const [id] = await createReports(1, () => ({ name: 'First', ...having(photo) }))
  const copied = `data:image/jpeg;base64,${copy.toString('base64')}`
  await createReports(1, () => ({ name: 'Twin', tone: 'red', ...having(copied) }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('photoKeys')) asked.push(request.url())
  })

  await page.goto(`/profile/${id}`)
  await expect(heading(page, /First/)).toBeVisible()
  const look = page.getByRole('button', { name: 'Look for this photo in other profiles' })
  await expect(look).toBeVisible()
  expect(asked, 'nothing is looked up without the tap').toEqual([])

  await look.click()
  await expect(
    page.getByText(
      'The same picture is in another profile. Pictures are often stolen; it need not be the same person.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Twin')).toHaveCount(0)
  expect(asked.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: /^Open the other profile/ }).click()
  await expect(heading(page, /Twin/)).toBeVisible()
})

test('says that no other profile has the photo, and Retry works after a failure', async ({
  openAs,
  createReports,
}) => {
  const page = await openAs((await createMember('Mia')).email)
  const photo = await drawScene(page)
  const [id] = await createReports(1, () => ({ name: 'Only', ...having(photo) }))
  await page.goto(`/profile/${id}`)
  const isSearch = (body: string | null) => body?.includes('photoKeys') ?? false
  await page.route('**/*', (route) =>
    isSearch(route.request().postData()) ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Look for this photo in other profiles' }).click()
  await expect(page.getByText('The search by photo failed. Please try again.')).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(
    page.getByText(
      'No other public profile has this picture, among all profiles that look similar.',
    ),
  ).toBeVisible()
})
