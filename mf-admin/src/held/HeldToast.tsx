import { Announced } from '@greenlight/kit/ui/status/Announced'
import { Spinner } from '@greenlight/kit/ui/status/Loading'
import styled, { keyframes } from 'styled-components'
import { moderationActionLabels } from '../log/logEntry.ts'
import { ShortcutKey, useShortcuts } from '../queue/shortcuts.tsx'
import { HOLD_MS } from './createHeldDecisions.ts'
import { useHeldDecisions, useHeldState } from './HeldContext.ts'

/** Says what was decided, with Undo until it is sent. */
export function HeldToast() {
  const { undo } = useHeldDecisions()
  const { held, sending } = useHeldState()
  useShortcuts(held ? { z: undo } : {})
  const shown = held ?? sending.at(-1)
  if (!shown) return null
  const { id, action, parts } = shown
  const what = `${moderationActionLabels[action]}.`
  const [first] = parts
  const name = parts.length === 1 && first ? first.name : `${parts.length} items`
  return (
    <Root key={id} role="group" aria-label="Last decision">
      <Words>
        <Announced>{held ? `${what} ${name}` : what}</Announced>
      </Words>
      {held ? (
        <Undo type="button" onClick={undo}>
          Undo
          <ShortcutKey>Z</ShortcutKey>
        </Undo>
      ) : (
        <Spinner label="Sending" />
      )}
      {held && <Left aria-hidden />}
    </Root>
  )
}

/** Above the page's title, where it covers neither the item nor its decision. */
const Root = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset-block-start: calc(var(--gl-header) + var(--gl-space-2));
  inset-inline-end: max(var(--gl-gutter), calc((100vw - 75rem) / 2));
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);
  min-height: var(--gl-target);
  max-width: min(24rem, calc(100vw - 2 * var(--gl-gutter)));
  padding-inline: var(--gl-space-4) var(--gl-space-2);
  border-radius: var(--gl-radius-m);
  background: var(--gl-deep);
  box-shadow: var(--gl-shadow-3);
  color: var(--gl-deep-on);
  font-size: var(--gl-text-sm);
  font-weight: var(--gl-weight-medium);
  overflow: clip;
`

const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Undo = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--gl-space-2);
  min-height: 2.25rem;
  padding-inline: var(--gl-space-3);
  border: 1.5px solid currentcolor;
  border-radius: var(--gl-radius-full);
  background: transparent;
  color: inherit;
  font-weight: 650;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentcolor 15%, transparent);
  }
`

/** The time that is left. */
const Left = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: var(--gl-green);
  transform-origin: left;
  animation: ${keyframes`to { transform: scaleX(0) }`} ${HOLD_MS}ms linear forwards;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
