import { expect } from 'vitest'
import { inconsistencies } from './hostedProject.mjs'

/** @import { HostedProject } from './hostedProject.mjs' */

const TEAMS = /** @type {const} */ (['mf-gallery', 'mf-admin'])
const KINDS = /** @type {const} */ (['publish', 'publish', 'canary', 'roll back'])

/**
 * Two publishers in processes of their own change the registry at the same time, round after round. In every second
 * round both change the same remote.
 * @param {HostedProject} project
 * @param {number} rounds
 * @param {number} major of the versions that they publish
 */
export async function interleave(project, rounds, major) {
  const before = (await project.store.read())?.generation ?? 0
  const publishers = [project.startPublisher(), project.startPublisher()]
  await Promise.all(publishers.map(({ ready }) => ready))
  for (let round = 0; round < rounds; round += 1) {
    const tasks = TEAMS.map((team, at) => {
      const name = round % 2 ? 'mf-gallery' : team
      const what = KINDS[(round + at) % KINDS.length] ?? 'publish'
      const folder = project.write(name, { version: `${major}.${round}.${at}` })
      return { what, name, folder }
    })
    const done = await Promise.all(
      tasks.map(
        (task, at) => publishers[at]?.run(task) ?? Promise.reject(new Error('No publisher.')),
      ),
    )
    expect(done, JSON.stringify(tasks)).toEqual(['done', 'done'])
    expect(await inconsistencies(project), JSON.stringify(tasks)).toEqual([])
  }
  publishers.forEach(({ kill }) => kill())
  const generations = Array.from({ length: 2 * rounds }, (_, at) => before + 2 * rounds - at)
  const changes = (await project.store.history(2 * rounds)).map(({ generation }) => generation)
  expect(changes).toEqual(generations)
}
