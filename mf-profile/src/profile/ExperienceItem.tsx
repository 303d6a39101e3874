import { deleteExperience } from '@greenlight/kit/data/experiences/deleteExperience'
import type { Experience } from '@greenlight/kit/domain/experience'
import { Disclosure } from '@greenlight/kit/ui/Disclosure'
import { ToneBadge } from '@greenlight/kit/ui/ToneBadge'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { FlaggedNote } from '../flags/FlaggedNote.tsx'
import { useFlagging } from '../flags/flaggingContext.ts'
import { Byline } from './Byline.tsx'
import { Comments } from './Comments.tsx'
import { Entry } from './Entry.tsx'

type Props = {
  experience: Experience
  /** Shown, but not yet with the server. */
  pending: boolean
  onDeleted: (id: string) => void
}

/** One member's experience, with its comments on demand. */
export function ExperienceItem({ experience, pending, onDeleted }: Props) {
  const { id, reportId, userId, authorName, tone, notes, createdAt } = experience
  const isMine = useSession(({ user }) => user !== null && user.uid === userId)
  const { isFlagged } = useFlagging()
  const target = { kind: 'experience', reportId, experienceId: id } as const

  if (isFlagged(target)) {
    return (
      <Item>
        <FlaggedNote target={target} what="experience" />
      </Item>
    )
  }
  return (
    <Item>
      <Entry
        byline={
          <>
            <Byline authorName={authorName} createdAt={createdAt} pending={pending} />
            <ToneBadge tone={tone} />
          </>
        }
        text={notes}
        label={`${authorName}’s experience`}
        isMine={isMine}
        target={target}
        busy={pending}
        remove={{
          question: 'Delete this experience?',
          code: 'experience-delete-failed',
          run: () => deleteExperience(experience),
          onDone: () => onDeleted(id),
        }}
      >
        {!pending && (
          <Disclosure
            label={(open) => (
              <>
                {open ? 'Hide comments' : 'Show comments'}
                <VisuallyHidden>
                  {' '}
                  on <bdi>{authorName}</bdi>’s experience
                </VisuallyHidden>
              </>
            )}
          >
            <Comments experience={experience} />
          </Disclosure>
        )}
      </Entry>
    </Item>
  )
}

const Item = styled.li`
  min-width: 0;
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
`
