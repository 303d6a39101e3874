import { paths } from '@greenlight/kit/contract/paths'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'

export function TermsNote() {
  return (
    <Note>
      By continuing, you agree to our <Link to={paths.terms()}>Terms &amp; Conditions</Link>.
    </Note>
  )
}

const Note = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
  text-align: center;
`
