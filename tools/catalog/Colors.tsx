import { Panel } from '@greenlight/kit/ui/layout/Panel'
import styled from 'styled-components'

const grounds = ['ground', 'surface', 'raised', 'sunken', 'green-soft', 'amber-soft', 'red-soft']
const tints = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5']
const fills = ['green', 'amber', 'red', 'deep']
const inks = ['ink', 'ink-soft', 'green-text', 'amber-text', 'red-text']

/** Backgrounds and fills, each with the text colors allowed on it. */
export function Colors() {
  return (
    <Panel title="Color" text="Names are --gl-…; every pair shown is measured in colors.test.ts.">
      <Swatches>
        {grounds.map((name) => (
          <Swatch key={name} style={{ background: `var(--gl-${name})` }}>
            <strong>{name}</strong>
            {inks
              .filter(
                (ink) =>
                  !name.endsWith('-soft') ||
                  !/(green|amber|red)/.test(ink) ||
                  ink.startsWith(name.slice(0, 3)),
              )
              .map((ink) => (
                <span key={ink} style={{ color: `var(--gl-${ink})` }}>
                  {ink}
                </span>
              ))}
          </Swatch>
        ))}
        {fills.map((name) => (
          <Swatch
            key={name}
            style={{ background: `var(--gl-${name})`, color: `var(--gl-${name}-on)` }}
          >
            <strong>{name}</strong>
            <span>{name}-on</span>
          </Swatch>
        ))}
        {tints.map((name) => (
          <Swatch key={name} style={{ background: `var(--gl-${name})` }}>
            <strong>{name}</strong>
          </Swatch>
        ))}
      </Swatches>
    </Panel>
  )
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: var(--gl-space-3);
`

const Swatch = styled.div`
  display: grid;
  align-content: start;
  padding: var(--gl-space-3);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  font-size: var(--gl-text-xs);
`
