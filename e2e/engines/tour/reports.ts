import { searchKeys } from '@greenlight/domain/searchKeys'
import { geoCells } from '../../../mf-gallery/src/place/geoCells.ts'
import type { TestMember } from '../../fixtures/members.ts'
import { addReport } from '../../mf-profile/profiles.ts'

/** A report as the tour looks for it. */
export type SharedReport = {
  id: string
  name: string
}

/** Adds a report near Chicago. */
export async function share(
  owner: TestMember,
  name: string,
  createdAt: Date,
): Promise<SharedReport> {
  const location = 'Evanston, IL'
  const coords = { lat: 42.0411, lon: -87.69006 }
  const id = await addReport(owner, {
    name,
    createdAt,
    tone: 'green', // the newest card has it, whatever other tours shared
    location,
    locationCoords: coords,
    geoCells: geoCells(coords, location),
    searchKeys: searchKeys(name, location),
  })
  return { id, name }
}
