import { tones } from '@greenlight/domain/tone'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { CardGrid } from '@greenlight/kit/ui/layout/CardGrid'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import styled from 'styled-components'
import { Card } from '../../mf-gallery/src/cards/Card.tsx'
import { ToneSummary } from '../../mf-profile/src/experiences/ToneSummary.tsx'
import { Row } from './Specimens.tsx'

const names = ['QuietHarbor', 'Ana Lúcia', 'Łukasz', 'x', 'River Stone', '小林 さくら', '']

/** Tones, avatars, and a card of the gallery. */
export function People() {
  return (
    <Panel title="Tones and people">
      <Row>
        {tones.map((tone) => (
          <ToneBadge key={tone} tone={tone} />
        ))}
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Big One" size={64} />
      </Row>
      <ToneSummary more={[]} counts={{ green: 12, yellow: 3, red: 0 }} />
      <CardGrid>
        {tones.map((tone, index) => (
          <li key={tone}>
            <Card>
              <Photo src={null} alt="No photo" />
              <Corner>
                <ToneBadge tone={tone} on="card" />
              </Corner>
              <Facts>
                <a href={`#card-${tone}`} data-cover>
                  <strong>
                    <bdi>{names[index]}</bdi>, {24 + index}
                  </strong>
                </a>
                <small>Phoenix, AZ · {index * 12 + 2} miles</small>
              </Facts>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Panel>
  )
}

const Corner = styled.div`
  position: absolute;
  inset-block-start: var(--gl-space-2);
  inset-inline-start: var(--gl-space-2);
`

const Facts = styled.div`
  display: grid;
  padding: var(--gl-space-3);

  & > small {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
  }
`
