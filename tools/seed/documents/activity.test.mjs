import { foldUsername, usernameProblem } from '@greenlight/domain/names'
import { expect, test } from 'vitest'
import { isUnread } from '../../../mf-messaging/src/unread/unread.ts'
import { threadId } from '../../../mf-profile/src/conversations/conversationRequests.ts'
import { parseComment } from '../../../shared/domain/src/experience.ts'
import { parseExperience } from '../../../shared/domain/src/experience.ts'
import { parseFlag } from '../../../shared/domain/src/flag.ts'
import { flagId, parseFlagTargetPath } from '../../../shared/domain/src/flag.ts'
import { readUserProfile } from '../../../shared/domain/src/member.ts'
import { parseReport } from '../../../shared/domain/src/report.ts'
import { parseMessage } from '../../../shared/domain/src/thread.ts'
import { parseThread } from '../../../shared/domain/src/thread.ts'
import { usernameOf } from '../data.mjs'
import { documents, moment, parseAll, stored } from './storedSeed.mjs'

const reports = parseAll(/^reports\/[^/]+$/, parseReport)
const experiences = parseAll(/\/experiences\/[^/]+$/, parseExperience)
const comments = parseAll(/\/comments\/[^/]+$/, parseComment)
const flags = parseAll(/^flags\//, parseFlag)

test('every date is past, and what is below a report is younger than it', () => {
  const born = new Map(reports.map(({ id, createdAt }) => [id, createdAt?.getTime() ?? NaN]))
  expect(new Set(born.values()).size).toBe(reports.length)
  for (const createdAt of born.values()) expect(createdAt).toBeLessThan(moment.getTime())
  for (const { reportId, createdAt } of [...experiences, ...comments]) {
    expect(createdAt?.getTime()).toBeGreaterThan(born.get(reportId) ?? Infinity)
    expect(createdAt?.getTime()).toBeLessThan(moment.getTime())
  }
})

test('experiences and comments are under public reports, signed with usernames', () => {
  const shown = new Set(reports.filter(({ status }) => status === 'public').map(({ id }) => id))
  expect(experiences.length).toBeGreaterThan(20)
  expect(comments.length).toBeGreaterThan(10)
  for (const { reportId, userId, authorName } of [...experiences, ...comments]) {
    expect(shown).toContain(reportId)
    expect(authorName).toBe(usernameOf(userId ?? ''))
  }
})

test('flags name what is there, and count where the target is a report', () => {
  for (const flag of flags) {
    const { id, by, targetPath, reportId, evidence } = flag ?? expect.fail('unreadable flag')
    const target = stored.get(targetPath)
    expect(id).toBe(flagId(by, targetPath))
    expect(target).toBeDefined()
    expect(evidence).toBe(
      parseFlagTargetPath(targetPath)?.kind === 'message' ? target?.['text'] : null,
    )
    expect(reportId).toBe(targetPath.startsWith('reports/') ? targetPath.split('/')[1] : null)
  }
  for (const { id, status } of reports) {
    const onIt = flags.filter((flag) => flag?.targetPath === `reports/${id}`)
    expect(stored.get(`reports/${id}/private/review`)?.['flagCount']).toBe(
      status === 'public' ? 0 : onIt.length,
    )
    expect(onIt.every((flag) => (flag?.state === 'open') === (status === 'pending'))).toBe(true)
  }
})

test('the member has unread messages from the owner, and an older conversation without', () => {
  const unread = [threadId('member', 'owner'), threadId('member', 'bluebell')].map((id) => {
    const thread = parseThread(id, stored.get(`threads/${id}`) ?? {})
    const messages = parseAll(new RegExp(`^threads/${id}/messages/`), (message, fields) =>
      parseMessage(id, message, fields),
    )
    const last = messages.at(-1)
    expect(stored.get(`threads/${id}`)).toMatchObject({ lastId: last?.id, lastMessage: last?.text })
    expect(thread?.lastSender).toBe(last?.sender)
    expect(thread?.lastAt).toEqual(last?.createdAt)
    expect(stored.get(`users/member/reads/${id}`)?.['at']).toBeDefined()
    const lastRead = thread?.lastRead['member'] ?? null
    return messages.filter((message) => isUnread(message, 'member', lastRead)).length
  })
  expect(unread).toEqual([2, 0])
})

test('members are through terms and profile setup; the newcomer has no document', () => {
  const members = parseAll(/^users\/[^/]+$/, readUserProfile)
  expect(members.length).toBe(10)
  for (const {
    uid,
    email,
    username,
    profileComplete,
    acceptedTermsAt,
    locationCoords,
  } of members) {
    expect({ email, username }).toEqual({
      email: `${uid}@greenlight.test`,
      username: usernameOf(uid),
    })
    expect(profileComplete && acceptedTermsAt && locationCoords).toBeTruthy()
    expect(usernameProblem(username)).toBeNull()
    expect(stored.get(`usernames/${foldUsername(username)}`)).toMatchObject({ uid, name: username })
  }
  expect(stored.has('users/newcomer')).toBe(false)
  const admin = stored.get('admins/admin@greenlight.test')
  expect(Object.keys(admin ?? {})).toEqual(['email', 'createdAt'])
  expect(admin?.['createdAt']).toBeTypeOf('number')
})

test('no path is written twice', () => {
  expect(stored.size).toBe(documents.length)
})
