import { totalCount } from '@greenlight/kit/domain/counts'
import { tones, type Tone, type ToneCounts as Counts } from '@greenlight/kit/domain/tone'
import { ToneCounts } from '@greenlight/kit/ui/ToneCounts'
import styled from 'styled-components'

/** How many experiences of each tone: words, numbers, and a bar of their shares. */
export function ToneSummary({ counts }: { counts: Counts }) {
  return (
    <Root aria-label="Experiences by tone">
      <ToneCounts counts={counts} />
      {totalCount(counts) > 0 && (
        <Bar aria-hidden>
          {tones.map((tone) => (
            <Part key={tone} $tone={tone} $count={counts[tone]} />
          ))}
        </Bar>
      )}
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
