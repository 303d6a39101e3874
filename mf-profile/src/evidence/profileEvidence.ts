import type { Experience } from '@greenlight/domain/experience'
import { genderLabels } from '@greenlight/domain/gender'
import type { Report } from '@greenlight/domain/report'
import { toneLabels } from '@greenlight/domain/tone'
import { attempt } from '@greenlight/kit/data/attempt'
import type { Cursor } from '@greenlight/kit/data/pages'
import { getFullPhoto } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import type { Evidence, EvidenceEntry } from '@greenlight/kit/ui/evidence/evidenceFile'
import type { ListPage } from '@greenlight/runtime'
import { listComments } from '../comments/commentRequests.ts'
import { listExperiences } from '../experiences/experienceRequests.ts'
import { getReply } from '../replies/replyRequests.ts'

/**
 * A profile with its photo, the answer of the person described, and all experiences and comments, with names and
 * times. Costs a read for each document, and one for each experience without a comment.
 * @throws GreenlightError `kit/profile-load-failed`, and those of experiences and comments
 * @public used through importWithRetry
 */
export function profileEvidence(report: Report, address: string): Promise<Evidence> {
  return attempt(failure('kit/profile-load-failed'), async () => {
    const [photo, reply, experiences] = await Promise.all([
      getFullPhoto(report.id),
      getReply(report.id),
      allPages((cursor) => listExperiences(report.id, cursor)),
    ])
    const written = await Promise.all(experiences.map(withComments))
    const owner = report.ownerName ?? 'User'
    return {
      title: `Profile of ${report.name}`,
      facts: [
        ['Name', report.name],
        ['Age', report.age === null ? null : String(report.age)],
        ['Gender', report.gender && genderLabels[report.gender]],
        ['Town', report.location],
        ['Address', address],
        ['Account number of the member who shared it', report.ownerUid],
      ],
      photo: photo ?? report.photoUrl,
      parts: [
        {
          title: 'Shared by',
          entries: [
            { by: owner, at: report.createdAt, text: report.notes, note: toneLabels[report.tone] },
          ],
        },
        ...(reply
          ? [
              {
                title: 'Answer of the person described',
                entries: [{ by: report.name, at: reply.createdAt, text: reply.text }],
              },
            ]
          : []),
        { title: 'Experiences and comments', entries: written.flat() },
      ],
    }
  })
}

async function withComments(experience: Experience): Promise<readonly EvidenceEntry[]> {
  const comments = await allPages((cursor) => listComments(experience, cursor))
  return [
    {
      by: experience.authorName,
      at: experience.createdAt,
      text: experience.notes,
      note: toneLabels[experience.tone],
    },
    ...comments.map(({ authorName, createdAt, text }) => ({
      by: authorName,
      at: createdAt,
      text,
      note: `Comment on the experience of ${experience.authorName}`,
    })),
  ]
}

async function allPages<T>(
  fetchPage: (cursor: Cursor | null) => Promise<ListPage<T, Cursor>>,
): Promise<readonly T[]> {
  const all: T[] = []
  let next: Cursor | null = null
  do {
    const page: ListPage<T, Cursor> = await fetchPage(next)
    all.push(...page.items)
    next = page.next
  } while (next)
  return all
}
