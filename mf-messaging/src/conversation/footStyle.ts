import { NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import styled from 'styled-components'

/** In the place of the message box. It leaves room for the floating menu, which a phone has in the header. */
export const Foot = styled.div`
  display: grid;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right))
    calc(var(--gl-space-5) + var(--gl-safe-bottom)) calc(var(--gl-space-4) + var(--gl-safe-left));
  border-block-start: 1px solid var(--gl-line);
  background: var(--gl-surface);

  & > p {
    max-width: 34rem;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
  }
  @media ${NARROW_WINDOW} {
    padding-inline-end: calc(var(--gl-space-4) + var(--gl-safe-right));
  }
`

export const FootButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
`

/** Around the message box, or what keeps the member from writing. */
export const Gate = styled.div`
  flex: none;
  border-block-start: 1px solid var(--gl-line);
  background: var(--gl-surface);

  & > :not(form) {
    margin: var(--gl-space-4);
    margin-inline-end: calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right));

    @media ${NARROW_WINDOW} {
      margin-inline-end: var(--gl-space-4);
    }
  }
`
