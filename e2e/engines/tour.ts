import { randomUUID } from 'node:crypto'
import { createMember } from '../fixtures/members.ts'
import { freshEmail } from '../fixtures/newcomer.ts'
import { becomeMember } from './tour/becomeMember.ts'
import { browse } from './tour/browse.ts'
import { contribute } from './tour/contribute.ts'
import { failAndHeal } from './tour/failAndHeal.ts'
import { leave } from './tour/leave.ts'
import { share } from './tour/reports.ts'
import { talk } from './tour/talk.ts'
import type { Tour } from './tour/tourContext.ts'

/** The journey of a new member and of one who is known already, through every remote but the admins'. */
export async function takeTour(tour: Tour): Promise<void> {
  const id = randomUUID().slice(0, 8)
  const email = freshEmail()
  const username = `Heron ${id}`
  const other = await createMember('Olive')
  const report = await share(other, `Robin ${id}`, new Date())
  const oldest = await share(other, `Zoe ${id}`, new Date('1999-01-01'))
  const tab = await tour.openTab()
  await becomeMember(tour, tab, { email, username })
  await browse(tour, tab, oldest)
  await contribute(tour, tab, report, `Wren ${id}`)
  await talk(tour, { tab, otherTab: await tour.openTab(), report, other, username })
  await failAndHeal(tour, tab)
  await leave(tour, tab, email)
}
