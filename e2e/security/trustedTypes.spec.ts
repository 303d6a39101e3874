import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'

/** Each puts text to a place where it would run; fails with the browser's error. */
const sinks: Record<string, () => unknown> = {
  'markup with a handler': () =>
    (document.body.innerHTML = '<img src="x" onerror="window.ran = 1">'),
  'markup after an element': () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
  'a document in a frame': () =>
    (document.createElement('iframe').srcdoc = '<script>parent.ran = 1</script>'),
  'the address of a script': () =>
    (document.createElement('script').src = 'https://evil.example/x.js'),
  'the text of a script': () => (document.createElement('script').text = 'window.ran = 1'),
  'a script below our own site': () => (document.createElement('script').src = '/assets/x.js'),
  'the address of a worker': () => new Worker('/x.js'),
  'a handler as an attribute': () => document.body.setAttribute('onclick', 'window.ran = 1'),
}

test('only the policies that the header names can be made', async ({ page, problems }) => {
  await page.goto('/terms')
  await expect(heading(page, 'Terms')).toBeVisible()
  const make = (name: string) =>
    page.evaluate((policy) => window.trustedTypes?.createPolicy(policy, {}) !== undefined, name)
  expect(await make('demo-survey')).toBe(true)
  await expect(make('another')).rejects.toThrow(/disallowed/)
  problems.length = 0 // the browser reports the refused one
})

test('text never becomes markup or a script', async ({ openAs, problems }) => {
  const page = await openAs((await createMember('Mia')).email)
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const [name, put] of Object.entries(sinks)) {
    await expect(page.evaluate(put), name).rejects.toThrow(/requires 'Trusted/)
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  // The browser reports what it refused.
  expect(problems.length).toBeGreaterThanOrEqual(Object.keys(sinks).length)
  problems.length = 0
})
