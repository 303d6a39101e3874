import styled from 'styled-components'
import { limits } from '@greenlight/domain/limits'
import { Input } from '../form/Input.tsx'

/** The input of a `PlaceField`, with space for the pin. */
export const TownInput = styled(Input).attrs({
  maxLength: limits.location,
  spellCheck: false,
  autoComplete: 'off',
})`
  padding-inline-start: var(--gl-space-10);
`
