import styled from 'styled-components'

/** Numbers of one subject, each below its name. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2) var(--gl-space-6);
  margin-block-start: var(--gl-space-2);

  & dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`

export function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
