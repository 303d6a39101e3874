import { Page } from '@greenlight/kit/ui/layout/Page'
import styled from 'styled-components'

/** Low title and small gaps, so that an item and its decision fit on one screen. */
export const Desk = styled(Page)`
  gap: var(--gl-space-3);
  padding-block-start: var(--gl-space-3);

  & > h1 {
    font-size: var(--gl-text-lg);
  }
`
