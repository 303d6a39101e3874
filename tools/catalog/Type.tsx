import { Panel } from '@greenlight/kit/ui/layout/Panel'

const sizes = [
  ['2xl', 'Look out for each other'],
  ['xl', 'Shared near Phoenix'],
  ['lg', 'What others experienced'],
  ['md', 'He was kind, on time, and the same person as in his photos. We talked for three hours.'],
  ['sm', 'Only members can see this.'],
  ['xs', '25 miles away · 3 days ago'],
] as const

/** The six type sizes. */
export function Type() {
  return (
    <Panel title="Type">
      {sizes.map(([size, words]) => (
        <p
          key={size}
          style={{
            fontSize: `var(--gl-text-${size})`,
            ...(size.endsWith('l') && {
              fontWeight: 700,
              lineHeight: 1.2,
              letterSpacing: '-0.015em',
            }),
          }}
        >
          {words}
        </p>
      ))}
      <p>
        A <a href="#terms">link in a text</a> and{' '}
        <bdi>{'Donaudampfschifffahrtsgesellschaft'.repeat(3)}</bdi>
      </p>
    </Panel>
  )
}
