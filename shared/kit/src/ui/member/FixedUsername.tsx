import styled from 'styled-components'
import { FieldHint } from '../form/Field.tsx'

/** The own username, which cannot be changed. */
export function FixedUsername({ children: username }: { children: string }) {
  return (
    <Root>
      <dt>Username</dt>
      <dd>
        <bdi>{username}</bdi>
        <FieldHint>It cannot be changed.</FieldHint>
      </dd>
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  gap: var(--gl-space-1);

  & > dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
    font-weight: 600;
  }
`
