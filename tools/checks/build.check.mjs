import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { password } from '../seed/data.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'

const binary = /\.(png|jpe?g|webp|ico|woff2|wasm|gz|br)$/

/** What no visitor may find in what we publish. */
const secrets = {
  'the password of the demo accounts': new RegExp(`(['"\`])${password}\\1`),
  'a demo account': /@greenlight\.test/,
  'an address of this machine': /\b(localhost|127\.0\.0\.1|\[::1\]):\d/,
  'a way past the rules': /emulator\/v1\/|:securityRules/,
  'a key': /-----BEGIN|"private_key"|service_account|\bAIza[\w-]{30}/,
  'the shell that stands in during development': /fake-shell/,
  'a source map': /sourceMappingURL/,
  'a folder of the machine that built it': /(\/home\/|\/Users\/|\/work\/|\/tmp\/)\w/,
}

describe.each(Object.keys(sitePorts))('the production build of %s', (name) => {
  const folder = join(root, name, 'dist')
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : []

  it('is there, without sources, source maps and configuration', () => {
    expect(files.length).toBeGreaterThan(0)
    const odd = /\.(map|tsx?|mjs|env)$|^\.|^config\.json$/
    expect(files.map((file) => file.name).filter((file) => odd.test(file))).toEqual([])
  })

  it.each(Object.entries(secrets))('does not contain %s', (_, secret) => {
    const found = files
      .filter((file) => !binary.test(file.name))
      .filter((file) => secret.test(readFileSync(join(file.parentPath, file.name), 'utf8')))
    expect(found.map((file) => file.name)).toEqual([])
  })
})

/** Texts that only the code of a shared package contains: React, React DOM, styled-components, our runtime. */
const copies = [
  /\.cacheSignal\s*=\s*function/,
  /reconcilerVersion:/,
  /sc-keyframes-/,
  /The sign-in service could not be loaded/,
]

const remotes = Object.keys(sitePorts).filter((name) => name !== 'shell')

it.each(remotes)('the build of %s takes from the page all that is shared', (name) => {
  const assets = join(root, name, 'dist/assets')
  const code = new Map(
    readdirSync(assets).map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  )
  const [container = ''] = [...code.keys()].filter((file) => file.startsWith('federation-'))
  const taken = [...(code.get(container) ?? '').matchAll(/\.set\(`([^`]+)`/g)].map(([, one]) => one)
  expect(taken).toEqual(expect.arrayContaining(['react', '@greenlight/runtime']))
  const shell = readFileSync(join(root, 'shell/src/remotes/federation.ts'), 'utf8')
  for (const one of taken) expect(shell).toMatch(new RegExp(`^ *'?${one}'?: provide\\(`, 'm'))
  for (const copy of copies)
    expect([...code].filter(([, text]) => copy.test(text)).map(([file]) => file)).toEqual([])
})

/** @typedef {{ init: (scope: object) => Promise<void>, get: (exposed: string) => Promise<unknown> }} Container */

it.each(remotes)('%s says what is missing, and what it does not have', async (name) => {
  /** @type {unknown} */
  const entry = await import(join(root, name, 'dist/remoteEntry.js'))
  const container = /** @type {Container} */ (entry)
  await expect(container.init({})).rejects.toThrow(
    new RegExp(`^${name} needs .+, which the shell does not share\\.$`),
  )
  await expect(container.get('./page')).rejects.toThrow(`${name} does not expose ./page.`)
})
