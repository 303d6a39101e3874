import { deleteComment, deleteExperience } from '@greenlight/kit/data/contributions'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addComment,
  countComments,
  editComment,
  listComments,
} from '../../../mf-profile/src/comments/commentRequests.ts'
import {
  addExperience,
  countExperiences,
  editExperience,
  listExperiences,
} from '../../../mf-profile/src/experiences/experienceRequests.ts'
import { clearDatabase, idsIn, seed } from '../setup/database.ts'
import { account, comment, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const note = { reportId: 'r', tone: 'red', notes: ' Was late. ' } as const

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'reports/r': report(ann),
    'reports/hidden': report(ann, { status: 'pending' }),
  })
})

describe('experiences', () => {
  it('returns a new experience as the list shows it to others', async () => {
    const added = await asPerson(bob, () => addExperience(note))
    const { items } = await asPerson(ann, () => listExperiences('r'))
    expect(items).toEqual([{ ...added, createdAt: expect.any(Date) as Date }])
    expect(added).toMatchObject({ authorName: 'Name of bob', notes: 'Was late.', tone: 'red' })
  })

  it('lists pages with the newest first', async () => {
    const many = Array.from({ length: 130 }, (_, index) => `e${String(index).padStart(3, '0')}`)
    await seed(
      Object.fromEntries(
        many.map((id, index) => {
          const fields = experience(bob, { createdAt: timeAt(index) })
          return [`reports/r/experiences/${id}`, fields] as const
        }),
      ),
    )
    await asPerson(ann, async () => {
      const first = await listExperiences('r')
      const second = await listExperiences('r', first.next)
      const listed = [...first.items, ...second.items].map(({ id }) => id)
      expect(listed).toEqual(many.toReversed())
      expect(second.next).toBeNull()
    })
  })

  it('adds one for each member, also when the request is repeated', async () => {
    await asPerson(bob, () => addExperience(note))
    await asPerson(bob, () => addExperience(note))
    expect(await idsIn('reports/r/experiences')).toEqual(['bob'])
    const second = asPerson(bob, () => addExperience({ ...note, notes: 'Was early.' }))
    expect(await errorCodeOf(second)).toBe('profile/experience-exists')
    expect(await errorCodeOf(asPerson(ann, () => addExperience(note)))).toBe(
      'profile/experience-add-failed',
    )
  })

  it('deletes only the member’s own, with the comments on it', async () => {
    const added = await asPerson(bob, () => addExperience(note))
    await seed({ 'reports/r/experiences/bob/comments/c': comment(ann) })
    expect(await errorCodeOf(asPerson(ann, () => deleteExperience(added)))).toBe(
      'kit/experience-delete-failed',
    )
    await asPerson(bob, () => deleteExperience(added))
    expect(await idsIn('reports/r/experiences')).toEqual([])
    expect(await idsIn('reports/r/experiences/bob/comments')).toEqual([])
  })

  it('deletes the member’s own below a report that is not public any more', async () => {
    const added = await asPerson(bob, () => addExperience(note))
    await seed({ 'reports/r': report(ann, { status: 'rejected' }) })
    await asPerson(bob, () => deleteExperience(added))
    expect(await idsIn('reports/r/experiences')).toEqual([])
  })

  it('counts each tone', async () => {
    const tones = ['green', 'red', 'red']
    await seed(
      Object.fromEntries(
        tones.map((tone, n) => [`reports/r/experiences/e${n}`, experience(bob, { tone })]),
      ),
    )
    const counts = await asPerson(ann, () => countExperiences('r'))
    expect(counts).toEqual({ green: 1, yellow: 0, red: 2 })
  })

  it('changes the member’s own for 15 minutes, below a public report', async () => {
    const added = await asPerson(bob, () => addExperience(note))
    const edited = await asPerson(bob, () => editExperience(added, ' Was on time. '))
    expect(edited).toMatchObject({
      id: 'bob',
      notes: 'Was on time.',
      editedAt: expect.any(Date) as Date,
    })
    const { items } = await asPerson(ann, () => listExperiences('r'))
    expect(items).toMatchObject([{ notes: 'Was on time.', editedAt: expect.any(Date) as Date }])

    const foreign = asPerson(ann, () => editExperience(added, 'Mine now.'))
    expect(await errorCodeOf(foreign)).toBe('profile/edit-failed')
    await seed({ 'reports/r/experiences/old': experience(bob) })
    const old = { ...added, id: 'old', createdAt: timeAt().toDate() }
    const late = asPerson(bob, () => editExperience(old, 'Too late.'))
    expect(await errorCodeOf(late)).toBe('profile/edit-too-late')
    await seed({ 'reports/r': report(ann, { status: 'pending' }) })
    const gone = asPerson(bob, () => editExperience(added, 'Anything.'))
    expect(await errorCodeOf(gone)).toBe('profile/profile-gone')
  })

  it('reports why a request failed', async () => {
    const hidden = asPerson(bob, () => addExperience({ ...note, reportId: 'hidden' }))
    expect(await errorCodeOf(hidden)).toBe('profile/profile-gone')
    expect(await errorCodeOf(addExperience(note))).toBe('profile/experience-signed-out')
    expect(await errorCodeOf(asPerson(bob, () => listExperiences('hidden')))).toBe(
      'profile/experiences-load-failed',
    )
  })
})

