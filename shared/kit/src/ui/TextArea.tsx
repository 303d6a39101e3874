import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'

/** Several lines of text; grows with what is written where the browser can, and never sideways. */
export const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 7rem;
  max-height: 60dvh;
  resize: vertical;
  field-sizing: content;
`
