import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'
import styled from 'styled-components'
import { placeId } from './placeId.ts'

type Props = { target: FlagTarget; what: string }

/** Stands in the place of what I flagged. */
export function FlaggedNote({ target, what }: Props) {
  return (
    <Note id={placeId(target)} tabIndex={-1}>
      You reported this {what}. It is hidden for you.
    </Note>
  )
}

const Note = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-style: italic;
`
