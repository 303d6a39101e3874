// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseReport } from '../../../shared/kit/src/data/reports/parseReport.ts'
import { geoCells } from '../../../shared/kit/src/domain/geoCells.ts'
import { findPrivateInfo } from '../../../shared/kit/src/domain/privateInfo.ts'
import { usernameOf } from '../accounts.mjs'
import { all, photo, stored } from './storedSeed.mjs'

const reports = all(/^reports\/[^/]+$/, parseReport)

/** @param {string} status */
const having = (status) => reports.filter((report) => report.status === status)

test('there are 72 public reports, 4 that wait and 2 rejected ones with a reason', () => {
  expect(['public', 'pending', 'rejected'].map((status) => having(status).length)).toEqual([
    72, 4, 2,
  ])
  for (const { id, decisionReason } of having('rejected')) {
    expect(decisionReason).toBeTruthy()
    expect(stored.get(`modlog/decision-${id}`)).toMatchObject({
      actor: 'admin',
      action: 'reject',
      target: `reports/${id}`,
      reason: decisionReason,
    })
  }
})

test('public reports show every tone, eight cities and more, ages from 18 to over 60', () => {
  const shown = having('public')
  const ages = shown.map(({ age }) => age ?? 0)
  expect(new Set(shown.map(({ tone }) => tone))).toEqual(new Set(['green', 'yellow', 'red']))
  expect(new Set(shown.map(({ location }) => location)).size).toBeGreaterThanOrEqual(8)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(18)
  expect(Math.max(...ages)).toBeGreaterThan(60)
  expect(shown.filter(({ notes }) => notes === '').length).toBeGreaterThan(3)
  expect(shown.filter(({ ownerUid }) => ownerUid === 'owner').length).toBeGreaterThan(36)
})

test('the client reads every report as it is stored', () => {
  for (const report of reports) {
    expect(stored.get(`reports/${report.id}`)).toMatchObject({
      name: report.name,
      age: report.age,
      tone: report.tone,
      notes: report.notes,
      gender: report.gender,
      wantsToSee: report.wantsToSee,
      locationCoords: report.coords,
      geoCells: geoCells(report.coords, report.location),
      photoUrl: report.photoUrl,
      counters: { green: 0, yellow: 0, red: 0 },
      ownerUid: report.ownerUid,
      authorUid: report.ownerUid,
      ownerDisplayName: usernameOf(report.ownerUid ?? ''),
    })
    expect(stored.get(`reports/${report.id}/photos/full`)).toEqual({ dataUrl: photo.full })
    expect(findPrivateInfo(report.notes)).toEqual([])
    expect(report.id).toMatch(/^[A-Za-z0-9_-]{1,128}$/)
  }
})

test('places are where the city box has them', () => {
  /** @type {unknown} */
  const file = JSON.parse(
    readFileSync(
      new URL('../../../shell/public/data/us_city_coords.json', import.meta.url),
      'utf8',
    ),
  )
  const towns = /** @type {{ City: string, ST: string, lat: number, lon: number }[]} */ (file)
  const known = new Map(towns.map(({ City, ST, lat, lon }) => [`${City}, ${ST}`, { lat, lon }]))
  for (const { location, coords } of reports) {
    expect(coords).toEqual(known.get(location) ?? null)
  }
})
