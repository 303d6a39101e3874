import { backend } from '../fixtures/backend.ts'
import { expect, test } from '../fixtures/test.ts'
import { states } from './states.ts'

for (const [name, make] of Object.entries(states)) {
  test(`npm run state -- ${name} shows what it says to those whom it names`, async ({ openAs }) => {
    const { looks } = await make()
    for (const { as, at, see } of looks) {
      const page = await openAs(as.email, at)
      await expect(page.getByText(see).first()).toBeAttached()
    }
    // Waiting shares would fill the queue of other tests.
    for (const { as } of looks) {
      const { docs } = await backend.db.collection('reports').where('ownerUid', '==', as.uid).get()
      await Promise.all(docs.map(({ ref }) => ref.delete()))
    }
  })
}
