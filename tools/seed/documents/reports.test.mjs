// @vitest-environment node
import { readFileSync } from 'node:fs'
import { searchKeys } from '@greenlight/domain/searchKeys'
import { expect, test } from 'vitest'
import { geoCells } from '../../../mf-gallery/src/place/geoCells.ts'
import { findPrivateInfo } from '../../../shared/domain/src/privateInfo.ts'
import { parseReport } from '../../../shared/domain/src/report.ts'
import { photoKeysOf } from '../../photos/photoKeys.ts'
import { photoOf, usernameOf } from '../data.mjs'
import { parseAll, stored } from './storedSeed.mjs'

const reports = parseAll(/^reports\/[^/]+$/, parseReport)

/** @param {string} status */
const having = (status) => reports.filter((report) => report.status === status)

test('there are 72 public reports, 4 that wait and 2 rejected ones with a reason', () => {
  expect(['public', 'pending', 'rejected'].map((status) => having(status).length)).toEqual([
    72, 4, 2,
  ])
  for (const { id } of having('rejected')) {
    const review = stored.get(`reports/${id}/private/review`)
    expect(review).toMatchObject({ decision: `decision-${id}` })
    expect(review?.['decisionReason']).toBeTruthy()
    expect(stored.get(`modlog/decision-${id}`)).toMatchObject({
      actor: 'admin',
      action: 'reject',
      target: `reports/${id}`,
      reason: review?.['decisionReason'],
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

test('every report has the keys that Share makes of its photo', () => {
  const keys = reports.map(({ id }) => stored.get(`reports/${id}`)?.['photoKeys'])
  expect(new Set(keys.map(String)).size).toBe(reports.length)
  expect(keys).toEqual(reports.map(({ id }) => photoKeysOf(photoOf(id).full)))
  expect(keys[0]).toHaveLength(30)
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
      searchKeys: searchKeys(report.name, report.location),
      photoUrl: report.photoUrl,
      counters: { green: 0, yellow: 0, red: 0 },
      ownerUid: report.ownerUid,
      authorUid: report.ownerUid,
      ownerDisplayName: usernameOf(report.ownerUid ?? ''),
    })
    expect(stored.get(`reports/${report.id}/photos/full`)).toEqual({
      dataUrl: photoOf(report.id).full,
    })
    expect(findPrivateInfo(report.notes)).toEqual([])
    expect(report.id).toMatch(/^[A-Za-z0-9_-]{1,128}$/)
  }
})

test('places are where the place field has them', () => {
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

/** In characters, below the limits of firestore.rules. */
const LONGEST = { preview: 24_000, full: 358_400 }

test('every report has photos of its own, in the sizes that the product stores', () => {
  const previews = new Set()
  for (const { id } of reports) {
    const photo = photoOf(id)
    expect(webpSize(photo.preview)).toEqual([320, 320])
    expect(jpegSize(photo.full)).toEqual([800, 800])
    expect(photo.preview.length).toBeLessThanOrEqual(LONGEST.preview)
    expect(photo.full.length).toBeLessThanOrEqual(LONGEST.full)
    previews.add(photo.preview)
  }
  expect(previews.size).toBe(reports.length)
})

/** @param {string} dataUrl */
function jpegSize(dataUrl) {
  const bytes = Buffer.from(dataUrl.replace('data:image/jpeg;base64,', ''), 'base64')
  // The frame header of a baseline JPEG: marker FFC0, length, precision, height, width.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]))
  return [bytes.readUInt16BE(frame + 5), bytes.readUInt16BE(frame + 7)]
}

/** @param {string} dataUrl */
function webpSize(dataUrl) {
  const bytes = Buffer.from(dataUrl.replace('data:image/webp;base64,', ''), 'base64')
  // The frame header of a lossy WebP: chunk VP8, length, frame tag, start code 9d012a, width, height.
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  return [bytes.readUInt16LE(frame + 3), bytes.readUInt16LE(frame + 5)]
}
