import { randomUUID } from 'node:crypto'
import { readCoords } from '@greenlight/domain/coords'
import { searchKeys } from '@greenlight/domain/searchKeys'
import { geoCells } from '../../mf-gallery/src/place/geoCells.ts'
import { backend } from '../fixtures/backend.ts'
import { lookEverywhere } from '../fixtures/device.ts'
import { test as base } from '../fixtures/test.ts'

/** Creates reports without access rules. They are deleted after the test. */
export type CreateReports = (count: number, fields?: (index: number) => object) => Promise<string[]>

interface Fixtures {
  createReports: CreateReports
}

/** A JPEG with one grey pixel. */
export const GREY =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

const BATCH = 400

export const test = base.extend<Fixtures>({
  // The device has no place, so the gallery shows all reports.
  storageState: ({ baseURL }, use) => use(lookEverywhere(baseURL)),
  createReports: async ({}, use) => {
    const made: string[] = []
    await use(async (count, fields = () => ({})) => {
      const ids = Array.from({ length: count }, () => `e2e-${randomUUID()}`)
      made.push(...ids)
      await inBatches(ids, (batch, id, index) =>
        batch.set(backend.db.doc(`reports/${id}`), withKeys({ ...someone(), ...fields(index) })),
      )
      return ids
    })
    await inBatches(made, (batch, id) => batch.delete(backend.db.doc(`reports/${id}`)))
  },
})

/** The fields of a complete report. */
export const someone = () => ({
  ownerUid: 'nobody',
  authorUid: 'nobody',
  name: 'Robin',
  age: 30,
  tone: 'green',
  notes: '',
  location: 'Chicago, IL',
  locationCoords: { lat: 41.85, lon: -87.65 },
  gender: 'other',
  wantsToSee: 'everyone',
  photoUrl: GREY,
  createdAt: backend.now(),
  status: 'public',
  counters: { green: 0, yellow: 0, red: 0 },
})

/** Adds the keys of its place and name, as current clients do. */
const withKeys = (report: { name: unknown; location: unknown; locationCoords: unknown }) => ({
  searchKeys: searchKeys(String(report.name), String(report.location)),
  geoCells: geoCells(readCoords(report.locationCoords), String(report.location)),
  ...report,
})

type Batch = ReturnType<typeof backend.db.batch>

async function inBatches(
  ids: readonly string[],
  write: (batch: Batch, id: string, index: number) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = backend.db.batch()
    ids.slice(start, start + BATCH).forEach((id, at) => write(batch, id, start + at))
    await batch.commit()
  }
}

export { expect } from '../fixtures/test.ts'
