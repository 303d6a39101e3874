// @vitest-environment node
import { expect, it } from 'vitest'
import { retention } from './retention.mjs'

const DAY = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-28T00:00:00Z')

/** Releases of one package, newest first. @param {number[]} ages in days */
const releases = (...ages) =>
  ages.map((age, at) => ({
    name: 'mf-gallery',
    version: `1.${ages.length - at}.0`,
    publishedAt: new Date(now - age * DAY).toISOString(),
  }))
const versions = (/** @type {{ version: string }[]} */ list) => list.map(({ version }) => version)

it('keeps the last ten, whatever their age', () => {
  const old = releases(...Array.from({ length: 12 }, () => 400))
  const { kept, expired } = retention(old, [], now)
  expect(kept).toHaveLength(10)
  expect(versions(expired)).toEqual(['1.2.0', '1.1.0'])
})

it('keeps what is younger than 30 days, however many', () => {
  const young = releases(...Array.from({ length: 40 }, () => 29))
  expect(retention(young, [], now).expired).toEqual([])
})

it('keeps what the registry names', () => {
  const old = releases(...Array.from({ length: 12 }, () => 400))
  expect(versions(retention(old, ['1.1.0'], now).expired)).toEqual(['1.2.0'])
})
