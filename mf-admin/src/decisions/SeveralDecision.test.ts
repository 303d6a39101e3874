import { expect, it } from 'vitest'
import { type Choice, dismissChoice, reportChoices } from './choices.ts'
import { choicesForAll } from './SeveralDecision.tsx'

const report = (id: string, status: 'pending' | 'public') => {
  const choices = reportChoices({ id, name: id, status, createdAt: null }, { flags: [] })
  return { key: id, name: `Name of ${id}`, choices }
}
const actionsOf = (choices: readonly Choice[]) => choices.map(({ action }) => action)

it('offers what all of them have, and names how many', () => {
  const choices = choicesForAll([report('a', 'pending'), report('b', 'pending')])
  expect(actionsOf(choices)).toEqual(['approve', 'reject', 'delete'])
  expect(choices[0]).toMatchObject({ button: 'Approve all 2', targetPath: 'reports/b' })
  expect(actionsOf(choicesForAll([report('a', 'public'), report('b', 'pending')]))).toEqual([
    'delete',
  ])
})

it('offers the usual choices for one', () => {
  expect(choicesForAll([report('a', 'pending')])[0]).toMatchObject({ button: 'Approve', also: [] })
})

it('gives each item the same reason and a log entry of its own', () => {
  const flagged = ['a', 'b', 'c'].map((path) => ({
    ...{ key: path, name: path, choices: [dismissChoice(path, { flags: [`flag on ${path}`] })] },
  }))
  const [dismiss] = choicesForAll(flagged)
  const given = { id: 'own', point: null, keepsPhoto: false }
  const requests = [...(dismiss?.also ?? []), ...(dismiss ? [dismiss] : [])].map(({ request }) =>
    request('Fine.', given),
  )
  expect(requests).toMatchObject(
    ['a', 'b', 'c'].map((path) => ({
      ...{ kind: 'dismissal', targetPath: path, reason: 'Fine.' },
      basis: { flags: [`flag on ${path}`] },
    })),
  )
  const ids = requests.map((request) => ('basis' in request ? request.basis.id : ''))
  expect(new Set(ids).size).toBe(3)
})
