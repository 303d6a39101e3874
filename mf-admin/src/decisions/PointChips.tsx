import { type DecisionPoint, decisionPoints } from '@greenlight/domain/decisionPoint'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import styled from 'styled-components'
import { ShortcutKey } from '../queue/shortcuts.tsx'

/** Short, so that all of them fit in a line or two. */
const chipLabels: Readonly<Record<DecisionPoint, string>> = {
  false: 'Not true',
  harassment: 'Harassment',
  threats: 'Threats',
  'private-info': 'Private info',
  minor: 'Under 18',
  nudity: 'Nudity',
  intimate: 'Intimate',
  impersonation: 'Pretends',
  spam: 'Spam',
  other: 'Other',
}

/** The key that chooses a point: 1 to 9, then 0. */
export const pointKey = (point: DecisionPoint): string =>
  String((decisionPoints.indexOf(point) + 1) % 10)

type Props = {
  chosen: DecisionPoint | ''
  /** Points that members have named in their flags. */
  flagged: readonly string[]
  /** Choosing it again takes it back. */
  onChoose: (point: DecisionPoint) => void
}

/** The points of the guidelines as toggle buttons, of which one or none is chosen. */
export function PointChips({ chosen, flagged, onChoose }: Props) {
  return (
    <Row role="group" aria-label="Points of the guidelines">
      {decisionPoints.map((point) => (
        <Chip
          key={point}
          type="button"
          aria-pressed={point === chosen}
          onClick={() => onChoose(point)}
        >
          {flagged.includes(point) && (
            <>
              <Dot aria-hidden />
              <VisuallyHidden>Flagged: </VisuallyHidden>
            </>
          )}
          {chipLabels[point]}
          <ShortcutKey>{pointKey(point)}</ShortcutKey>
        </Chip>
      ))}
    </Row>
  )
}

/** One row, which scrolls sideways on a phone. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-1);
  margin-inline-end: calc(var(--bar-side) - var(--bar-end));

  @media (max-width: 59.99rem) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--bar-side));
    padding: 4px var(--bar-side);
    overflow-x: auto;
    scrollbar-width: none;
  }
`

const Chip = styled.button`
  position: relative; /* hidden text must scroll with it */
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--gl-space-1);
  min-height: 2rem;
  padding-inline: var(--gl-space-2);
  border: 1.5px solid var(--gl-line);
  border-radius: var(--gl-radius-full);
  background: var(--gl-surface);
  font-size: var(--gl-text-xs);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--gl-control);
  }
  &[aria-pressed='true'] {
    border-color: var(--gl-ink);
    background: var(--gl-ink);
    color: var(--gl-surface);
  }
  & > kbd {
    min-width: 0;
    padding: 0;
    border: 0;
    opacity: 0.7;
  }
  @media (max-width: 59.99rem) {
    min-height: 2.5rem;
    padding-inline: var(--gl-space-3);
  }
`

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--gl-red);
`
