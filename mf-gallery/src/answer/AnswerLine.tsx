import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import type { RefObject } from 'react'
import styled from 'styled-components'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { SOUND_ALIKES_ID } from '../nameSearch/SoundAlikes.tsx'
import { joinedTexts } from './answerText.ts'
import type { Offer } from './hiddenReports.ts'

type Props = {
  /** The answer in one sentence, or a placeholder while it is unknown. */
  sentence: string
  note: string
  offers: readonly Offer[]
  /** How many profiles have a name that sounds alike. */
  alike: number
  /** How many found profiles the member has reported. That they were reported is said only after a press. */
  hiddenByMe: number
  showsHidden: boolean
  /** For screen readers only: the page shows it elsewhere. */
  said: string
  /** Whether the answer is whole and typing has paused: only then it is announced. */
  complete: boolean
  /** False where the empty state shows the sentence. */
  isShown: boolean
  isStrong: boolean
  onChange: ChangeFilters
  onToggleHidden: () => void
  /** Receives the focus when Load more is gone. */
  target: RefObject<HTMLParagraphElement | null>
}

/**
 * The answer of the gallery, with a button for each thing that it leaves out. The status is one text in an
 * element that stays: screen readers miss a status that appears with its text.
 */
export function AnswerLine({
  sentence,
  note,
  offers,
  alike,
  hiddenByMe,
  complete,
  ...props
}: Props) {
  const { isShown, isStrong, showsHidden, onChange, onToggleHidden, said, target } = props
  const alikeText = alike === 0 ? '' : `${alike} ${alike === 1 ? 'sounds' : 'sound'} alike`
  const hiddenText = hiddenByMe === 0 ? '' : `${hiddenByMe} hidden by you`
  const spoken = joinedTexts([
    sentence,
    note,
    ...offers.map(({ text }) => text),
    alikeText,
    hiddenText,
    said,
  ])
  const hasButtons = complete && (offers.length > 0 || alike > 0 || hiddenByMe > 0)
  return (
    <div>
      <VisuallyHidden role="status" tabIndex={-1} ref={target} as="p">
        {complete ? spoken : ''}
      </VisuallyHidden>
      {(isShown || note !== '' || hasButtons) && (
        <Line>
          {isShown && (
            <Sentence aria-hidden $strong={isStrong}>
              {sentence}
            </Sentence>
          )}
          {note !== '' && <Note aria-hidden>{note}</Note>}
          {hasButtons && (
            <>
              {offers.map(({ id, text, changes }) => (
                <Button key={id} size="small" onClick={() => onChange(`show ${id}`, changes)}>
                  <bdi>{text}</bdi>
                </Button>
              ))}
              {alike > 0 && (
                <Button
                  size="small"
                  onClick={() => document.getElementById(SOUND_ALIKES_ID)?.focus()}
                >
                  {alikeText}
                </Button>
              )}
              {hiddenByMe > 0 && (
                <Button size="small" aria-expanded={showsHidden} onClick={onToggleHidden}>
                  {hiddenText}. {showsHidden ? 'Hide' : 'Show'}
                </Button>
              )}
            </>
          )}
        </Line>
      )}
    </div>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`

const Sentence = styled.p<{ $strong: boolean }>`
  color: ${({ $strong }) => ($strong ? 'inherit' : 'var(--gl-ink-soft)')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  font-size: ${({ $strong }) => ($strong ? 'inherit' : 'var(--gl-text-sm)')};
`

const Note = styled.p`
  flex-basis: 100%;
  color: var(--gl-ink-soft);
`
