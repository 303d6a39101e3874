// @vitest-environment node
import { readFileSync } from 'node:fs'
import { memberData, notInDetails, whatStays } from '@greenlight/kit/ui/legal/memberData'
import { expect, it } from 'vitest'
import { remainingErasureSteps } from './eraseData.ts'

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8')

/** Documents that name no member. */
const ofNobody = ['policy/sharing']

/** Closed to all clients: no rule names them. */
const ofFunctions = ['alerts/{uid}']

/** The paths of all `match` blocks, except collection groups, whose documents have a path of their own. */
function pathsOfRules(): readonly string[] {
  const above: { indent: number; path: string }[] = []
  return [...rules.matchAll(/^( *)match \/(\S+) \{$/gm)].flatMap(
    ([, { length: indent } = '', part = '']) => {
      while ((above.at(-1)?.indent ?? -1) >= indent) above.pop()
      if (/^databases\/|=\*\*/.test(part)) return []
      const path = [...above.map((one) => one.path), part].at(-2) ?? ''
      const whole = above.length > 0 ? `${path}/${part}` : part
      above.push({ indent, path: whole })
      return [whole]
    },
  )
}

it('lists every path of the access rules that has data of members', () => {
  const listed = memberData.map(({ path }) => path)
  expect(listed.toSorted()).toEqual(
    [...pathsOfRules(), ...ofFunctions].filter((path) => !ofNobody.includes(path)).toSorted(),
  )
})

it('each path is erased, or its remains are named', () => {
  const forgotten = memberData.filter(({ erasedBy, stays }) => erasedBy === null && stays === null)
  expect(forgotten).toEqual([])
})

it('the erasure has exactly the steps that the list names', () => {
  const named = new Set(memberData.flatMap(({ erasedBy }) => erasedBy ?? []))
  named.delete('server')
  const isOfData = (step: string) => !['begin', 'threads', 'end', 'signIn', 'device'].includes(step)
  expect([...named].toSorted()).toEqual(remainingErasureSteps(true, []).filter(isOfData).toSorted())
})

it('each sentence about what stays is about a path, or about backups', () => {
  const used = new Set(memberData.flatMap(({ stays }) => stays ?? []))
  const unused = Object.keys(whatStays).filter((key) => !used.has(key as keyof typeof whatStays))
  expect(unused).toEqual(['backups'])
})

it('each gap of the account details is about a path, or about others', () => {
  const used = new Set(memberData.flatMap(({ details }) => ('not' in details ? details.not : [])))
  const isUsed = (key: string) => [...used].some((one) => one === key)
  expect(Object.keys(notInDetails).filter((key) => !isUsed(key))).toEqual(['others', 'flaggers'])
})
