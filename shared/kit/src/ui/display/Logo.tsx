import styled from 'styled-components'
import { SpeechBubble } from './illustrations.tsx'

/** The picture of the logo: three lights in a speech bubble. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" width={size} height={size}>
      <SpeechBubble x={0} y={0} fill="var(--gl-pine)" lights />
    </svg>
  )
}

type Props = { size?: 'medium' | 'large' }

/** The logo: picture and name. The name is text, so a link around it needs no label. */
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
