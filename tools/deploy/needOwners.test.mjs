// @vitest-environment node
import { expect, it } from 'vitest'
import { fakeProject } from '../googleFake/fakeProject.mjs'
import { needOwners } from './needOwners.mjs'

const project = fakeProject()

it('refuses a project in which reports lack their owner, and no other', async () => {
  const fake = await project.start()
  await needOwners('fake-project')
  Object.assign(fake.firestore.reports, { all: 12, owned: 9 })
  await expect(needOwners('fake-project')).rejects.toThrow(
    /^3 reports have no ownerUid: run npm run migrate/,
  )
})

it('has nothing against a project without a database', async () => {
  await project.start({ database: false })
  await needOwners('fake-project')
})
