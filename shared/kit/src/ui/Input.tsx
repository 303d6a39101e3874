import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'

/** One line of text. Spread a `Field`'s control on it. */
export const Input = styled.input`
  ${controlStyle}
`
