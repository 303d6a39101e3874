import { readFileSync } from 'node:fs'
import { findPhoto } from '../../../mf-gallery/src/photoSearch/findPhoto.ts'
import { photoKeysOf, pixelsOf } from '../../../tools/photos/photoKeys.mjs'
import { beforeAll, expect, it } from 'vitest'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, report } from '../setup/documents.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const photo = (name: string) =>
  `data:image/jpeg;base64,${readFileSync(new URL(`../../../tools/seed/photos/preview/${name}.jpg`, import.meta.url), 'base64')}`
const find = (name: string) =>
  asPerson(bob, async () => {
    const pixels = pixelsOf(photo(name))
    if (!pixels) throw new Error(`${name} cannot be decoded.`)
    const found = await findPhoto(pixels, (url) => Promise.resolve(pixelsOf(url)))
    return { ...found, reports: found.reports.map(({ id }) => id) }
  })
const having = (name: string, more = {}) =>
  report(ann, { photoUrl: photo(name), photoKeys: photoKeysOf(photo(name)), ...more })

beforeAll(async () => {
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'reports/maya': having('austin-maya'),
    // Their hashes are as much alike as those of two copies.
    'reports/beau': having('nashville-beau'),
    'reports/hidden': having('austin-maya', { status: 'pending' }),
    // Keys of a photo that it does not have.
    'reports/liar': having('chicago-mina', { photoKeys: photoKeysOf(photo('austin-maya')) }),
    'reports/old': report(ann),
  })
})

it('finds the public reports with a photo, and no others with similar or wrong keys', async () => {
  expect(await find('austin-maya')).toEqual({ reports: ['maya'], mirrored: false, complete: true })
  expect(await find('nashville-beau')).toMatchObject({ reports: ['beau'] })
  expect(await find('chicago-mina')).toMatchObject({ reports: [], complete: true })
})
