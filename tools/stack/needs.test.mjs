// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { javaMajor, needNode } from './needs.mjs'

describe('what the machine must have', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s will do', (version) => {
    expect(() => needNode(version)).not.toThrow()
  })

  it.each(['18.20.0', '20.18.3'])('Node %s is refused with what to do', (version) => {
    expect(() => needNode(version)).toThrow(`Node ${version} is too old: install Node 20.19`)
  })

  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_301"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['no such thing', 0],
  ])('reads %s', (output, major) => {
    expect(javaMajor(output)).toBe(major)
  })
})
