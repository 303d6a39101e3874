import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { type ButtonLook, buttonStyle } from './Button.tsx'

/** A link to a page of the site, with the look of a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`