describe('comments', () => {
  const below = { reportId: 'r', id: 'e', commentsSince: timeAt().toDate() }
  const words = { reportId: 'r', experienceId: 'e', text: ' Same here. ' }

  beforeEach(async () => {
    await seed({ 'reports/r/experiences/e': experience(ann) })
  })

  it('returns a new comment as the list shows it to others, oldest first', async () => {
    await seed({ 'reports/r/experiences/e/comments/old': comment(ann) })
    const added = await asPerson(bob, () => addComment(words))
    const { items, next } = await asPerson(ann, () => listComments(below))
    expect(items.map(({ id }) => id)).toEqual(['old', added.id])
    expect(items[1]).toEqual({ ...added, createdAt: expect.any(Date) as Date })
    expect(next).toBeNull()
  })

  it('corrects what an earlier try stored, if the request is repeated with another text', async () => {
    const repeated = { ...words, id: 'c' }
    await asPerson(bob, () => addComment(repeated))
    await asPerson(bob, () => addComment(repeated))
    const { items: once } = await asPerson(ann, () => listComments(below))
    expect(once).toMatchObject([{ text: 'Same here.', editedAt: null }])
    await asPerson(bob, () => addComment({ ...repeated, text: 'Not here.' }))
    const { items } = await asPerson(ann, () => listComments(below))
    expect(items).toMatchObject([{ text: 'Not here.', editedAt: expect.any(Date) as Date }])
  })

  it('deletes only the member’s own', async () => {
    const added = await asPerson(bob, () => addComment(words))
    expect(await errorCodeOf(asPerson(ann, () => deleteComment(added)))).toBe(
      'kit/comment-delete-failed',
    )
    await asPerson(bob, () => deleteComment(added))
    expect((await asPerson(ann, () => listComments(below))).items).toEqual([])
  })

  it('counts them, and changes the member’s own', async () => {
    const added = await asPerson(bob, () => addComment(words))
    expect(await asPerson(ann, () => countComments(below))).toBe(1)
    await asPerson(bob, () => editComment(added, ' Not here. '))
    const { items } = await asPerson(ann, () => listComments(below))
    expect(items).toMatchObject([{ text: 'Not here.', editedAt: expect.any(Date) as Date }])
  })

  it('reports why a request failed', async () => {
    const tooLong = asPerson(bob, () => addComment({ ...words, text: 'x'.repeat(1001) }))
    expect(await errorCodeOf(tooLong)).toBe('profile/comment-add-failed')
    expect(await errorCodeOf(addComment(words))).toBe('profile/comment-signed-out')
    const hidden = asPerson(bob, () => listComments({ ...below, reportId: 'hidden' }))
    expect(await errorCodeOf(hidden)).toBe('profile/comments-load-failed')
  })
})
