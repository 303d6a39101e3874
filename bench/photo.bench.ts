import { expect, test } from '@playwright/test'
import { createMember } from '../e2e/fixtures/members.ts'
import { drawJpeg } from '../e2e/fixtures/photos.ts'
import { choosePhoto, fillPerson, jpegFile, share, zoom } from '../e2e/fixtures/shareForm.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { watchLongTasks } from './lib/longTasks.ts'
import { median, RUNS } from './lib/median.ts'
import { record } from './lib/rows.mjs'

/** 12 megapixels, as photos of phones have. */
const PHONE = { width: 4000, height: 3000 }

test('a photo of 12 megapixels', async ({ browser, baseURL }) => {
  test.slow()
  const { email } = await createMember('Photo')
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await signIn(page, email, '/share')
  const photo = jpegFile(await drawJpeg(page, PHONE))
  const tasks = await watchLongTasks(page)
  const opened: number[] = []
  const shared: number[] = []
  let longest = 0
  for (let run = 0; run < RUNS; run++) {
    await fillPerson(page, 'Sam')
    await tasks()
    const chosen = Date.now()
    await choosePhoto(page, photo)
    await expect(zoom(page)).toBeVisible()
    opened.push(Date.now() - chosen)
    const started = Date.now()
    await share(page)
    shared.push(Date.now() - started)
    longest = Math.max(longest, await tasks())
  }
  await page.close()
  record({ what: 'photo of 12 MP, chosen to crop', unit: 'ms', ours: median(opened), most: 500 })
  record({ what: 'photo of 12 MP, Share to saved', unit: 'ms', ours: median(shared) })
  record({ what: 'photo of 12 MP, longest task', unit: 'ms', ours: longest, most: 50 })
})
