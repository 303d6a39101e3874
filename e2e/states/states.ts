import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'
import { placeRequest } from '../fixtures/cases.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { placeReports } from '../fixtures/reports.ts'
import { placeThread } from '../mf-messaging/threads.ts'

const SOLD = 'Sold addresses of other members.'

type Made = {
  /** What the state is, in a sentence. */
  what: string
  /** Who sees it, where, and a text that is there. */
  looks: readonly { as: TestMember; at: string; see: string }[]
}

/** What a tester looks at by hand, made with the functions of the browser tests. Each call makes new people. */
export const states: Readonly<Record<string, () => Promise<Made>>> = {
  banned: async () => {
    const member = await createMember('Bea')
    await decide(member, 'ban', `bans/${member.uid}`, SOLD)
    return {
      what: 'A banned member with the reason, and the list of bans.',
      looks: [
        { as: member, at: '/gallery', see: SOLD },
        { as: await createMember('Ada', { admin: true }), at: '/adminreview?view=bans', see: SOLD },
      ],
    }
  },
  waiting: async () => {
    const member = await createMember('Will')
    const name = `Waiting ${member.username}`
    const fields = { ...ownedBy(member), name, status: 'pending' }
    const [id = ''] = await placeReports(1, () => fields)
    return {
      what: 'A share that waits for an admin.',
      looks: [
        { as: member, at: '/myshares', see: 'In review' },
        { as: member, at: `/profile/${id}`, see: 'In review' },
        { as: await createMember('Ada', { admin: true }), at: '/adminreview', see: name },
      ],
    }
  },
  declined: async () => {
    const member = await createMember('Dora')
    const [id = ''] = await placeReports(1, () => ({ ...ownedBy(member), status: 'rejected' }))
    const decision = await decide(member, 'takedown', `reports/${id}`, 'It names an employer.')
    await placeRequest({
      kind: 'appeal',
      by: member.uid,
      reportId: id,
      appealed: decision,
      state: 'declined',
      answer: 'The name of the employer is still in it.',
      answeredAt: backend.now(),
    })
    return {
      what: 'A profile that was taken down, and the appeal against it that was declined.',
      looks: [
        { as: member, at: '/notices', see: 'You appealed, and the decision stays.' },
        { as: member, at: '/myshares', see: 'Taken down' },
      ],
    }
  },
  messages: async () => {
    const [one, other] = await Promise.all([createMember('Ann'), createMember('Bob')])
    const thread = await placeThread(one, other, {
      messages: Array.from({ length: 500 }, (_, n) => ({
        by: n % 3 ? one : other,
        text: `Message ${n + 1}.`,
        minutesAgo: (500 - n) * 30,
      })),
    })
    const at = `/messages?thread=${thread}`
    return {
      what: 'A conversation of 500 messages.',
      looks: [
        { as: one, at, see: 'Message 500.' },
        { as: other, at, see: 'Message 500.' },
      ],
    }
  },
  queue: async () => {
    const [admin, member] = await Promise.all([
      createMember('Ada', { admin: true }),
      createMember('Quinn'),
    ])
    await placeReports(30, (index) => ({
      ...ownedBy(member),
      name: `${index + 1} of ${member.username}`,
      status: 'pending',
    }))
    return {
      what: 'Thirty shares that wait for an admin.',
      looks: [{ as: admin, at: '/adminreview', see: `30 of ${member.username}` }],
    }
  },
}

const ownedBy = ({ uid, username }: TestMember) => ({
  ownerUid: uid,
  authorUid: uid,
  ownerDisplayName: username,
})

/** Places a decision about something of a member, with its log entry and the notice. Returns its id. */
async function decide(member: TestMember, action: string, target: string, reason: string) {
  const decision = randomUUID()
  const at = backend.now()
  const admin = 'an-admin-of-this-state'
  await Promise.all([
    backend.db.doc(`modlog/${decision}`).set({ actor: admin, action, target, reason, at }),
    backend.db
      .doc(`users/${member.uid}/notices/${decision}`)
      .set({ kind: action, target, reason, at, readAt: null }),
    action === 'ban'
      ? backend.db.doc(target).set({ reason, createdAt: at, decision })
      : backend.db
          .doc(`${target}/private/review`)
          .set({ flagCount: 0, decision, decisionReason: reason, cleared: false }),
  ])
  return decision
}
