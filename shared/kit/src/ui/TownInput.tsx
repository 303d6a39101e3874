import styled from 'styled-components'
import { limits } from '../domain/limits.ts'
import { Input } from './Input.tsx'

/** The input of a `CityBox`, with room for its pin. */
export const TownInput = styled(Input).attrs({
  maxLength: limits.location,
  spellCheck: false,
  autoComplete: 'off',
})`
  padding-inline-start: var(--gl-space-10);
`
