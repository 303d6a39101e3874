import {
  type Experience,
  experienceTagLabels,
  type ExperienceTime,
} from '@greenlight/domain/experience'
import type { Report } from '@greenlight/domain/report'
import { SmallText, VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { useDeleteExperience } from '@greenlight/kit/write/useDeleteContribution'
import { useSession } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { Comments } from '../comments/Comments.tsx'
import { useCommentCount } from '../comments/useCommentCount.ts'
import { Byline } from '../contributions/Byline.tsx'
import { Contribution } from '../contributions/Contribution.tsx'
import { FlaggedPlaceholder } from '../flags/FlaggedPlaceholder.tsx'
import { useFlagging } from '../flags/flagging.ts'
import { editExperience } from './experienceRequests.ts'
import { noteText } from './noteText.ts'

type Props = {
  experience: Experience
  report: Report
  /** True until the server has it. */
  pending: boolean
  onDeleted: (id: string, movesFocus: boolean) => void
  onEdited: (experience: Experience) => void
}

/** One experience. Its comments are counted when it is in sight, and loaded when the member opens them. */
export function ExperienceItem({ experience, report, pending, onDeleted, onEdited }: Props) {
  const { id, reportId, userId, authorName, tone, notes, tags, when } = experience
  const { createdAt, editedAt } = experience
  const { revisedAt } = report
  const isMine = useSession(({ user }) => user !== null && user.uid === userId)
  const { isFlagged } = useFlagging()
  const item = useRef<HTMLLIElement>(null)
  const deletion = useDeleteExperience(experience, () =>
    onDeleted(id, mayMoveFocusFrom(item.current)),
  )
  const count = useCommentCount(experience, item, !pending)
  const target = { kind: 'experience', reportId, experienceId: id } as const

  if (isFlagged(target)) {
    return (
      <Item>
        <FlaggedPlaceholder target={target} />
      </Item>
    )
  }
  const comments = {
    label: (open: boolean) => (
      <>
        {open ? 'Hide comments' : 'Show comments'}
        <VisuallyHidden>
          {' '}
          on <bdi>{authorName}</bdi>’s experience
        </VisuallyHidden>
        {count !== null && count > 0 && ` (${count})`}
      </>
    ),
    children: <Comments experience={experience} report={report} />,
  }
  return (
    <Item ref={item}>
      <Contribution
        byline={
          <>
            <Byline {...{ authorName, createdAt, editedAt, pending }} />
            <ToneBadge tone={tone} />
            {tags.map((tag) => (
              <Tag key={tag}>{experienceTagLabels[tag]}</Tag>
            ))}
            {when && <SmallText as="span">It was {timeWords(when, createdAt)}.</SmallText>}
            {revisedAt && createdAt && createdAt < revisedAt && (
              <SmallText as="span">Written about earlier notes.</SmallText>
            )}
          </>
        }
        text={notes}
        label={`${authorName}’s experience`}
        isMine={isMine}
        createdAt={createdAt}
        target={target}
        author={userId === null ? null : { uid: userId, name: authorName }}
        busy={pending}
        edit={{
          schema: noteText,
          save: async (text) => onEdited(await editExperience(experience, text)),
        }}
        deletion={deletion}
        {...(!pending && { below: comments })}
      />
    </Item>
  )
}

/** The year, so that it stays true. */
function timeWords(when: ExperienceTime, createdAt: Date | null): string {
  const year = createdAt?.getFullYear()
  if (when === 'earlier') return year ? `before ${year - 1}` : 'some years ago'
  if (!year) return when === 'this-year' ? 'in that year' : 'the year before'
  return `in ${when === 'this-year' ? year : year - 1}`
}

const Tag = styled.span`
  padding: 0 var(--gl-space-2);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-full);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

const Item = styled.li`
  min-width: 0;
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
`
