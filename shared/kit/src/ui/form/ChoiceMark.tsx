import Check from 'lucide-react/icons/check'
import styled from 'styled-components'

type Props = {
  chosen: boolean
  /** Several options can be chosen. */
  several?: boolean
}

/**
 * The mark of an option, chosen or not: a circle where one can be chosen, a box with a tick where several
 * can. It shows that there is a choice before the first one is made.
 */
export function ChoiceMark({ chosen, several = false }: Props) {
  return (
    <Mark aria-hidden $chosen={chosen} $several={several}>
      {chosen && (several ? <Check size={13} strokeWidth={4} /> : <Dot />)}
    </Mark>
  )
}

const Mark = styled.span<{ $chosen: boolean; $several: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border: 1.5px solid ${({ $chosen }) => ($chosen ? 'var(--gl-green-text)' : 'var(--gl-control)')};
  border-radius: ${({ $several }) => ($several ? '4px' : '50%')};
  background: ${({ $chosen, $several }) =>
    $chosen && $several ? 'var(--gl-green)' : 'var(--gl-surface)'};
  color: var(--gl-green-on);

  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`

const Dot = styled.span`
  width: 0.5625rem;
  height: 0.5625rem;
  border-radius: 50%;
  background: var(--gl-green-text);

  @media (forced-colors: active) {
    background: currentcolor;
  }
`
