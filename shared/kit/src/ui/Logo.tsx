import styled from 'styled-components'
import { LogoMark } from './LogoMark.tsx'

type Props = { size?: 'medium' | 'large' }

/** Mark and wordmark. The word is text, so a link around it needs no other name. */
export function Logo({ size = 'medium' }: Props) {
  return (
    <Root $large={size === 'large'}>
      <LogoMark size={size === 'large' ? 56 : 40} />
      Greenlight
    </Root>
  )
}

const Root = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: var(--gl-ink);
  font-size: ${({ $large }) => ($large ? 'var(--gl-text-xl)' : 'var(--gl-text-lg)')};
  font-weight: 750;
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`
