import { type CountsByTone, type Tone, toneLabels, tones } from '@greenlight/domain/tone'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import styled from 'styled-components'
import { totalCount } from './toneCounts.ts'

type Props = {
  counts: CountsByTone
  /** Tones with more experiences than can be counted. */
  more: readonly Tone[]
}

function ToneCounts({ counts, more }: Props) {
  return (
    <List>
      {tones.map((tone) => (
        <Item key={tone}>
          <dt>{toneLabels[tone]}</dt>
          <dd>
            <ToneMark tone={tone} size={20} />
            {counts[tone]}
            {more.includes(tone) && '+'}
          </dd>
        </Item>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gl-space-2);
`

const Item = styled.div`
  display: grid;
  gap: var(--gl-space-1);
  padding: var(--gl-space-3) clamp(0.5rem, 2vw, 1rem);
  border: 1px solid transparent;
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);

  & > dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & > dd {
    display: flex;
    order: -1;
    align-items: center;
    gap: var(--gl-space-2);
    font-size: var(--gl-text-lg);
    font-weight: var(--gl-weight-bold);
    line-height: 1.1;
  }
`

/** The number of experiences of each tone, and a bar with their proportions. Nothing without experiences. */
export function ToneSummary({ counts, more }: Props) {
  const total = totalCount(counts)
  if (total === 0) return null
  return (
    <Root aria-label="Experiences by tone">
      <Total>
        {total}
        {more.length > 0 && '+'} {total === 1 ? 'experience' : 'experiences'}
      </Total>
      <ToneCounts counts={counts} more={more} />
      <Bar aria-hidden>
        {tones
          // A part without width would still have its gap.
          .filter((tone) => counts[tone] > 0)
          .map((tone) => (
            <Part key={tone} $tone={tone} $count={counts[tone]} />
          ))}
      </Bar>
    </Root>
  )
}

const fills: Readonly<Record<Tone, string>> = {
  green: 'var(--gl-green)',
  yellow: 'var(--gl-amber)',
  red: 'var(--gl-red)',
}

const Root = styled.section`
  display: grid;
  gap: var(--gl-space-2);
`

const Total = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.5rem;
  border-radius: var(--gl-radius-full);
  overflow: clip;
`

const Part = styled.span<{ $tone: Tone; $count: number }>`
  flex: ${({ $count }) => $count} 0 0;
  background: ${({ $tone }) => fills[$tone]};
  transition: flex-grow var(--gl-slow) var(--gl-ease);
  forced-color-adjust: none;
`
