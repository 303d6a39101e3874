import { beforeAll, expect, it } from 'vitest'
import { findPhoto } from '../../../shared/kit/src/photo/findPhoto.ts'
import { pixelsOf } from '../../../tools/photos/photoKeys.ts'
import { photoOf } from '../../../tools/seed/data.mjs'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, report } from '../setup/documents.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const photos = ['austin-maya', 'nashville-beau', 'chicago-mina'].map(photoOf)
/** Node decodes no WebP: the pixels of a preview are those of its full photo. */
const pixelsOfPreview = (url: string) =>
  Promise.resolve(pixelsOf(photos.find(({ preview }) => preview === url)?.full))
const find = (name: string) =>
  asPerson(bob, async () => {
    const pixels = pixelsOf(photoOf(name).full)
    if (!pixels) throw new Error(`${name} cannot be decoded.`)
    const found = await findPhoto(pixels, pixelsOfPreview)
    return { ...found, reports: found.reports.map(({ id }) => id) }
  })
const having = (name: string, more = {}) => {
  const { preview, keys } = photoOf(name)
  return report(ann, { photoUrl: preview, photoKeys: keys, ...more })
}

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
    'reports/liar': having('chicago-mina', { photoKeys: photoOf('austin-maya').keys }),
    'reports/old': report(ann),
  })
})

it('finds the public reports with a photo, and no others with similar or wrong keys', async () => {
  expect(await find('austin-maya')).toEqual({ reports: ['maya'], mirrored: false, complete: true })
  expect(await find('nashville-beau')).toMatchObject({ reports: ['beau'] })
  expect(await find('chicago-mina')).toMatchObject({ reports: [], complete: true })
})
