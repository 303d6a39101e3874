// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseJson, readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { emulatorPorts, sitePorts } from '../stack/ports.mjs'

/** The part of https://containers.dev/implementors/json_reference that we use. */
const Container = v.strictObject({
  name: v.string(),
  build: v.strictObject({ dockerfile: v.literal('Dockerfile') }),
  postCreateCommand: v.string(),
  postAttachCommand: v.literal('npm start'),
  forwardPorts: v.array(v.pipe(v.number(), v.integer())),
  portsAttributes: v.record(
    v.pipe(v.string(), v.digits()),
    v.strictObject({ label: v.string(), onAutoForward: v.picklist(['openBrowser', 'silent']) }),
  ),
  otherPortsAttributes: v.strictObject({ onAutoForward: v.literal('ignore') }),
  customizations: v.strictObject({
    vscode: v.strictObject({ extensions: v.array(v.string()) }),
  }),
})

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8')

it('the dev container has the fields of its schema, and an image', () => {
  const container = v.parse(Container, readJson(join(root, '.devcontainer/devcontainer.json')))
  expect(Object.keys(container.portsAttributes)).toEqual([String(sitePorts['shell'])])
  expect(textOf('.devcontainer/Dockerfile')).toMatch(/^FROM \S+:\d+-bookworm$/m)
})

it('the dev container forwards the ports of the site and of the emulators', () => {
  const { forwardPorts } = v.parse(
    v.object({ forwardPorts: v.array(v.number()) }),
    readJson(join(root, '.devcontainer/devcontainer.json')),
  )
  const ports = [...Object.values(sitePorts), ...Object.values(emulatorPorts)]
  expect([...forwardPorts].sort()).toEqual(ports.sort())
})

it('the editor recommends what the dev container installs', () => {
  const container = v.parse(Container, readJson(join(root, '.devcontainer/devcontainer.json')))
  /** @type {{ recommendations: string[] }} */
  const { recommendations } = readJson(join(root, '.vscode/extensions.json'))
  expect(container.customizations.vscode.extensions).toEqual(recommendations)
})

it('what the editor starts exists', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = parseJson(textOf('package.json'))
  /** @type {{ configurations: { name: string, command?: string, program?: string }[] }} */
  const { configurations } = parseJson(textOf('.vscode/launch.json'))
  for (const { name, command = '', program = '' } of configurations) {
    const [, script = ''] = /^npm (?:run )?(\S+)/.exec(command) ?? []
    const file = program.replace('${workspaceFolder}/', '')
    expect(script ? script in scripts : textOf(file).length > 0, name).toBe(true)
  }
})
