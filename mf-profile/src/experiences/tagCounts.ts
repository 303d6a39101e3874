import { type Experience, type ExperienceTag, experienceTags } from '@greenlight/domain/experience'

/** A tag of fewer members is shown at their experiences only. */
const LEAST_MEMBERS = 3

export type TagCount = { readonly tag: ExperienceTag; readonly members: number }

/** The tags that at least three different members gave, with the number of members. */
export function countTags(
  experiences: readonly Pick<Experience, 'userId' | 'tags'>[],
): readonly TagCount[] {
  const members = (tag: ExperienceTag) =>
    new Set(
      experiences.flatMap(({ userId, tags }) => (userId && tags.includes(tag) ? [userId] : [])),
    ).size
  return experienceTags
    .map((tag) => ({ tag, members: members(tag) }))
    .filter((count) => count.members >= LEAST_MEMBERS)
}
