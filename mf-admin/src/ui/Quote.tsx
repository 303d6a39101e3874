import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MarkedText } from './MarkedText.tsx'

/** What a member wrote, with details below. */
export function Quote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <figure>
      <Words>
        <MarkedText>{text}</MarkedText>
      </Words>
      {children && <Source>{children}</Source>}
    </figure>
  )
}

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--gl-space-4);
  border-inline-start: 4px solid var(--gl-control);
  white-space: pre-line;
`

const Source = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);
  margin-block-start: var(--gl-space-2);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
