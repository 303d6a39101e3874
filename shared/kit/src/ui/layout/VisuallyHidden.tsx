import styled from 'styled-components'
import { hiddenStyle } from './hiddenStyle.ts'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`
