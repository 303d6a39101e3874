import { expect, it } from 'vitest'
import { record } from '../../../bench/lib/rows.mjs'
import { clearDatabase, seed } from '../setup/database.ts'
import { account } from '../setup/documents.ts'
import { type Person, person } from '../setup/person.ts'
import { closeAllPages } from '../setup/runtime.ts'
import {
  banAndTakeDown,
  deleteWhileOthersAdd,
  emptyTally,
  flagDecideAndAppeal,
  twoDevices,
} from './rounds.ts'

/** `npm run bench -- many` sets these; `npm test -- slow` is short. */
const count = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const MEMBERS = count('GREENLIGHT_MANY_MEMBERS', 24)
const ADMINS = count('GREENLIGHT_MANY_ADMINS', 3)
const SECONDS = count('GREENLIGHT_MANY_SECONDS', 20)

const people = (name: string, length: number): readonly Person[] =>
  Array.from({ length }, (_, at) => person(`${name}${at}`))

it(
  'many members and admins in the same moment: nothing lost, nothing left, and the right words',
  async () => {
    const crowd = { members: people('member', MEMBERS), admins: people('admin', ADMINS) }
    const tally = emptyTally()
    const end = Date.now() + SECONDS * 1000
    let n = 0
    do {
      // A round has its own database: some checks look at all documents.
      await closeAllPages()
      await clearDatabase()
      const everyone = [...crowd.members, ...crowd.admins]
      await seed(Object.fromEntries(everyone.map((who) => [`users/${who.uid}`, account(who)])))
      const admins = crowd.admins.map(({ email }) => [`admins/${email}`, { email, createdAt: 1 }])
      await seed(Object.fromEntries(admins) as Parameters<typeof seed>[0])
      const round = { ...crowd, n, tally }
      await Promise.all([
        flagDecideAndAppeal(round).then(() => banAndTakeDown(round)),
        deleteWhileOthersAdd(round),
        twoDevices(round),
      ])
      n += 1
    } while (Date.now() < end)

    const none = { unit: '', most: 0 } as const
    record({ what: `rounds of ${MEMBERS} members, ${ADMINS} admins`, unit: '', ours: n })
    record({ what: 'documents left below what was deleted', ours: tally.left, ...none })
    record({ what: 'flags lost', ours: tally.flagsLost, ...none })
    record({ what: 'banned members with public shares', ours: tally.publicOfBanned, ...none })
    record({ what: 'two opposite decisions both done', ours: tally.bothDone, ...none })
    record({ what: 'wrong sentence at a refusal', ours: tally.wrongSentences, ...none })
    record({ what: 'counters of a day that are wrong', ours: tally.quotaWrong, ...none })
    record({ what: 'messages lost, doubled or out of order', ours: tally.messagesWrong, ...none })
    record({ what: 'decisions with other than one log entry', ours: tally.entriesWrong, ...none })
    const told = { unit: '', least: tally.toBeTold } as const
    record({ what: `told of the outcome, of ${tally.toBeTold}`, ours: tally.told, ...told })
    const { told: outcomes, toBeTold, ...broken } = tally
    expect(broken).toEqual(Object.fromEntries(Object.keys(broken).map((what) => [what, 0])))
    expect(outcomes).toBe(toBeTold)
    expect(toBeTold).toBeGreaterThan(0)
  },
  SECONDS * 1000 + 300_000,
)
