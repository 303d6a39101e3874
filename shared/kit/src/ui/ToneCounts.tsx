import { toneLabels, tones } from '../domain/tone.ts'
import type { ToneCounts as Counts } from '../domain/tone.ts'
import styled from 'styled-components'
import { ToneMark } from './ToneMark.tsx'

/** How many of each tone, mildest first. */
export function ToneCounts({ counts }: { counts: Counts }) {
  return (
    <List>
      {tones.map((tone) => (
        <Item key={tone}>
          <dt>{toneLabels[tone]}</dt>
          <dd>
            <ToneMark tone={tone} size={20} />
            {counts[tone]}
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
