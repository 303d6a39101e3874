import { expect, it } from 'vitest'
import { differentReports, makeTypeReports } from './typeReport.mjs'

const reports = makeTypeReports()
const report = (/** @type {string} */ folder) => reports.get(folder) ?? ''

it('contains the fields of a stored report', () => {
  expect(report('shared/domain')).toMatch(/export type Report = \{\n[^}]*\bownerUid: string/)
})

it('contains what the entry exports from other modules, and not what only the package uses', () => {
  expect(report('shared/runtime')).toContain('export declare function askConfirm(')
  expect(report('shared/runtime')).not.toMatch(/tanstack/i)
})

it('contains the contract of the kit, and none of its components', () => {
  expect(report('shared/kit')).toContain('// src/contract/defineRemote.tsx')
  expect(report('shared/kit')).not.toContain('// src/ui/')
})

it('names the file whose types differ from the committed ones', () => {
  const changed = report('shared/domain').replace(
    'export type Report = {',
    'export type Report = {\n  mood: string;',
  )
  expect(differentReports(new Map([...reports, ['shared/domain', changed]]))).toEqual([
    'shared/domain/contract.d.ts',
  ])
})
