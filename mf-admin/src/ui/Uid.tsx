import styled from 'styled-components'

export const Uid = styled.bdi`
  color: var(--gl-ink-soft);
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  overflow-wrap: anywhere;
`
