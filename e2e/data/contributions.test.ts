import { addComment } from '@greenlight/kit/data/comments/addComment'
import { deleteComment } from '@greenlight/kit/data/comments/deleteComment'
import { listComments } from '@greenlight/kit/data/comments/listComments'
import { addExperience } from '@greenlight/kit/data/experiences/addExperience'
import { deleteExperience } from '@greenlight/kit/data/experiences/deleteExperience'
import { listExperiences } from '@greenlight/kit/data/experiences/listExperiences'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, idsIn, place } from './stage/backend.ts'
import { account, at, comment, experience, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, bob } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

const note = { reportId: 'r', tone: 'red', notes: ' Was late. ' } as const

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'reports/r': report(ann),
    'reports/hidden': report(ann, { status: 'pending' }),
  })
})

describe('experiences', () => {
  it('shows the one added as the list shows it to others', async () => {
    const added = await as(bob, () => addExperience(note))
    const { items } = await as(ann, () => listExperiences('r'))
    expect(items).toEqual([{ ...added, createdAt: expect.any(Date) as Date }])
    expect(added).toMatchObject({ authorName: 'Name of bob', notes: 'Was late.', tone: 'red' })
  })

  it('lists the newest first, page by page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => `e${String(index).padStart(3, '0')}`)
    await place(
      Object.fromEntries(
        many.map((id, index) => {
          const fields = experience(bob, { createdAt: at(index) })
          return [`reports/r/experiences/${id}`, fields] as const
        }),
      ),
    )
    await as(ann, async () => {
      const first = await listExperiences('r')
      const second = await listExperiences('r', first.next)
      const listed = [...first.items, ...second.items].map(({ id }) => id)
      expect(listed).toEqual(many.toReversed())
      expect(second.next).toBeNull()
    })
  })

  it('adds one once, however often it is repeated under its id', async () => {
    await as(bob, () => addExperience({ ...note, id: 'mine' }))
    await as(bob, () => addExperience({ ...note, id: 'mine' }))
    expect(await idsIn('reports/r/experiences')).toEqual(['mine'])
  })

  it('deletes only my own', async () => {
    const added = await as(bob, () => addExperience(note))
    expect(await failureOf(as(ann, () => deleteExperience(added)))).toBe('experience-delete-failed')
    await as(bob, () => deleteExperience(added))
    expect(await idsIn('reports/r/experiences')).toEqual([])
  })

  it('says why it did not work', async () => {
    const hidden = as(bob, () => addExperience({ ...note, reportId: 'hidden' }))
    expect(await failureOf(hidden)).toBe('experience-add-failed')
    expect(await failureOf(addExperience(note))).toBe('experience-signed-out')
    expect(await failureOf(as(bob, () => listExperiences('hidden')))).toBe(
      'experiences-load-failed',
    )
  })
})

describe('comments', () => {
  const below = { reportId: 'r', id: 'e' }
  const words = { reportId: 'r', experienceId: 'e', text: ' Same here. ' }

  beforeEach(async () => {
    await place({ 'reports/r/experiences/e': experience(ann) })
  })

  it('shows the one added as the list shows it to others, oldest first', async () => {
    await place({ 'reports/r/experiences/e/comments/old': comment(ann) })
    const added = await as(bob, () => addComment(words))
    const { items, next } = await as(ann, () => listComments(below))
    expect(items.map(({ id }) => id)).toEqual(['old', added.id])
    expect(items[1]).toEqual({ ...added, createdAt: expect.any(Date) as Date })
    expect(next).toBeNull()
  })

  it('deletes only my own', async () => {
    const added = await as(bob, () => addComment(words))
    expect(await failureOf(as(ann, () => deleteComment(added)))).toBe('comment-delete-failed')
    await as(bob, () => deleteComment(added))
    expect((await as(ann, () => listComments(below))).items).toEqual([])
  })

  it('says why it did not work', async () => {
    const tooLong = as(bob, () => addComment({ ...words, text: 'x'.repeat(1001) }))
    expect(await failureOf(tooLong)).toBe('comment-add-failed')
    expect(await failureOf(addComment(words))).toBe('comment-signed-out')
    const hidden = as(bob, () => listComments({ reportId: 'hidden', id: 'e' }))
    expect(await failureOf(hidden)).toBe('comments-load-failed')
  })
})
