import { type CountsByTone, type Tone, toneLabels, tones } from '@greenlight/domain/tone'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import styled from 'styled-components'
import { totalCount } from './toneCounts.ts'

type Props = {
  counts: CountsByTone
  /** Tones with more experiences than can be counted. */
  more: readonly Tone[]
}

/** One bar with the number of experiences of each tone, in proportion. Nothing without experiences. */
export function ToneSummary({ counts, more }: Props) {
  const total = totalCount(counts)
  if (total === 0) return null
  return (
    <section aria-label="Experiences by tone">
      <Bar>
        {tones.map((tone) => (
          <Part key={tone} $tone={tone} $count={counts[tone]}>
            <dt>
              <ToneMark tone={tone} />
              <VisuallyHidden>{toneLabels[tone]}</VisuallyHidden>
            </dt>
            <dd>
              {counts[tone]}
              {more.includes(tone) && '+'}
            </dd>
          </Part>
        ))}
      </Bar>
    </section>
  )
}

/** The number of all experiences. Nothing without experiences. */
export function ExperienceTotal({ counts, more }: Props) {
  const total = totalCount(counts)
  if (total === 0) return null
  return (
    <Total>
      {total}
      {more.length > 0 && '+'} {total === 1 ? 'experience' : 'experiences'}
    </Total>
  )
}

const fills: Readonly<Record<Tone, string>> = {
  green: 'var(--gl-green-soft)',
  yellow: 'var(--gl-amber-soft)',
  red: 'var(--gl-red-soft)',
}

const Total = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`

const Bar = styled.dl`
  display: flex;
  gap: 2px;
  border-radius: var(--gl-radius-m);
  overflow: clip;
`

/** A tone that nobody chose keeps its number, in gray. */
const Part = styled.div<{ $tone: Tone; $count: number }>`
  display: flex;
  flex: ${({ $count }) => $count} 0 4.5rem;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-2);
  min-height: 2.5rem;
  background: ${({ $tone, $count }) => ($count > 0 ? fills[$tone] : 'var(--gl-sunken)')};
  color: var(--gl-ink);
  font-weight: var(--gl-weight-bold);
  transition: flex-grow var(--gl-slow) var(--gl-ease);

  & > dt {
    display: grid;
  }
`
