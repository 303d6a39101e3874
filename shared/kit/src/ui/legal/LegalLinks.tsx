import { Link } from '@greenlight/runtime'
import styled from 'styled-components'

/** Links at the end of a page, to the answers that somebody may need at once. */
export function LegalLinks() {
  return (
    <Row aria-label="Help and privacy">
      <Link to="/help">Help</Link>
      <Link to="/privacy">Privacy</Link>
      <Link to="/about-me">Is this about you?</Link>
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--gl-space-5);
  font-size: var(--gl-text-sm);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--gl-target);
  }
`
