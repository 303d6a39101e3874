// @vitest-environment node
import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { askMail } from './askMail.mjs'

const config = parseGreenlightConfig({
  project: 'some-project',
  sites: { shell: 'some-shell' },
  firebase: { apiKey: '', authDomain: '', appId: '' },
  operator: { name: 'Association', contact: 'hello@example.org' },
  mail: { from: 'News <news@example.org>', links: 'https://links.example/' },
})

/**
 * Answers all addresses as one server does.
 * @param {import('node:http').RequestListener} listener
 */
async function answerWith(listener) {
  const server = createServer(listener)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(1)))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const real = fetch
  /** @type {string[]} */
  const asked = []
  vi.stubGlobal('fetch', (/** @type {string} */ url) => {
    asked.push(url)
    return real(`http://127.0.0.1:${port}`)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

it('asks the function and the neutral domain', async () => {
  const asked = await answerWith((_, response) =>
    response.setHeader('referrer-policy', 'no-referrer').end('Turn off?'),
  )
  const findings = await askMail(config)
  expect(findings.filter(({ problem }) => problem)).toEqual([])
  const secret = 'x'.repeat(32)
  expect(asked).toEqual([
    `https://us-central1-some-project.cloudfunctions.net/http/u/${secret}`,
    `https://links.example/u/${secret}`,
  ])
})

it('names an address at which another site answers', async () => {
  await answerWith((_, response) => void response.end('A parked domain'))
  const findings = await askMail(config)
  expect(findings.map(({ what, problem }) => [what, Boolean(problem)])).toEqual([
    ['functions', true],
    ['address of links in e-mails', true],
  ])
})

it('asks nothing without a mail part', async () => {
  expect(await askMail({ ...config, mail: null })).toMatchObject([{ what: 'alerts' }])
})
