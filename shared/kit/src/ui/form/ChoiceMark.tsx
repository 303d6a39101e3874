import Check from 'lucide-react/icons/check'
import styled, { css } from 'styled-components'

/** The style of an option in a choice. */
export const choiceStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--gl-space-2);
  min-height: var(--gl-target);
  padding: var(--gl-space-2) var(--gl-space-3);
  border: 1.5px solid var(--gl-control);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--gl-fast) var(--gl-ease),
    border-color var(--gl-fast) var(--gl-ease);

  &:hover {
    border-color: var(--gl-ink);
  }
`

/** The additional style of a chosen option. */
export const chosenStyle = css`
  border-color: var(--gl-ink);
  background: var(--gl-sunken);
  box-shadow: inset 0 0 0 1px var(--gl-ink);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`

/** For an option that is the label of an invisible radio button or checkbox on top of it. */
export const choiceInputStyle = css`
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  & > input:focus-visible {
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--gl-focus);
    outline-offset: 1px;
  }
  &:has(:checked) {
    ${chosenStyle}
  }
`

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
  border: 1.5px solid ${({ $chosen }) => ($chosen ? 'var(--gl-ink)' : 'var(--gl-control)')};
  border-radius: ${({ $several }) => ($several ? '4px' : '50%')};
  background: ${({ $chosen, $several }) =>
    $chosen && $several ? 'var(--gl-ink)' : 'var(--gl-surface)'};
  color: var(--gl-surface);

  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`

const Dot = styled.span`
  width: 0.5625rem;
  height: 0.5625rem;
  border-radius: 50%;
  background: var(--gl-ink);

  @media (forced-colors: active) {
    background: currentcolor;
  }
`
