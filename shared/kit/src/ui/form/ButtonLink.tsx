import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { buttonStyle, type ButtonLook } from './Button.tsx'

/** A link to a page of the site, with the look of a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`
