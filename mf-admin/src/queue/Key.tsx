import { useContext } from 'react'
import styled from 'styled-components'
import { ShortcutsOn } from './shortcuts.ts'

/** The letter that does the same as the button around it. Decoration: the help below names them all. */
export function Key({ children }: { children: string }) {
  return useContext(ShortcutsOn) ? <Cap aria-hidden>{children}</Cap> : null
}

const Cap = styled.kbd`
  min-width: 1.5em;
  padding: 0 0.3em;
  border: 1px solid currentcolor;
  border-radius: 5px;
  font-family: inherit;
  font-size: var(--gl-text-xs);
  font-weight: 600;
  line-height: 1.45;
  text-align: center;

  /* Touch screens have no keys to press. */
  @media (hover: none) {
    display: none;
  }
`
