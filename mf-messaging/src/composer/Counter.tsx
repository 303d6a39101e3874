import { limits } from '@greenlight/kit/domain/limits'
import styled from 'styled-components'

/** From so many characters left on, they are counted. */
const NEAR_END = 200

/** How much of a message is left, near its end; its line is there always, so that nothing moves. */
export function Counter({ id, length }: { id: string; length: number }) {
  const left = limits.message - length
  return (
    <Line id={id} data-over={left < 0 || undefined}>
      {left < 0 && `Too long by ${-left} ${-left === 1 ? 'character' : 'characters'}.`}
      {left >= 0 && left <= NEAR_END && `${left} left`}
    </Line>
  )
}

const Line = styled.div`
  grid-column: 1 / -1;
  height: calc(2.25rem + var(--gl-safe-bottom));
  padding-block-start: 2px;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-over] {
    color: var(--gl-red-text);
    font-weight: var(--gl-weight-medium);
  }
`
