import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { migrate, type Step } from '../../../tools/migrate/migrate.mjs'
import { photos } from '../../../tools/migrate/photos.ts'
import { photoKeysOf } from '../../../tools/photos/photoKeys.ts'
import { openDatabase } from '../../../tools/stack/database.mjs'
import { clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { report } from '../setup/documents.ts'
import { projectId } from '../setup/emulator.ts'
import { ann } from '../setup/person.ts'

const photo = (name: string) => {
  const file = new URL(`../../../tools/seed/photos/full/${name}.jpg`, import.meta.url)
  return `data:image/jpeg;base64,${readFileSync(file, 'base64')}`
}
const maya = photo('austin-maya')
/** What browsers without an encoder for WebP stored. */
const jpegPreview = photo('chicago-mina')
const webp = 'data:image/webp;base64,UklGRgAAAABXRUJQ'
const keysOf = async (id: string) => (await storedDocument(`reports/${id}`))?.['photoKeys']

beforeAll(async () => {
  await clearDatabase()
  await seed({
    'reports/full': report(ann, { photoUrl: webp }),
    'reports/full/photos/full': { dataUrl: maya },
    'reports/preview': report(ann, { photoUrl: jpegPreview }),
    'reports/unreadable': report(ann, { photoUrl: webp }),
    'reports/done': report(ann, { photoKeys: ['00a3f1c'] }),
  })
})

it('gives reports the keys of their full photo, else of the preview', async () => {
  const database = await openDatabase({ project: projectId })
  const step: Step = { ...photos, pageSize: 2 }
  await migrate([step], database, { dryRun: false, after: undefined })
  expect(await keysOf('full')).toEqual(photoKeysOf(maya))
  expect(await keysOf('full')).toHaveLength(30)
  expect(await keysOf('preview')).toEqual(photoKeysOf(jpegPreview))
  expect(await keysOf('unreadable')).toEqual([])
  expect(await keysOf('done')).toEqual(['00a3f1c'])
})
