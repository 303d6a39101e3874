import { toneLabels } from '../domain/tone.ts'
import type { Tone } from '../domain/tone.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ToneMark } from './ToneMark.tsx'

type Props = {
  tone: Tone
  /** On a photo it brings its own solid ground. */
  onPhoto?: boolean
  /** Said after the word, such as a count. */
  children?: ReactNode
}

/** Light, shape and word of a tone: never colour alone. */
export function ToneBadge({ tone, onPhoto = false, children }: Props) {
  return (
    <Root $tone={tone} $onPhoto={onPhoto}>
      <ToneMark tone={tone} size={16} />
      {toneLabels[tone]}
      {children}
    </Root>
  )
}

const grounds: Record<Tone, string> = {
  green: 'var(--gl-green-soft)',
  yellow: 'var(--gl-amber-soft)',
  red: 'var(--gl-red-soft)',
}
const inks: Record<Tone, string> = {
  green: 'var(--gl-green-text)',
  yellow: 'var(--gl-amber-text)',
  red: 'var(--gl-red-text)',
}

const Root = styled.span<{ $tone: Tone; $onPhoto: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.75rem;
  padding: 0.125rem 0.625rem 0.125rem 0.3125rem;
  border: 1px solid transparent;
  border-radius: var(--gl-radius-full);
  background: ${({ $tone, $onPhoto }) => ($onPhoto ? 'var(--gl-raised)' : grounds[$tone])};
  box-shadow: ${({ $onPhoto }) => ($onPhoto ? 'var(--gl-shadow-2)' : 'none')};
  color: ${({ $tone }) => inks[$tone]};
  font-size: var(--gl-text-xs);
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;
`
