import { expect } from 'vitest'
import { inconsistencies } from './hostedProject.mjs'

/**
 * Kills a publisher at its n-th request to Google, publishes another remote from another machine, and repeats what
 * was killed. Nothing may be lost at any of these moments.
 * @param {import('./hostedProject.mjs').HostedProject} project
 * @param {string} name of the package that is killed
 * @param {number} request the first is 1
 * @returns {Promise<{ asked: string, between: string } | undefined>} the request, and what members got afterwards;
 *   undefined if the command was done before it
 */
export async function killAt(project, name, request) {
  const { fake, store, startPublisher, write, publish, copy, servedShell } = project
  const minor = (await store.read())?.generation ?? 0
  const version = `5.${minor}.0`
  const folder = write(name, { version })
  const publisher = startPublisher()
  await publisher.ready
  let asked = ''
  fake.faults.plan({
    at: request,
    times: 1,
    answer: ({ method, path }) => {
      asked = `${method} ${path}`
      publisher.kill()
    },
  })
  /** @type {unknown} */
  const ended = await publisher.run({ what: 'publish', name, folder })
  fake.faults.clear()
  publisher.kill()
  if (ended === 'done') return undefined
  expect(ended).toBe('killed')

  const isOut = async () =>
    name === 'shell'
      ? (await servedShell()) === version
      : (await copy()).remotes[name]?.[0]?.version === version
  const between = (await isOut()) ? 'the new one' : 'the one before'
  await publish('mf-admin', { version: `6.${minor}.0` })
  expect(await inconsistencies(project), asked).toEqual([])
  if (!(await store.isPublished({ name, version }))) await publish(name, { version })
  expect(await inconsistencies(project), asked).toEqual([])
  expect(await isOut(), asked).toBe(true)
  return { asked, between }
}
