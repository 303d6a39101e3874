import type { FlagTarget } from '@greenlight/domain/flag'
import { flagTarget } from '@greenlight/kit/data/flags'
import { beforeEach, describe, expect, it } from 'vitest'
import { publishReply } from '../../../mf-admin/src/cases/requests.ts'
import {
  deleteContribution,
  removeMessage,
} from '../../../mf-admin/src/decisions/contributionDecisions.ts'
import { getContribution } from '../../../mf-admin/src/flags/flags.ts'
import { warnMember } from '../../../mf-admin/src/members/warnings.ts'
import { listNotices } from '../../../mf-profile/src/notices/noticeRequests.ts'
import { listOutcomes } from '../../../mf-profile/src/notices/outcomes.ts'
import { seed, storedDocument } from '../setup/database.ts'
import { experience, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { logEntries, seedModeration } from '../setup/moderation.ts'
import { admin, ann, bob, type Person } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

beforeEach(seedModeration)

const noticesOf = async (who: Person) => {
  const { items } = await asPerson(who, () => listNotices())
  return items.map(({ kind, target, reason }) => `${kind} ${target}: ${reason}`)
}

const outcomesOf = async (who: Person) =>
  (await asPerson(who, listOutcomes)).map(({ kind, target }) => `${kind} ${target}`)

describe('a warning', () => {
  it('is a notice and a log entry, and changes nothing else', async () => {
    await asPerson(admin, () => warnMember({ uid: 'bob', reason: ' Please be kind. ' }))
    expect(await noticesOf(bob)).toEqual(['warn users/bob: Please be kind.'])
    expect(await logEntries()).toMatchObject([{ action: 'warn', target: 'users/bob' }])
  })

  it.each<[string, FlagTarget]>([
    ['an experience', { kind: 'experience', reportId: 'public', experienceId: 'bob' }],
    ['the member', { kind: 'member', uid: 'bob' }],
  ])('upholds the flags on %s', async (_, target) => {
    await seed({ 'reports/public/experiences/bob': experience(bob) })
    await asPerson(ann, () => flagTarget({ target, author: 'bob', reason: 'harassment', note: '' }))
    const path = target.kind === 'member' ? 'users/bob' : 'reports/public/experiences/bob'
    await asPerson(admin, () =>
      warnMember({ uid: 'bob', reason: 'Please be kind.', targetPath: path }),
    )
    expect(await storedDocument(`flags/ann~${path.replaceAll('/', '~')}`)).toMatchObject({
      state: 'upheld',
    })
    expect(await outcomesOf(ann)).toEqual([`uphold ${path}`])
    expect(await noticesOf(bob)).toEqual(['warn users/bob: Please be kind.'])
  })

  it('is refused to members, and for oneself', async () => {
    const warning = { uid: 'admin', reason: 'Why.' }
    expect(await errorCodeOf(asPerson(bob, () => warnMember(warning)))).toBe('admin/warn-failed')
    expect(await errorCodeOf(asPerson(admin, () => warnMember(warning)))).toBe('admin/warn-failed')
  })
})

describe('a flagged message', () => {
  const target = { kind: 'message', threadId: 'ann_bob', messageId: 'm' } as const
  const path = 'threads/ann_bob/messages/m'
  const removed = { target, sender: 'bob', reason: ' Threats. ' }

  beforeEach(async () => {
    const text = 'Or else!'
    await seed({
      'threads/ann_bob': {
        members: ['ann', 'bob'],
        lastAt: timeAt(),
        lastMessage: text,
        lastSender: 'bob',
        lastId: 'm',
      },
      [path]: { sender: 'bob', text, createdAt: timeAt(), threadId: 'ann_bob' },
    })
    const flag = { target, author: 'bob', reason: 'threats', note: '', evidence: text } as const
    await asPerson(ann, () => flagTarget(flag))
  })

  it('loses its text, in the list of conversations too, and its sender gets a notice', async () => {
    await asPerson(admin, () => removeMessage(removed))
    const [entry] = await logEntries()
    const decision = String(entry?.id)
    expect(await storedDocument(path)).toMatchObject({ text: '', removed: decision })
    // The sender reads it, and must not learn who flagged.
    expect(decision).not.toContain('ann')
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ lastMessage: '' })
    const flag = 'flags/ann~threads~ann_bob~messages~m'
    expect(await storedDocument(flag)).toMatchObject({ state: 'upheld', decision })
    expect(await noticesOf(bob)).toEqual([`delete ${path}: Threats.`])
    expect(await outcomesOf(ann)).toEqual([`uphold ${path}`])
    expect(await logEntries()).toMatchObject([{ id: decision, action: 'delete', target: path }])
    expect(await errorCodeOf(asPerson(admin, () => removeMessage(removed)))).toBe(
      'admin/already-decided',
    )
  })

  it('leaves the text of a later one in the list of conversations', async () => {
    await seed({ 'threads/ann_bob': { members: ['ann', 'bob'], lastMessage: 'Hi', lastId: 'n' } })
    await asPerson(admin, () => removeMessage(removed))
    expect(await storedDocument(path)).toMatchObject({ text: '' })
    expect(await storedDocument('threads/ann_bob')).toMatchObject({ lastMessage: 'Hi' })
  })

  it('is removed by admins only', async () => {
    const error = await errorCodeOf(asPerson(bob, () => removeMessage(removed)))
    expect(error).toBe('admin/delete-failed')
    expect(await storedDocument(path)).toMatchObject({ text: 'Or else!' })
  })
})

describe('the answer of the person described', () => {
  const target = { kind: 'reply', reportId: 'public' } as const
  const path = 'reports/public/reply/subject'

  it('is flagged and deleted, and the owner of the profile gets a notice of both', async () => {
    await asPerson(admin, () => publishReply('public', 'I was ill.'))
    await asPerson(bob, () => flagTarget({ target, author: '-', reason: 'harassment', note: '' }))
    expect(await asPerson(admin, () => getContribution(target))).toMatchObject({
      text: 'I was ill.',
    })
    await asPerson(admin, () => deleteContribution(target, 'An insult.'))
    expect(await storedDocument(path)).toBeUndefined()
    expect(await asPerson(admin, () => getContribution(target))).toBeNull()
    expect((await noticesOf(ann)).toSorted()).toEqual([
      `delete ${path}: An insult.`,
      `reply ${path}: The person described asked for it.`,
    ])
    expect(await outcomesOf(bob)).toEqual([`uphold ${path}`])
  })
})
