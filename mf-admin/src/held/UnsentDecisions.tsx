import { Button } from '@greenlight/kit/ui/form/Button'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import styled from 'styled-components'
import { AlreadyDecided } from '../decisions/AlreadyDecided.tsx'
import { moderationActionLabels } from '../log/logEntry.ts'
import { decisionTitle, type HeldDecision } from './createHeldDecisions.ts'
import { useHeldDecisions, useHeldState } from './HeldContext.ts'

/** Decisions that an earlier visit left or that have failed, and what a decision on several items did. */
export function UnsentDecisions() {
  const held = useHeldDecisions()
  const { unsent, results } = useHeldState()
  return (
    <>
      {results && (
        <Panel
          title={`${moderationActionLabels[results.action]}: ${results.parts.filter(({ error }) => error === null).length} of ${results.parts.length}`}
          aside={
            <Button size="small" onClick={held.closeResults}>
              Close
            </Button>
          }
        >
          <List role="list" aria-label="Results">
            {results.parts.map(({ name, error }, at) => (
              <li key={at}>
                <bdi>{name}</bdi>: {error ?? 'Done'}
              </li>
            ))}
          </List>
        </Panel>
      )}
      {unsent.map((decision) => (
        <Unsent key={decision.id} decision={decision} />
      ))}
    </>
  )
}

function Unsent({ decision }: { decision: HeldDecision }) {
  const { sendAgain, discard } = useHeldDecisions()
  const { id, draft, parts } = decision
  const failed = parts.filter(({ error }) => error !== null)
  const wasTooLate = parts.every(({ error }) => error?.code === 'admin/already-decided')
  return (
    <Notice role="group" aria-label={`Not sent yet: ${decisionTitle(decision)}`}>
      <p>
        <strong>Not sent yet:</strong> <bdi>{decisionTitle(decision)}</bdi>
      </p>
      {wasTooLate
        ? parts.map(({ targetPath }) => (
            <AlreadyDecided key={targetPath} targetPath={targetPath} typed={draft.written} />
          ))
        : failed.map(({ targetPath, name, error }) => (
            <p key={targetPath}>
              {parts.length > 1 && (
                <>
                  <bdi>{name}</bdi>:{' '}
                </>
              )}
              {error?.text}
            </p>
          ))}
      <Choices>
        {!wasTooLate && (
          <Button size="small" onClick={() => sendAgain(id)}>
            Send
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => discard(id)}>
          Discard
        </Button>
      </Choices>
    </Notice>
  )
}

const Notice = styled.div`
  display: grid;
  gap: var(--gl-space-2);
  padding: var(--gl-space-3) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber-soft);
  font-size: var(--gl-text-sm);
`

const Choices = styled.div`
  display: flex;
  gap: var(--gl-space-2);
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-1);
  font-size: var(--gl-text-sm);
`
