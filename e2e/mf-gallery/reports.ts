import { randomUUID } from 'node:crypto'
import { readCoords } from '@greenlight/kit/domain/coords'
import { geoCells } from '@greenlight/kit/domain/geoCells'
import { backend } from '../fixtures/backend.ts'
import { lookEverywhere } from '../fixtures/device.ts'
import { test as base } from '../fixtures/test.ts'

/** Reports that a test writes behind the access rules; they are gone after it. */
interface Fixtures {
  createReports: (count: number, fields?: (index: number) => object) => Promise<string[]>
}

/** A JPEG of one grey pixel. */
export const GREY =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

const BATCH = 400

export const test = base.extend<Fixtures>({
  // A device that looks everywhere, wherever its members are at home.
  storageState: ({ baseURL }, use) => use(lookEverywhere(baseURL)),
  createReports: async ({}, use) => {
    const made: string[] = []
    await use(async (count, fields = () => ({})) => {
      const ids = Array.from({ length: count }, () => `e2e-${randomUUID()}`)
      made.push(...ids)
      await inBatches(ids, (batch, id, index) =>
        batch.set(backend.db.doc(`reports/${id}`), inCells({ ...someone(), ...fields(index) })),
      )
      return ids
    })
    await inBatches(made, (batch, id) => batch.delete(backend.db.doc(`reports/${id}`)))
  },
})

/** A complete report by nobody in particular. */
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

/** With the cells of where it is, as every report has them by now. */
const inCells = (report: { location: unknown; locationCoords: unknown }) => ({
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
