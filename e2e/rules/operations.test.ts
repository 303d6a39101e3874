import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { allOperations, impossible } from '../../tools/operations/impossible.mjs'
import { readEnded } from '../../tools/operations/operationFiles.mjs'
import { emulatorAddress } from '../fixtures/emulator.ts'
import { loadRules } from './setup/loadRules.ts'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
/** The rule for new comments, up to the longest one. */
const COMMENT =
  /allow create: if isContribution\(reportId\) && isPlainId\(commentId\)[^;]*isFilled\(next\(\)\.text, 1000\)/
const { host, port } = emulatorAddress()
const projects = Array.from({ length: 4 }, (_, at) => ({
  host: `${host}:${port}`,
  project: `demo-operations-${at}`,
}))
const load = (content: string) =>
  Promise.all(projects.map(({ project }) => loadRules(project, content)))

beforeAll(() => load(rules))

it('the rules allow what this tree does, and each release that members may still have', async () => {
  expect(await impossible(projects)).toEqual([])
})

it('what was ended is something that a release does', () => {
  const lines = allOperations().map(({ operation }) => operation.line)
  const unknown = readEnded().filter(({ operation }) => !lines.includes(operation))
  expect(unknown).toEqual([])
})

it('a rule that takes something away names what can no longer be done, until it is ended', async () => {
  const shorter = rules.replace(COMMENT, (text) => text.replace('1000', '1'))
  expect(shorter).not.toBe(rules)
  await load(shorter)
  const lost = await impossible(projects)
  console.log(lost.join('\n'))
  expect(lost.length).toBeGreaterThan(0)
  for (const line of lost)
    expect(line).toMatch(
      /^mf-profile[^:]* can no longer: .*set reports\/\*\/experiences\/\*\/comments\/\* \[createdAt, text, userId, userName\]/,
    )
  const ended = lost.map((line) => ({
    operation: line.replace(/^.* can no longer: /, ''),
    reason: 'Comments are one letter.',
    replacement: 'none',
  }))
  expect(await impossible(projects, allOperations(), ended)).toEqual([])
  await load(rules)
})
