import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

type Props = {
  title?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** Content at the right of the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** A part of a page with its own background. With a title it is a named region. */
export function Panel({ title, text, aside, children }: Props) {
  const id = useId()
  return (
    <Root aria-labelledby={title ? id : undefined}>
      {title && (
        <Head>
          <div>
            <h2 id={id}>{title}</h2>
            {text && <Text>{text}</Text>}
          </div>
          {aside}
        </Head>
      )}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: var(--gl-space-5);
  min-width: 0;
  padding: clamp(1rem, 4vw, 1.75rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  /* A long word inside must not widen the panel. */
  & > * {
    min-width: 0;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--gl-space-2) var(--gl-space-4);
`

const Text = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
