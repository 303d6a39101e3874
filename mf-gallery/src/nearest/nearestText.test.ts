import { parseReport } from '@greenlight/domain/report'
import { expect, test } from 'vitest'
import { nearestText } from './NearestProfiles.tsx'

const austin = { lat: 30.27, lon: -97.74 }
const report = { ...parseReport('a', { location: 'Austin, TX' }), coords: austin }

test.each([
  ['in the same town', austin, true, 'Nearest: Austin'],
  ['farther away', { lat: 29.76, lon: -95.37 }, true, 'Nearest: Austin, 145 miles'],
  ['with older ones', austin, false, 'Nearest of the newest 24: Austin'],
])('the nearest profile, %s', (_, coords, isNearest, text) => {
  expect(nearestText({ reports: [report], isNearest }, { text: 'Here', coords })).toBe(text)
})
